from tools.virtual.machine import *
