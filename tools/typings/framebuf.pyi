from tools.virtual.framebuf import *
