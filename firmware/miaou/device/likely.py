"""What each app may ask for, in the order in which it is likely: an archive has it in the place of
this module (tools/likely.py); plain files load nothing ahead."""

LIKELY: dict[str, str] = {}
