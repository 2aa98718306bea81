#!/usr/bin/env python3
"""Writes Sources/MapEngine/Resources/world.map from Natural Earth's shapefiles at 1:110 million (public domain).

Usage: pip download --no-deps geopandas==0.14.4, then: Scripts/map-data.py geopandas-0.14.4-py3-none-any.whl

The file: countries, then cities; numbers are varints, signed ones zigzag; coordinates are hundredths of a degree, those of a ring as
differences. A country: name, population, number of rings; a ring: number of points, then longitude and latitude of each.
A city: name, longitude, latitude.
"""
import pathlib
import struct
import sys
import zipfile

FOLDER = "geopandas/datasets/"
OUTPUT = pathlib.Path(__file__).parent.parent / "Sources/MapEngine/Resources/world.map"


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value):
    return varint(value * 2 if value >= 0 else -value * 2 - 1)


def text(value):
    data = value.encode()
    return varint(len(data)) + data


def table(data, encoding):
    """The rows of a dBASE file, as dictionaries of texts."""
    count, header, size = struct.unpack("<IHH", data[4:12])
    fields, at = [], 32
    while data[at] != 0x0D:
        fields.append((data[at : at + 11].split(b"\0")[0].decode(), data[at + 16]))
        at += 32
    for row in range(count):
        at, values = header + row * size + 1, {}
        for name, length in fields:
            values[name] = data[at : at + length].decode(encoding).strip(" \0")
            at += length
        yield values


def shapes(data):
    """The content of each record of a shapefile."""
    at = 100
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0] * 2
        yield data[at + 8 : at + 8 + length]
        at += 8 + length


def rings(shape):
    parts, points = struct.unpack("<II", shape[36:44])
    starts = list(struct.unpack(f"<{parts}I", shape[44 : 44 + 4 * parts])) + [points]
    base = 44 + 4 * parts
    for first, last in zip(starts, starts[1:]):
        yield [struct.unpack("<dd", shape[base + 16 * index : base + 16 * index + 16]) for index in range(first, last)]


def ring_bytes(ring):
    rounded = [(round(x * 100), round(y * 100)) for x, y in ring]
    kept = [point for index, point in enumerate(rounded) if index == 0 or point != rounded[index - 1]]
    out, (before_x, before_y) = varint(len(kept)), (0, 0)
    for x, y in kept:
        out += signed(x - before_x) + signed(y - before_y)
        before_x, before_y = x, y
    return out


def main():
    archive = zipfile.ZipFile(sys.argv[1])

    def read(name):
        return archive.read(FOLDER + name)

    def encoding(name):
        return read(f"{name}/{name}.cpg").decode().strip()

    land = list(zip(table(read("naturalearth_lowres/naturalearth_lowres.dbf"), encoding("naturalearth_lowres")), shapes(read("naturalearth_lowres/naturalearth_lowres.shp"))))
    out = varint(len(land))
    for row, shape in land:
        every = list(rings(shape))
        out += text(row["name"]) + varint(int(float(row["pop_est"] or 0))) + varint(len(every))
        for ring in every:
            out += ring_bytes(ring)
    towns = list(zip(table(read("naturalearth_cities/naturalearth_cities.dbf"), encoding("naturalearth_cities")), shapes(read("naturalearth_cities/naturalearth_cities.shp"))))
    out += varint(len(towns))
    for row, shape in towns:
        x, y = struct.unpack("<dd", shape[4:20])
        out += text(row["name"]) + signed(round(x * 100)) + signed(round(y * 100))
    OUTPUT.write_bytes(out)
    print(f"{OUTPUT}: {len(out)} bytes, {len(land)} countries, {len(towns)} cities")


if __name__ == "__main__":
    main()
