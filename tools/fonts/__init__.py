"""The firmware's fonts, from the X Window System's misc-fixed to the modules in `miaou/fonts`.

The BDF files here are cut from Debian's package xfonts-base (1:1.0.5), whose misc-fixed fonts say:
"Public domain font.  Share and enjoy." To ship another character, add it to `faces.py`, then

    python3 -m tools.fonts.cut /usr/share/fonts/X11/misc    where that package is installed
    python3 -m tools fonts

How text must look and break is told by Adafruit's library, without our packing:
`host_tests/helpers/judge.py`.
"""
