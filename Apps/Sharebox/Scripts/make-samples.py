#!/usr/bin/env python3
"""Generates the files of the sample library: images, a text, a table as PDF, a sound and an archive. Reproducible to the byte."""
import math
import pathlib
import random
import struct
import zipfile
import zlib

PLACE = pathlib.Path(__file__).resolve().parent.parent / "Sources/Sharebox/Samples"


# Samples within a pixel, in each direction, for antialiased edges.
FINENESS = 3


def png(name, width, height, color):
    """Writes an image whose pixels `color` returns: red, green and blue from 0 to 255 for coordinates from 0 to 1."""
    places = [(part + 0.5) / FINENESS for part in range(FINENESS)]
    rows = bytearray()
    before = bytes(width * 3)
    for y in range(height):
        row = bytearray()
        for x in range(width):
            samples = [color((x + dx) / width, (y + dy) / height) for dy in places for dx in places]
            row += bytes(max(0, min(255, round(sum(part) / len(samples)))) for part in zip(*samples))
        # Differences from the row above compress better.
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
    """0 well before the edge, 1 well after it."""
    return max(0.0, min(1.0, (value - edge) / width + 0.5))


def scattered(seed, count):
    """Pseudorandom points from 0 to 1, each with two further random numbers."""
    numbers = random.Random(seed)
    return [(numbers.random(), numbers.random(), numbers.random(), numbers.random()) for _ in range(count)]


def boat(x, y):
    """The colour of the boat at a point relative to its centre; None outside."""
    if 0.004 < x < 0.012 and -0.31 < y < 0.02:
        return (34, 24, 46)
    # The edges of the sails are arcs.
    height = (y + 0.29) / 0.26
    if 0 < height < 1:
        if 0.012 <= x < 0.016 + 0.115 * math.sin(height * math.pi / 2) ** 1.3:
            return mix((255, 244, 226), (236, 196, 170), (x - 0.016) * 9)
        if height > 0.12 and -0.082 * (height - 0.12) * (1.12 - 0.3 * height) * 1.4 < x <= 0.004:
            return mix((246, 222, 202), (222, 170, 156), -x * 11)
    depth = (y - 0.012) / 0.05
    if 0 < depth < 1 and -0.118 + 0.05 * depth ** 2 < x < 0.14 - 0.07 * depth ** 1.6:
        return mix((64, 34, 52), (24, 16, 34), depth)
    return None


def dusk(x, y):
    color = mix((44, 48, 108), (238, 120, 104), y / 0.5)
    color = mix(color, (255, 186, 112), soft(0.5, y, 0.34))
    far = math.hypot((x - 0.68) * 4 / 3, y - 0.53)
    color = mix(color, (255, 214, 150), max(0, 0.75 - far * 2.1))
    color = mix((255, 240, 190), color, soft(0.075, far, 0.006))
    for middle, height, length, thick in [(0.3, 0.2, 0.34, 0.016), (0.82, 0.29, 0.3, 0.012), (0.12, 0.36, 0.22, 0.01)]:
        bank = 1 - ((x - middle) / length) ** 2
        if bank > 0:
            inside = thick * bank * (1 + 0.5 * math.sin(x * 31 + middle * 9)) - abs(y - height - 0.006 * math.sin(x * 17))
            color = mix(color, (255, 176, 150), 0.5 * bank ** 0.6 * soft(0, inside, 0.02))
    color = mix(color, (120, 72, 118), soft(0.565 - 0.028 * math.sin(x * 6.4 + 0.6) - 0.008 * math.sin(x * 19), y))
    color = mix(color, (66, 42, 92), soft(0.6 - 0.035 * math.sin(x * 4.1 + 3.4) - 0.006 * math.sin(x * 27 + 1), y))
    if y > 0.64:
        depth = (y - 0.64) / 0.36
        color = mix((212, 122, 112), (34, 30, 72), depth ** 0.7)
        # The reflection of the sun, in ripples that grow towards the shore.
        ripple = math.sin(210 * depth ** 0.55 + 2.6 * math.sin(x * 9 + depth * 5) + x * 14)
        way = math.exp(-((x - 0.68) / (0.05 + 0.11 * depth)) ** 2)
        color = mix(color, (255, 214, 150), way * max(0, ripple + 0.25) * (0.85 - 0.5 * depth))
        color = mix(color, (255, 190, 160), 0.1 * max(0, ripple))
        mirrored = boat((x - 0.29 - 0.004 * math.sin(y * 170)) * 4 / 3, 0.004 - (y - 0.735) * 0.85)
        if mirrored and y > 0.735:
            color = mix(color, mirrored, 0.34 - 0.3 * depth)
    seen = boat((x - 0.29) * 4 / 3, y - 0.69)
    return seen or color


