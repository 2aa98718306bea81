import CZlib

/// Writes PNG images of eight bits a channel.
public enum PNG {
    /// > Parameters: rows: each begins with its filter (0 for none), then red, green and blue of its pixels.
    public static func encode(width: Int, height: Int, rows: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(rows.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        compress2(&packed, &length, rows, UInt(rows.count), 6)
        var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        func big(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - $0 * 8)) } }
        func chunk(_ type: String, _ content: [UInt8]) {
            let body = Array(type.utf8) + content
            bytes += big(content.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
        }
        chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
        chunk("IDAT", Array(packed.prefix(Int(length))))
        chunk("IEND", [])
        return bytes
    }
}
