internal import HostInterface
internal import RenderProtocol

/// A layer's rectangle with its corners, to be covered on the surface under the layer's transform.
struct LayerShape {
    var rect: RenderRect
    var curve: CornerCurve
    var corners: RenderCorners
    var plane: PlaneTransform

    /// The layer's bounds, with or without its corners.
    init(_ values: LayerValues, _ plane: PlaneTransform, isRounded: Bool) {
        rect = values.bounds
        curve = CornerCurve(radius: isRounded ? max(0, values.cornerRadius) : 0, isContinuous: values.continuousCorners)
        corners = values.maskedCorners
        self.plane = plane
    }

    init(_ rect: RenderRect, _ plane: PlaneTransform) {
        (self.rect, self.plane) = (rect, plane)
        (curve, corners) = (CornerCurve(radius: 0, isContinuous: false), .all)
    }

    var isRounded: Bool { curve.radius > 0 && !corners.isEmpty }

    /// As a rounded rectangle on the surface; nil if the transform does not preserve that.
    var onSurface: RoundedRect? {
        guard plane.isAxisAligned, !isRounded || abs(abs(plane.a) - abs(plane.d)) < 1e-6 * abs(plane.a) else { return nil }
        var bits = corners.rawValue
        if plane.a < 0 { bits = (bits & 5) << 1 | (bits & 10) >> 1 }
        if plane.d < 0 { bits = (bits & 3) << 2 | (bits & 12) >> 2 }
        let scale = abs(plane.a)
        return RoundedRect(
            isRounded ? plane.rect(rect).coarse : plane.rect(rect),
            curve: CornerCurve(radius: curve.radius * scale, isContinuous: curve.isContinuous),
            corners: RenderCorners(rawValue: bits))
    }

    /// Its outline on the surface. Empty if it is behind the eye.
    func outline(inset: Double = 0) -> [RenderPoint] {
        var shape = RoundedRect(
            DeviceRect(x0: rect.x, y0: rect.y, x1: rect.x + rect.width, y1: rect.y + rect.height), curve: curve, corners: corners)
        if inset > 0 { shape = shape.inset(by: inset) }
        if !shape.isRounded {
            let r = shape.rect
            return r.isEmpty ? [] : plane.outline(RenderRect(r.x0, r.y0, r.width, r.height))
        }
        // Corners are flattened according to their size on the surface.
        let factor = plane.scale(at: RenderPoint(rect.x + rect.width / 2, rect.y + rect.height / 2))
        if factor > 0, factor.isFinite {
            let fine = RoundedRect(
                DeviceRect(
                    x0: shape.rect.x0 * factor, y0: shape.rect.y0 * factor, x1: shape.rect.x1 * factor, y1: shape.rect.y1 * factor),
                curve: CornerCurve(radius: shape.curve.radius * factor, isContinuous: curve.isContinuous), corners: corners)
            return plane.outline(fine.outline.map { RenderPoint($0.x / factor, $0.y / factor) })
        }
        return []
    }

    /// Coverage on the surface within `visible`.
    func coverage(_ cache: CoverageCache, within visible: PixelRect) -> [CoveragePiece] {
        if let shape = onSurface { return cache.pieces(shape) }
        return Self.mask([outline()], within: visible)
    }

    func borderCoverage(_ width: Double, _ cache: CoverageCache, within visible: PixelRect) -> [CoveragePiece] {
        if let shape = onSurface { return cache.borderPieces(shape, width: width * abs(plane.a)) }
        let inner = outline(inset: width)
        return Self.mask(inner.isEmpty ? [outline()] : [outline(), inner.reversed()], within: visible)
    }

    static func mask(_ outlines: [[RenderPoint]], within visible: PixelRect) -> [CoveragePiece] {
        var box: DeviceRect?
        for point in outlines.joined() {
            let spot = DeviceRect(x0: point.x, y0: point.y, x1: point.x, y1: point.y)
            box = box.map { $0.union(spot) } ?? spot
        }
        guard let rect = box?.outer.intersection(visible), !rect.isEmpty,
            let picture = CoverageRasterizer.raster(outlines, in: rect)
        else { return [] }
        return [CoveragePiece(rect: rect, amount: .mask(picture, dx: rect.x, dy: rect.y))]
    }
}
