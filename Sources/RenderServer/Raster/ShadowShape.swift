internal import CoreGraphics
internal import HostInterface
internal import RenderProtocol

/// The form a layer's shadow is blurred from, where that is known without looking at contents.
struct ShadowShape {
    /// How a shadow is moved and softened. > Units: pixels.
    struct Blur: Hashable {
        var dx: Double
        var dy: Double
        var deviation: Double
        /// How far the softened edge reaches.
        var reach: Int

        init(_ values: LayerValues, _ plane: PlaneTransform) {
            let offset = values.shadowOffset
            (dx, dy) = (offset.x * plane.a + offset.y * plane.c, offset.x * plane.b + offset.y * plane.d)
            let middle = RenderPoint(values.bounds.x + values.bounds.width / 2, values.bounds.y + values.bounds.height / 2)
            // The radius is the Gaussian's standard deviation. What is wider than this is seen as a tint anyway.
            deviation = min(200, max(0, values.shadowRadius * plane.scale(at: middle)))
            if !deviation.isFinite { deviation = 0 }
            reach = GaussianBlur.reach(deviation: deviation)
        }
    }

    let blur: Blur
    /// Nil when the shadow is not that of a box along the axes.
    let box: RoundedRect?
    let outlines: [[RenderPoint]]
    let bounds: DeviceRect

    init(_ layer: SceneLayer, _ plane: PlaneTransform) {
        let values = layer.values
        blur = Blur(values, plane)
        if let path = values.shadowPath {
            box = nil
            outlines = path.outlines(plane)
        } else {
            let shape = LayerShape(values, plane, isRounded: true)
            box = shape.onSurface
            outlines = box == nil ? [shape.outline()] : []
        }
        var around = box?.rect
        for point in outlines.joined() {
            let spot = DeviceRect(x0: point.x, y0: point.y, x1: point.x, y1: point.y)
            around = around.map { $0.union(spot) } ?? spot
        }
        let rect = around ?? DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0)
        bounds = rect.isEmpty ? rect : DeviceRect(rect.offset(blur.dx, blur.dy).outer).expanded(by: Double(blur.reach))
    }
}

/// A layer's own blurred shadow, where no box's can be shared. Valid while the layer looks the same and moves by whole pixels only.
final class ShadowRaster {
    struct Key: Hashable {
        var appearanceVersion: Int
        /// Relative to the whole pixel the raster hangs at.
        var plane: PlaneTransform
    }
    let key: Key
    let picture: PixelSource
    /// From the whole pixel of the layer's origin to the raster's.
    let dx: Int
    let dy: Int

    init(key: Key, picture: PixelSource, dx: Int, dy: Int) { (self.key, self.picture, self.dx, self.dy) = (key, picture, dx, dy) }

    /// The transform without the whole pixels of its translation, and those pixels.
    static func hang(_ plane: PlaneTransform) -> (plane: PlaneTransform, x: Int, y: Int) {
        guard plane.isAffine, abs(plane.tx) < 1e6, abs(plane.ty) < 1e6 else { return (plane, 0, 0) }
        var rest = plane
        let (x, y) = (plane.tx.rounded(.down), plane.ty.rounded(.down))
        (rest.tx, rest.ty) = (((plane.tx - x) * 16).rounded() / 16, ((plane.ty - y) * 16).rounded() / 16)
        return (rest, Int(x), Int(y))
    }
}

extension RenderPath {
    /// The closed outlines of the path on the surface, curves cut into straight pieces.
    func outlines(_ plane: PlaneTransform) -> [[RenderPoint]] {
        var result: [[RenderPoint]] = []
        var current: [RenderPoint] = []
        let steps = 24
        for segment in segments {
            let from = current.last ?? .zero
            switch segment {
            case .move(let point):
                if current.count > 2 { result.append(current) }
                current = [point]
            case .line(let point): current.append(point)
            case .quad(let c, let end):
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    current.append(
                        RenderPoint(u * u * from.x + 2 * u * t * c.x + t * t * end.x, u * u * from.y + 2 * u * t * c.y + t * t * end.y))
                }
            case .cubic(let c1, let c2, let end):
                for step in 1...steps {
                    let (t, u) = (Double(step) / Double(steps), 1 - Double(step) / Double(steps))
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    current.append(
                        RenderPoint(
                            w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * end.x, w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * end.y))
                }
            case .close:
                if current.count > 2 { result.append(current) }
                current = current.first.map { [$0] } ?? []
            }
        }
        if current.count > 2 { result.append(current) }
        return result.map { plane.outline($0) }
    }
}
