import CoreGraphics
import Foundation

/// Where which part of the contents goes: gravity, `contentsRect` and the nine parts of `contentsCenter`.
struct ContentsPlacement {
    struct Tile: Hashable {
        /// > Units: pixels of the contents.
        var source: CGRect
        /// > Units: points of the layer.
        var target: CGRect
    }
    let whole: CGRect
    let tiles: [Tile]

    /// `pixel` is the pixels a point has where it is drawn; inner cuts are put between them, or a line would show there.
    init(layer: CALayer, pixelSize: CGSize, pixel: CGFloat) {
        whole = CGRect(origin: .zero, size: pixelSize)
        let part = CGRect(
            x: layer.contentsRect.minX * pixelSize.width, y: layer.contentsRect.minY * pixelSize.height,
            width: layer.contentsRect.width * pixelSize.width, height: layer.contentsRect.height * pixelSize.height)
        let scale = layer.contentsScale
        let natural = CGSize(width: part.width / scale, height: part.height / scale)
        let target = Self.target(bounds: layer.bounds, natural: natural, gravity: layer.contentsGravity)
        let center = layer.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), layer.contentsGravity == .resize else {
            tiles = part.isEmpty || target.isEmpty ? [] : [Tile(source: part, target: target)]
            return
        }
        let columns = Self.bands(part.minX, part.width, center.minX, center.width, target.minX, target.width, 1 / scale, pixel)
        let rows = Self.bands(part.minY, part.height, center.minY, center.height, target.minY, target.height, 1 / scale, pixel)
        tiles = rows.flatMap { row in
            columns.compactMap { column in
                guard column.length > 0, row.length > 0, column.targetLength > 0, row.targetLength > 0 else { return nil }
                return Tile(
                    source: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    target: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
            }
        }
    }

    private typealias Band = (start: CGFloat, length: CGFloat, target: CGFloat, targetLength: CGFloat)

    /// Fixed ends and a middle that stretches; the ends shrink in proportion where there is no room for them.
    private static func bands(
        _ start: CGFloat, _ length: CGFloat, _ center: CGFloat, _ centerLength: CGFloat, _ target: CGFloat, _ targetLength: CGFloat,
        _ pointsPerPixel: CGFloat, _ pixel: CGFloat
    ) -> [Band] {
        func snap(_ length: CGFloat) -> CGFloat { pixel > 0 ? (length * pixel).rounded() / pixel : length }
        let head = length * center
        let middle = length * centerLength
        let tail = length - head - middle
        let ends = (head + tail) * pointsPerPixel
        let squeeze = ends > targetLength && ends > 0 ? targetLength / ends : 1
        let headTarget = snap(head * pointsPerPixel * squeeze)
        let tailTarget = snap(tail * pointsPerPixel * squeeze)
        return [
            (start, head, target, headTarget), (start + head, middle, target + headTarget, targetLength - headTarget - tailTarget),
            (start + head + middle, tail, target + targetLength - tailTarget, tailTarget),
        ]
    }

    static func target(bounds: CGRect, natural: CGSize, gravity: CALayerContentsGravity) -> CGRect {
        var size = natural
        switch gravity {
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { return .zero }
            let (x, y) = (bounds.width / natural.width, bounds.height / natural.height)
            let factor = gravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        default: return bounds
        }
        let x: CGFloat =
            switch gravity {
            case .left, .topLeft, .bottomLeft: bounds.minX
            case .right, .topRight, .bottomRight: bounds.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y: CGFloat =
            switch gravity {
            case .top, .topLeft, .topRight: bounds.minY
            case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
