#!/usr/bin/env python3
"""Writes the app's fonts: subsets of EB Garamond and LXGW WenKai, from Debian's fonts-ebgaramond and fonts-lxgw-wenkai.

make-fonts.py [FOLDER]: needs fontTools; FOLDER stands before /usr/share/fonts. Both fonts are under the SIL Open Font License; subsets are
modified versions, so that they have names of their own.
"""
import os
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

here = os.path.dirname(os.path.abspath(__file__))
sources = os.path.join(here, "../Sources/LivingStone")
root = (sys.argv[1] if len(sys.argv) > 1 else "") + "/usr/share/fonts/"


def write(source, family, characters, name):
    font = TTFont(root + source)
    options = subset.Options(hinting=False, name_IDs=["*"], notdef_outline=True, layout_features=["kern", "liga", "mark"])
    cut = subset.Subsetter(options)
    cut.populate(text=characters)
    cut.subset(font)
    plain = family.replace(" ", "")
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14) and record.platformID == 3]
    for number, text in ((1, family), (2, "Regular"), (3, plain + "-Regular"), (4, family), (6, plain + "-Regular")):
        names.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [plain + "-Regular"]
        top.topDictIndex[0].FullName, top.topDictIndex[0].FamilyName = family, family
    font.save(os.path.join(sources, "Fonts", name))


latin = "".join(chr(code) for code in range(32, 127)) + "\u00a0\u2018\u2019\u201c\u201d\u2013\u2014\u2026"
chinese = set("，。：、！？（）《》")
for folder, _, files in os.walk(sources):
    for file in files:
        if file.endswith((".swift", ".strings")):
            with open(os.path.join(folder, file), encoding="utf-8") as opened:
                chinese |= {character for character in opened.read() if "\u3400" <= character <= "\u9fff"}
write("opentype/ebgaramond/EBGaramond12-Regular.otf", "Living Stone Serif", latin, "LivingStoneSerif.otf")
write("truetype/lxgw-wenkai/LXGWWenKai-Regular.ttf", "Living Stone Kai", latin + "".join(sorted(chinese)), "LivingStoneKai.ttf")
