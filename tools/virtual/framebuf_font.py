"""The one font that MicroPython's `framebuf` has, drawn with it and read back: eight columns a
character, the topmost pixel lowest. It is MicroPython's, under the MIT licence."""

from base64 import b85decode

FIRST, LAST = 32, 127  # all that is no letter looks like the last
COLUMNS = b85decode(
    rb"00000000000000_PXGV_00##E00##E6n}pd6n}pd03<GJYdR7D0An*43}#~h05X3~O?Pro000041_J>A00105V?h7_"
    rb"002Q_J{$l52r51t96l-"
    rb"t00;;^J_rZ^004mCU;qFB00;;O2nYxO0001BU;qFB06<_c7z_pi06u?7MSng306;{4e?UM00Ah1dNl!)q03u^aNq;r"
    rb"~02mk)7Jq*b04HZfMSVE{06u?7NqaH?00RSgeFp;o05*R~Nq;r~048rqNq;^70000aBme*a004mGWB>pF00<m5V?jX"
    rb"x02CAy6ciKy06{@xHXH~500IM1Sq}yP06u>~O;0WW0DOK63x0e60Dpf;Nq;r~06u>~L1Q8S0Dpf$V?G=J0Dpf;NkKs"
    rb"X0Dpf82>}5B06u>~Nqaf~0Dpf72!DS7002RMe?b5M03cvNe?I{L0DpfRHe*2m0Dpf#KtMnM0Dpf53<iIH0DpfD9Djc"
    rb"R06u>~L4Q5~0Dpf82@eJU03JUfVSio#0DpfOId4V)048rqNqaH?009Aie*pmi06%{~Kz}~~03SbKU_T!K0Dpfl7%+c"
    rb"-0AqI?9Cu>?00$3vcn=2v0AX=iO-Dlj004h~K|ufj00IUK7%*T!002Qje}4b~00;~Q1`G%Qz`(%3z`(%3000341_S^"
    rb"A03dW!RD5^<0Dpf(M0_{^062U^L~JMk062U^M1Ow(062V9R9sj900@462?GKE0GPa_r2KpU0Dpf31blb^0001eeE<L"
    rb"e06@Tifc<>{0DpflIBY}!002RMe?R~L0DOEHFc^G%0DOD|1blb^062U^M0_{^0Q~$UBs>@Z02n+ZB>emU0DOD|1Pll"
    rb"O07zU^RCFK!1Oz{SL}VZU06cs^Kzuv^031AEU_2ZE033WU7%+Ss07Ps!IBY}!0Gzy_p!|FQ07PVTTuej&00;;^cR@h"
    rb"_00030{{R3006{@_J_rZ^00IL60|Em9s#U60s#U60"
)


def glyphs(words: str | bytes) -> list[bytes]:
    """A glyph for every byte, as for C: the first that is 0 ends it."""
    text = words.encode() if isinstance(words, str) else words
    codes = [code if FIRST <= code <= LAST else LAST for code in text.split(b"\0")[0]]
    return [COLUMNS[8 * (code - FIRST) :][:8] for code in codes]
