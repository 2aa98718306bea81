import UIKit

/// The images of the timeline: 64 avatars of 44 points and 64 thumbnails of 80.
@MainActor
final class Pictures {
    enum Kind: CGFloat { case avatar = 44, thumbnail = 80 }

    private let scale = UIScreen.main.scale
    private var made: [Kind: [UIImage]] = [:]

    init() { for kind in [Kind.avatar, .thumbnail] { made[kind] = (0..<64).compactMap { draw(kind, $0) } } }

    func picture(_ kind: Kind, _ number: Int) -> UIImage? { made[kind]?[number] }

    private func draw(_ kind: Kind, _ number: Int) -> UIImage? {
        let side = Int(kind.rawValue * scale)
        let info = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.noneSkipFirst.rawValue
        guard
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info),
            let pixels = context.data?.assumingMemoryBound(to: UInt32.self)
        else { return nil }
        let shade = number * 59 + (kind == .thumbnail ? 80 : 0)
        for y in 0..<side {
            for x in 0..<side {
                let (u, v) = (x * 240 / side, y * 240 / side)
                let (red, green, blue) = ((u + number * 37) & 255, (v + shade) & 255, (u * v >> 5 ^ number * 11) & 255)
                pixels[y * side + x] = 0xFF00_0000 | UInt32(red << 16 | green << 8 | blue)
            }
        }
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
