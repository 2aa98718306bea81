#!/usr/bin/env python3
"""Makes the files of the sample library: pictures, a text, a table as PDF, a sound and an archive. The same bytes every time."""
import math
import pathlib
import struct
import zipfile
import zlib

PLACE = pathlib.Path(__file__).resolve().parent.parent / "Sources/Sharebox/Samples"


def png(name, width, height, color):
    """Writes a picture whose pixels `color` gives: red, green and blue from 0 to 255 for places from 0 to 1."""
    rows = bytearray()
    before = bytes(width * 3)
    for y in range(height):
        row = bytearray()
        for x in range(width):
            row += bytes(max(0, min(255, int(part))) for part in color(x / width, y / height))
        # Differences from the row above pack better.
        rows.append(2)
        rows += bytes((new - old) & 255 for new, old in zip(row, before))
        before = bytes(row)

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)) + chunk(b"IEND", b"")
    (PLACE / name).write_bytes(data)


def mix(one, other, part):
    part = max(0.0, min(1.0, part))
    return [a + (b - a) * part for a, b in zip(one, other)]


def soft(edge, value, width=0.004):
    """0 well before the edge, 1 well behind it."""
    return max(0.0, min(1.0, (value - edge) / width + 0.5))


def dusk(x, y):
    sky = mix((38, 42, 96), (250, 150, 96), y / 0.62)
    sun = math.hypot((x - 0.68) * 1.5, y - 0.5)
    sky = mix((255, 226, 150), sky, soft(0.09, sun, 0.01))
    hills = 0.56 + 0.03 * math.sin(x * 9) + 0.02 * math.sin(x * 23 + 1)
    land = mix(sky, (58, 38, 84), soft(hills, y))
    sea = mix((150, 84, 110), (28, 24, 62), (y - 0.64) / 0.36)
    glint = max(0, 1 - abs(x - 0.68) * 7) * (0.5 + 0.5 * math.sin(y * 190 + math.sin(x * 40)))
    sea = mix(sea, (255, 200, 130), glint * 0.6)
    scene = mix(land, sea, soft(0.64, y))
    mast = abs(x - 0.27) < 0.003 and 0.36 < y < 0.66
    sail = 0.38 < y < 0.62 and 0.275 < x < 0.275 + (y - 0.38) * 0.42
    hull = 0.655 < y < 0.69 and 0.2 + (y - 0.655) * 0.6 < x < 0.4 - (y - 0.655) * 0.9
    if hull or mast:
        return (24, 18, 40)
    return mix(scene, (250, 238, 226), 0.92) if sail else scene


def dunes(x, y):
    color = mix((120, 186, 226), (226, 240, 246), y / 0.4)
    layers = [(0.4, 0.05, 5, 0.3, (236, 202, 146)), (0.55, 0.07, 3.4, 2, (222, 172, 104)), (0.74, 0.08, 2.6, 4.2, (196, 136, 74))]
    for base, height, waves, turn, sand in layers:
        edge = base + height * math.sin(x * waves + turn)
        shade = 0.82 + 0.18 * math.cos(x * waves + turn + 0.9)
        color = mix(color, [part * shade for part in sand], soft(edge, y))
    return color


def moon(x, y):
    color = mix((14, 20, 46), (58, 74, 128), y)
    far = math.hypot(x - 0.3, y - 0.3)
    color = mix(color, (92, 110, 168), max(0, 0.7 - far * 1.6))
    color = mix((244, 240, 222), color, soft(0.13, far, 0.006))
    star = math.sin(math.floor(x * 120) * 12.9898 + math.floor(y * 120) * 78.233) * 43758.5453
    if star - math.floor(star) > 0.994 and y < 0.6 and far > 0.2:
        color = mix(color, (255, 255, 255), 0.8)
    for base, height, waves, turn, hill in [(0.68, 0.06, 6, 1, (34, 46, 84)), (0.8, 0.07, 4, 3, (20, 28, 56)), (0.9, 0.05, 7, 5, (10, 14, 32))]:
        color = mix(color, hill, soft(base + height * math.sin(x * waves + turn), y))
    return color


def meadow(x, y):
    color = mix((96, 178, 240), (214, 238, 250), y / 0.6)
    color = mix(color, (84, 152, 92), soft(0.56 + 0.04 * math.sin(x * 6 + 1), y))
    color = mix(color, (118, 190, 96), soft(0.7 + 0.05 * math.sin(x * 4 + 3), y))
    spot = math.sin(math.floor(x * 60) * 91.7 + math.floor(y * 44) * 37.3) * 9731.7
    spot -= math.floor(spot)
    if y > 0.72 and spot > 0.9:
        inner = math.hypot(x * 60 % 1 - 0.5, y * 44 % 1 - 0.5)
        color = mix([(250, 220, 90), (244, 120, 130), (255, 255, 255)][int(spot * 1000) % 3], color, soft(0.3, inner, 0.1))
    return color


def pdf():
    lines = ["Tide table, north pier", "", "Day    High    Low     High", "Mon    02:14   08:31   14:47", "Tue    03:02   09:20   15:35",
             "Wed    03:51   10:08   16:22", "Thu    04:40   10:57   17:11", "Fri    05:30   11:47   18:01"]
    text = "BT /F1 14 Tf 72 760 Td 20 TL " + " ".join("(%s) Tj T*" % line for line in lines) + " ET"
    parts = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
             "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
             "<< /Length %d >>\nstream\n%s\nendstream" % (len(text), text), "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>"]
    out, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, 1):
        places.append(len(out))
        out += ("%d 0 obj\n%s\nendobj\n" % (number, part)).encode()
    start = len(out)
    out += ("xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1)).encode()
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += ("trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(parts) + 1, start)).encode()
    (PLACE / "Tide table.pdf").write_bytes(out)


def chime():
    rate, count = 16000, 32000
    samples = bytearray()
    for index in range(count):
        time = index / rate
        value = sum(math.sin(2 * math.pi * pitch * time) * math.exp(-time * fade) for pitch, fade in [(660, 3), (1320, 5), (1980, 7)])
        samples += struct.pack("<h", int(value * 9000))
    head = b"RIFF" + struct.pack("<I", 36 + len(samples)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, rate, rate * 2, 2, 16)
    (PLACE / "Chime.wav").write_bytes(head + b"data" + struct.pack("<I", len(samples)) + samples)


def texts():
    (PLACE / "Reading list.txt").write_text(
        "Reading list\n\n1. A history of lighthouses\n2. Knots and what they hold\n3. The weather of the north coast\n"
        "4. 海边的灯塔\n5. Letters from a ferryman\n\nBring them back by the end of the month.\n", encoding="utf-8")
    with zipfile.ZipFile(PLACE / "Drafts.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for number in range(1, 4):
            entry = zipfile.ZipInfo("draft %d.txt" % number, (2026, 1, number, 12, 0, 0))
            archive.writestr(entry, "Draft %d\n" % number * 40)


PLACE.mkdir(parents=True, exist_ok=True)
png("Harbour at dusk.png", 640, 480, dusk)
png("Dunes.png", 640, 480, dunes)
png("Moon.png", 480, 480, moon)
png("Meadow.png", 480, 480, meadow)
pdf()
chime()
texts()
