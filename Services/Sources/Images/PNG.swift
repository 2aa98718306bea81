import CZlib

/// Images as PNG with a palette.
public enum PNG {
    public static func encode(_ image: IndexedImage) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) } }
        func chunk(_ type: String, _ content: [UInt8]) {
            let body = Array(type.utf8) + content
            bytes += big(content.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
        }
        chunk("IHDR", big(image.width) + big(image.height) + [8, 3, 0, 0, 0])
        chunk("PLTE", image.palette.flatMap { [$0.red, $0.green, $0.blue] })
        if let transparent = image.transparent {
            chunk("tRNS", [UInt8](repeating: 255, count: Int(transparent)) + [0])
        }
        chunk("IDAT", packed(image))
        chunk("IEND", [])
        return bytes
    }

    private static func packed(_ image: IndexedImage) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((image.width + 1) * image.height)
        for row in 0..<image.height {
            rows.append(0)
            rows += image.pixels[(row * image.width)..<((row + 1) * image.width)]
        }
        var length = compressBound(UInt(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        compress2(&packed, &length, rows, UInt(rows.count), 6)
        return Array(packed.prefix(Int(length)))
    }
}
