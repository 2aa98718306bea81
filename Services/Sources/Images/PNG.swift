import CZlib

/// Writes PNG images, of eight bits a channel or with a palette.
public enum PNG {
    /// > Parameters: rows: each begins with its filter (0 for none), then red, green and blue of its pixels.
    public static func encode(width: Int, height: Int, rows: [UInt8]) -> [UInt8] {
        file(width, height, colorType: 2, palette: [], rows)
    }

    public static func encode(_ image: IndexedImage) -> [UInt8] {
        var palette = chunk("PLTE", image.palette.flatMap { [$0.red, $0.green, $0.blue] })
        if let transparent = image.transparent {
            palette += chunk("tRNS", [UInt8](repeating: 255, count: Int(transparent)) + [0])
        }
        var rows: [UInt8] = []
        rows.reserveCapacity((image.width + 1) * image.height)
        for row in 0..<image.height {
            rows.append(0)
            rows += image.pixels[(row * image.width)..<((row + 1) * image.width)]
        }
        return file(image.width, image.height, colorType: 3, palette: palette, rows)
    }

    private static func file(_ width: Int, _ height: Int, colorType: UInt8, palette: [UInt8], _ rows: [UInt8]) -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        let header = chunk("IHDR", big(width) + big(height) + [8, colorType, 0, 0, 0])
        return signature + header + palette + chunk("IDAT", packed(rows)) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return big(content.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
    }

    private static func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) } }

    private static func packed(_ rows: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        compress2(&packed, &length, rows, UInt(rows.count), 6)
        return Array(packed.prefix(Int(length)))
    }
}
