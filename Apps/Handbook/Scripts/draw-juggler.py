#!/usr/bin/env python3
"""Draws the 81 images of the frame animation page: a juggler with three balls. Needs ImageMagick's `convert`.

The pictures are the project's own, under the project's licence.
"""
import math
import pathlib
import subprocess

COUNT = 81
SIDE = 180
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Handbook" / "Resources"


def ball(phase):
    """A ball's position on its path: up from one hand to the other, and back."""
    turn = phase % 1.0
    half, part = (0, turn * 2) if turn < 0.5 else (1, turn * 2 - 1)
    left, right = SIDE * 0.24, SIDE * 0.76
    start, end = (left, right) if half == 0 else (right, left)
    x = start + (end - start) * part
    y = SIDE * 0.66 - SIDE * 0.55 * 4 * part * (1 - part)
    return x, y


def commands(index):
    time = index / COUNT * 3
    lift = [math.sin((time * 2 + side) * math.pi) * 5 for side in (0, 1)]
    yield "fill #fff4e0 rectangle 0,0 180,180"
    yield "fill #cfe8d5 rectangle 0,150 180,180"
    yield "fill #3a506b roundrectangle 72,96 108,160 14,14"
    yield "fill #f2c6a0 circle 90,78 90,60"
    yield "fill #2b2d42 circle 84,76 84,74 circle 96,76 96,74"
    yield "fill none stroke #2b2d42 stroke-width 2 path 'M 83,84 Q 90,91 97,84'"
    yield f"fill none stroke #3a506b stroke-width 9 stroke-linecap round line 78,110 43,{122 - lift[0]:.1f}"
    yield f"fill none stroke #3a506b stroke-width 9 stroke-linecap round line 102,110 137,{122 - lift[1]:.1f}"
    yield "stroke none"
    for number, colour in enumerate(("#ff3b30", "#007aff", "#34c759")):
        x, y = ball(time + number / 3)
        yield f"fill {colour} circle {x:.1f},{y:.1f} {x + 11:.1f},{y:.1f}"


FOLDER.mkdir(parents=True, exist_ok=True)
for index in range(COUNT):
    drawing = " ".join(commands(index))
    target = FOLDER / f"juggler_{index:02d}.png"
    subprocess.run(
        ["convert", "-size", f"{SIDE}x{SIDE}", "xc:white", "-draw", drawing, "-colors", "48", "-strip",
         "-define", "png:exclude-chunks=date,time", f"PNG8:{target}"],
        check=True,
    )
