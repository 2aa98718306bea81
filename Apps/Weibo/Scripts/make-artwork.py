#!/usr/bin/env python3
"""Writes the pictures of the new-feature pages: flat drawings of discs, cards and lines, made here."""
import math
import pathlib
import struct
import zlib

PLACE = pathlib.Path(__file__).resolve().parent.parent / "Sources/Weibo/Resources"


def png(width, height, pixel):
    rows = b"".join(b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def background(width, height):
    def pixel(x, y):
        part = y / height
        wave = 0.04 * math.sin(x / width * 6.3 + part * 9)
        mix = min(1, max(0, part + wave))
        return (int(250 - 70 * mix), int(150 - 90 * mix), int(60 + 40 * mix), 255)

    return png(width, height, pixel)


def box(x0, y0, x1, y1, radius):
    def inside(x, y):
        dx = max(x0 + radius - x, 0, x - (x1 - radius))
        dy = max(y0 + radius - y, 0, y - (y1 - radius))
        return min(1, max(0, radius + 0.5 - math.hypot(dx, dy)))

    return inside


def disc(cx, cy, radius):
    return lambda x, y: min(1, max(0, radius + 0.5 - math.hypot(x - cx, y - cy)))


def within(shape, frame):
    """The part of a shape inside another one."""
    return lambda x, y: min(shape(x, y), frame(x, y))


WHITE, ORANGE, INK, PALE, BLUE, GREEN = (255, 255, 255), (242, 122, 0), (90, 58, 40), (255, 224, 190), (86, 140, 200), (110, 180, 120)


def card(y, scale=1):
    shapes = [(box(50, y, 350, y + 96 * scale, 16), WHITE), (disc(90, y + 34, 20), PALE)]
    shapes += [(box(124, y + 22, 250, y + 32, 5), ORANGE), (box(124, y + 40, 200, y + 48, 4), PALE)]
    return shapes + [(box(70, y + 66, 330, y + 76, 5), PALE)]


PICTURE = box(76, 76, 324, 324, 10)

SCENES = [
    card(40) + card(152) + card(264),
    [(box(60, 60, 340, 340, 20), WHITE), (PICTURE, BLUE), (disc(250, 140, 30), PALE), (within(disc(150, 330, 96), PICTURE), GREEN),
     (within(disc(280, 350, 90), PICTURE), GREEN)],
    [(box(40, 70, 270, 200, 40), WHITE), (disc(100, 135, 14), ORANGE), (disc(155, 135, 14), ORANGE), (disc(210, 135, 14), ORANGE),
     (box(130, 220, 360, 340, 40), PALE), (disc(190, 280, 12), INK), (disc(245, 280, 12), INK), (disc(300, 280, 12), INK)],
    [(disc(200, 200, 150), WHITE), (disc(145, 170, 18), INK), (disc(255, 170, 18), INK), (disc(200, 230, 64), ORANGE),
     (box(120, 150, 280, 226, 10), None), (disc(145, 170, 18), INK), (disc(255, 170, 18), INK)],
]


def scene(shapes, side, lift):
    """None erases to what the first disc or card would show."""

    def pixel(x, y):
        px, py = x * 400 / side, y * 400 / side + lift
        red, green, blue, alpha = 0.0, 0.0, 0.0, 0.0
        for inside, colour in shapes:
            part = inside(px, py)
            if part <= 0:
                continue
            if colour is None:
                base = (255, 255, 255) if shapes[0][0](px, py) > 0.5 else None
                if base is None:
                    alpha *= 1 - part
                    continue
                colour = base
            red, green, blue = (old * (1 - part) + new * part for old, new in zip((red, green, blue), colour))
            alpha = alpha + (1 - alpha) * part
        return (int(red), int(green), int(blue), int(alpha * 255))

    return png(side, side, pixel)


for number, shapes in enumerate(SCENES, 1):
    (PLACE / f"feature-{number}.png").write_bytes(scene(shapes, 360, 0))
    (PLACE / f"feature-{number}-tall.png").write_bytes(scene(shapes, 480, 0))
(PLACE / "feature-background.png").write_bytes(background(96, 128))
(PLACE / "feature-background-tall.png").write_bytes(background(90, 195))
