internal import CoreGraphics
internal import Foundation
internal import HostInterface
internal import RenderProtocol

/// A shape layer's path, filled and stroked. Valid while the layer looks the same and moves by whole pixels only.
final class ShapeRaster {
    struct Key: Hashable {
        var appearanceVersion: Int
        /// Relative to the whole pixel the raster hangs at.
        var plane: PlaneTransform
        /// The part of a very large shape that is drawn, relative to that pixel too; nil for all of it.
        var part: PixelRect?
    }
    let key: Key
    let picture: PixelSource
    /// From the whole pixel of the layer's origin to the raster's.
    let dx: Int
    let dy: Int

    /// A shape of more pixels is drawn only where it is seen. > Units: pixels.
    static let wholeLimit = 8 << 20

    private init(key: Key, picture: PixelSource, dx: Int, dy: Int) {
        (self.key, self.picture, self.dx, self.dy) = (key, picture, dx, dy)
    }

    /// The rectangle around what the shape paints, in the layer's own space; nil when it paints nothing.
    static func bounds(_ shape: ShapeValues) -> RenderRect? {
        guard let path = shape.path, !path.segments.isEmpty else { return nil }
        var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func add(_ p: RenderPoint) { (x0, y0, x1, y1) = (min(x0, p.x), min(y0, p.y), max(x1, p.x), max(y1, p.y)) }
        for segment in path.segments {
            switch segment {
            case .move(let p), .line(let p): add(p)
            case .quad(let c, let p):
                add(c)
                add(p)
            case .cubic(let c1, let c2, let p):
                add(c1)
                add(c2)
                add(p)
            case .close: break
            }
        }
        let hasStroke = shape.strokeColor.map { $0.alpha > 0 } ?? false && shape.lineWidth > 0
        guard hasStroke || shape.fillColor.map({ $0.alpha > 0 }) ?? false else { return nil }
        // A pointed join reaches as far as its limit, a square cap by the diagonal.
        let reach = !hasStroke ? 0 : shape.lineWidth / 2 * max(1.5, shape.lineJoin == .miter ? min(shape.miterLimit, 20) : 1)
        let rect = RenderRect(x0 - reach, y0 - reach, x1 - x0 + 2 * reach, y1 - y0 + 2 * reach)
        return rect.width.isFinite && rect.height.isFinite && x0.isFinite && y0.isFinite ? rect : nil
    }

    /// Draws the shape under the key's transform, which is affine and moves it by less than a pixel.
    static func make(_ shape: ShapeValues, key: Key) -> ShapeRaster? {
        let plane = key.plane
        guard let box = bounds(shape), let path = shape.path else { return nil }
        var rect = plane.bounds(box).expanded(by: 1).outer
        if let part = key.part { rect = rect.intersection(part) }
        guard let picture = PixelSource.make(.color, width: rect.width, height: rect.height), let base = picture.base,
            let context = CGContext(bgra: base, width: picture.width, height: picture.height, bytesPerRow: picture.bytesPerRow)
        else { return nil }
        context.useTopLeftOrigin(scale: 1)
        context.translateBy(x: CGFloat(-rect.x), y: CGFloat(-rect.y))
        context.concatenate(CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty))
        let whole = path.cgPath
        if let color = shape.fillColor, color.alpha > 0 {
            context.addPath(whole)
            context.setFillColor(color.cgColor)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
            let isWhole = shape.strokeStart <= 0 && shape.strokeEnd >= 1
            context.addPath(isWhole ? whole : whole.trimmed(from: CGFloat(shape.strokeStart), to: CGFloat(shape.strokeEnd)))
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(CGFloat(shape.lineWidth))
            context.setLineCap(shape.lineCap == .butt ? .butt : shape.lineCap == .round ? .round : .square)
            context.setLineJoin(shape.lineJoin == .miter ? .miter : shape.lineJoin == .round ? .round : .bevel)
            context.setMiterLimit(CGFloat(shape.miterLimit))
            let dashes = shape.lineDashPattern.map { CGFloat($0) }
            if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
                context.setLineDash(phase: CGFloat(shape.lineDashPhase), lengths: dashes)
            }
            context.strokePath()
        }
        return ShapeRaster(key: key, picture: picture, dx: rect.x, dy: rect.y)
    }
}

extension RenderPath {
    var cgPath: CGPath {
        let path = CGMutablePath()
        func point(_ p: RenderPoint) -> CGPoint { CGPoint(x: p.x, y: p.y) }
        var isOpen = false
        for segment in segments {
            if case .move(let p) = segment {
                path.move(to: point(p))
                isOpen = true
                continue
            }
            // A path must begin somewhere; hostile ones may not say where.
            if !isOpen {
                path.move(to: .zero)
                isOpen = true
            }
            switch segment {
            case .move: break
            case .line(let p): path.addLine(to: point(p))
            case .quad(let c, let p): path.addQuadCurve(to: point(p), control: point(c))
            case .cubic(let c1, let c2, let p): path.addCurve(to: point(p), control1: point(c1), control2: point(c2))
            case .close: path.closeSubpath()
            }
        }
        return path
    }
}

extension RenderColor {
    var cgColor: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }
}
