import Images

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
        return PNG.encode(width: side, height: side, rows: rows)
    }
}
