internal import Foundation

/// A cube of colours, read between its entries.
struct ColorTable: Sendable {
    private let entries: [Pixel]
    private let side: Int

    /// Nil, with a log line, if there are fewer than `side`³ colours of four numbers.
    init?(data: Data, side: Int) {
        let count = side * side * side
        guard data.count >= count * 16 else {
            FilterLog.report("inputCubeData has \(data.count) bytes; a cube of \(side) needs \(count * 16): \(side)³ colours of 4 numbers")
            return nil
        }
        entries = data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                func part(_ channel: Int) -> Float { bytes.loadUnaligned(fromByteOffset: (index * 4 + channel) * 4, as: Float.self) }
                return Pixel(part(0), part(1), part(2), part(3))
            }
        }
        self.side = side
    }

    func color(_ color: Pixel) -> Pixel {
        let place = color.colorClamped * Float(side - 1)
        let low = place.rounded(.down)
        let part = place - low
        let (red, green, blue) = (Int(low.x), Int(low.y), Int(low.z))
        func entry(_ r: Int, _ g: Int, _ b: Int) -> Pixel {
            entries[(min(blue + b, side - 1) * side + min(green + g, side - 1)) * side + min(red + r, side - 1)]
        }
        func line(_ g: Int, _ b: Int) -> Pixel { mix(entry(0, g, b), entry(1, g, b), part.x) }
        return mix(mix(line(0, 0), line(1, 0), part.y), mix(line(0, 1), line(1, 1), part.y), part.z)
    }
}
