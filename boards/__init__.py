"""The boards Miaou runs on: one small file each. The simulators' are boards too."""