def dunes(x, y):
    color = mix((120, 186, 226), (226, 240, 246), y / 0.4)
    layers = [(0.4, 0.05, 5, 0.3, (236, 202, 146)), (0.55, 0.07, 3.4, 2, (222, 172, 104)), (0.74, 0.08, 2.6, 4.2, (196, 136, 74))]
    for base, height, waves, turn, sand in layers:
        edge = base + height * math.sin(x * waves + turn)
        shade = 0.82 + 0.18 * math.cos(x * waves + turn + 0.9)
        # Light along the ridge, and wind ripples below it.
        below = y - edge
        shade += 0.16 * math.exp(-max(0, below) * 60)
        shade += 0.035 * math.sin(below * 240 - x * 34 + 2 * math.sin(x * 11)) * min(1, below * 9) * (1 if base > 0.5 else 0.4)
        color = mix(color, [part * shade for part in sand], soft(edge, y))
    return color


STARS = [(x, y * 0.62, 0.0012 + 0.0024 * size ** 4, 0.35 + 0.65 * light) for x, y, size, light in scattered(7, 130)]
CRATERS = [(0.035, -0.03, 0.034), (-0.05, 0.045, 0.026), (-0.03, -0.06, 0.018), (0.06, 0.05, 0.02), (0.0, 0.015, 0.014), (-0.085, -0.01, 0.015)]


def moon(x, y):
    color = mix((14, 20, 46), (66, 84, 140), y / 0.8)
    far = math.hypot(x - 0.3, y - 0.3)
    for place_x, place_y, size, light in STARS:
        if abs(x - place_x) < 0.012 and abs(y - place_y) < 0.012 and far > 0.17:
            away = math.hypot(x - place_x, y - place_y)
            color = mix(color, (255, 252, 240), light * (1 - soft(size, away, 0.0025)) + 0.25 * light * max(0, 1 - away / (size * 3)))
    color = mix(color, (110, 128, 186), max(0, 0.62 - far * 1.5))
    if far < 0.14:
        ground = mix((248, 244, 228), (214, 208, 196), (x - 0.3 + y - 0.3 + 0.13) / 0.42)
        for place_x, place_y, size in CRATERS:
            away = math.hypot(x - 0.3 - place_x, y - 0.3 - place_y)
            ground = mix(ground, (200, 194, 182), 0.55 * (1 - soft(size, away, 0.012)))
        color = mix(ground, color, soft(0.13, far, 0.004))
    for base, height, waves, turn, hill in [(0.68, 0.06, 6, 1, (34, 46, 84)), (0.8, 0.07, 4, 3, (20, 28, 56)), (0.9, 0.05, 7, 5, (10, 14, 32))]:
        color = mix(color, hill, soft(base + height * math.sin(x * waves + turn), y))
    return color


# Nearer flowers are larger and further apart; those in front are drawn last.
FLOWERS = sorted((0.66 + 0.36 * near ** 0.8, x, 0.005 + 0.02 * near ** 1.2, kind) for x, near, kind, _ in scattered(5, 150))
PETALS = [(252, 214, 84), (244, 112, 128), (255, 255, 255), (190, 140, 236)]
CLOUDS = [(0.2, 0.16, 0.07), (0.27, 0.13, 0.085), (0.35, 0.165, 0.065), (0.7, 0.27, 0.05), (0.76, 0.245, 0.06), (0.83, 0.275, 0.045)]


def flower(x, y, color):
    for place_y, place_x, size, kind in FLOWERS:
        if abs(y - place_y) > size * 1.4 or abs(x - place_x) > size * 1.4:
            continue
        # Slightly tilted, with five petals.
        across, up = x - place_x, (y - place_y) * 1.25
        away = math.hypot(across, up)
        edge = size * (0.72 + 0.28 * math.cos(5 * math.atan2(up, across) + kind * 6))
        petal = PETALS[int(kind * 997) % len(PETALS)]
        petal = mix([part * 0.86 for part in petal], petal, away / size)
        color = mix(petal, color, soft(edge, away, 0.003))
        color = mix((236, 160, 50) if petal[2] > 120 else (150, 84, 30), color, soft(size * 0.27, away, 0.003))
    return color


def meadow(x, y):
    color = mix((88, 170, 238), (222, 240, 250), y / 0.6)
    cloud = sum(max(0, 1 - math.hypot(x - place_x, (y - place_y) * 1.7) / size) for place_x, place_y, size in CLOUDS)
    color = mix(color, (255, 255, 255), min(0.94, cloud * 2.2))
    color = mix(color, (126, 178, 150), soft(0.5 + 0.035 * math.sin(x * 5 + 4), y))
    color = mix(color, mix((96, 166, 98), (74, 146, 84), (y - 0.56) * 5), soft(0.57 + 0.04 * math.sin(x * 6 + 1), y))
    near = soft(0.68 + 0.045 * math.sin(x * 4 + 3), y)
    if near > 0:
        tuft = math.sin(x * 410 + 2 * math.sin(x * 71)) * math.sin(y * 130 + 5 * math.sin(x * 23)) * (y - 0.64) * 0.5
        color = mix(color, mix((132, 204, 104), (88, 164, 76), (y - 0.68) * 2.6 + tuft), near)
    return mix(color, flower(x, y, color), near) if near > 0 else color


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
