from tools.virtual.uctypes import *
