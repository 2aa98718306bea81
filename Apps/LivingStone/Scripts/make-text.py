#!/usr/bin/env python3
"""Writes Sources/LivingStone/Text/kjv.words, the text that the app imports at its first launch.

The text is the King James Version, in the public domain, from Debian's packages bible-kjv and bible-kjv-text:
    make-text.py [PROGRAM DATA]     by default /usr/bin/bible and /usr/lib/bible.data

Format: the line "kjv.words 1", the number of tokens as a line, the tokens, each ended by NUL, then the text as token numbers: 0 to 191
as one byte, greater ones as two (192 + high part, low part). The tokens LF, FF and VT end a verse, a chapter and a book.
"""
import collections
import os
import re
import subprocess
import sys

ONE = 192
program, data = sys.argv[1:] if len(sys.argv) == 3 else ("/usr/bin/bible", "/usr/lib/bible.data")
dump = subprocess.run(
    [program, "-f", "-p", os.path.dirname(data), "-d", os.path.basename(data), "ge1:1-re22:21"],
    capture_output=True, check=True, text=True).stdout

verses = []
for line in dump.splitlines():
    match = re.fullmatch(r"((?:[123] ?)?[A-Za-z]+)(\d+):(\d+) (.+)", line.strip())
    if not match:
        sys.exit(f"not a verse: {line!r}")
    book, chapter, verse, text = match.groups()
    verses.append((book, int(chapter), int(verse), text))

tokens = []
for index, (book, chapter, verse, text) in enumerate(verses):
    tokens += re.findall(r" ?[A-Za-z'-]+|.", text)
    following = verses[index + 1] if index + 1 < len(verses) else (None, 0, 0, "")
    tokens.append("\n")
    if following[:2] != (book, chapter):
        tokens.append("\f")
    if following[0] != book:
        tokens.append("\v")
    elif following[1] == chapter and following[2] != verse + 1:
        sys.exit(f"a verse is missing after {book} {chapter}:{verse}")

books = tokens.count("\v"), tokens.count("\f"), tokens.count("\n")
if books != (66, 1189, 31102):
    sys.exit(f"{books} books, chapters and verses instead of 66, 1189 and 31102")

by_count = [token for token, _ in sorted(collections.Counter(tokens).items(), key=lambda item: (-item[1], item[0]))]
numbers = {token: number for number, token in enumerate(by_count)}
out = bytearray(f"kjv.words 1\n{len(by_count)}\n".encode())
for token in by_count:
    out += token.encode() + b"\0"
for token in tokens:
    number = numbers[token]
    if number < ONE:
        out.append(number)
    else:
        out += bytes([ONE + (number - ONE >> 8), number - ONE & 255])
place = os.path.join(os.path.dirname(__file__), "../Sources/LivingStone/Text/kjv.words")
with open(place, "wb") as file:
    file.write(out)
print(f"{len(out)} bytes, {len(by_count)} tokens; {books[0]} books, {books[1]} chapters, {books[2]} verses")
