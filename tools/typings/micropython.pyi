from tools.virtual.micropython import *
