import CZlib

/// Generates small PNG images for seed data.
enum Picture {
    /// A gradient from one colour to another with a disc in it, as PNG. > Units: pixels.
    static func png(side: Int, from first: (UInt8, UInt8, UInt8), to last: (UInt8, UInt8, UInt8)) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(side * (side * 3 + 1))
        func mix(_ one: UInt8, _ other: UInt8, _ part: Int) -> UInt8 { UInt8((Int(one) * (side - part) + Int(other) * part) / side) }
        for y in 0..<side {
            rows.append(0)
            for x in 0..<side {
                let (dx, dy) = (2 * x - side, 2 * y - side)
                let part = dx * dx + dy * dy < side * side / 3 ? side - (x + y) / 2 : (x + y) / 2
                rows += [mix(first.0, last.0, part), mix(first.1, last.1, part), mix(first.2, last.2, part)]
            }
        }
        var length = compressBound(UInt(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        compress2(&packed, &length, rows, UInt(rows.count), 6)
        var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) } }
        func chunk(_ type: String, _ content: [UInt8]) {
            let body = Array(type.utf8) + content
            bytes += big(content.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
        }
        chunk("IHDR", big(side) + big(side) + [8, 2, 0, 0, 0])
        chunk("IDAT", Array(packed.prefix(Int(length))))
        chunk("IEND", [])
        return bytes
    }
}
