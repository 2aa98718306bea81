internal import Foundation
internal import HostInterface
internal import RenderProtocol

/// What a layer itself shows.
extension Painter {
    func drawBody(_ item: DisplayItem, hasEdges: Bool, _ region: Region, _ target: Target) {
        let (layer, alpha) = (item.layer, item.alpha)
        let (values, plane) = (layer.values, layer.state.plane)
        var pieces: [CoveragePiece]?
        func boxPieces() -> [CoveragePiece] {
            if let pieces { return pieces }
            // The clip of the group around will cut what is too much.
            let made =
                hasEdges
                ? LayerShape(values, plane, isRounded: !item.isSquare).coverage(coverage, within: region.extents)
                : [CoveragePiece(rect: region.extents, amount: .full)]
            pieces = made
            return made
        }
        if let color = values.backgroundColor, color.alpha > 0 { paint(color, alpha: alpha, through: boxPieces(), region, target) }
        if layer.kind == .gradient { drawGradient(layer, alpha: alpha, through: boxPieces(), region, target) }
        if layer.kind == .shape { drawShape(layer, alpha: alpha, region, target) }
        if let fade = layer.presented.contentsFade {
            let hasBoth = layer.contents != nil && layer.contentsFadeFrom != nil
            if let from = layer.contentsFadeFrom {
                drawContents(layer, from, boxPieces, alpha: hasBoth ? alpha : alpha * Float(1 - fade.fraction), region, target)
            }
            if let to = layer.contents { drawContents(layer, to, boxPieces, alpha: alpha * Float(fade.fraction), region, target) }
        } else if let bitmap = layer.contents {
            drawContents(layer, bitmap, boxPieces, alpha: alpha, region, target)
        }
    }

    func drawBorder(_ layer: SceneLayer, alpha: Float, _ region: Region, _ target: Target) {
        let shape = LayerShape(layer.values, layer.state.plane, isRounded: true)
        let pieces = shape.borderCoverage(layer.values.borderWidth, coverage, within: region.extents)
        paint(layer.values.borderColor, alpha: alpha, through: pieces, region, target)
    }

    // MARK: Contents

    private func drawContents(
        _ layer: SceneLayer, _ bitmap: SceneBitmap, _ box: () -> [CoveragePiece], alpha: Float, _ region: Region, _ target: Target
    ) {
        let (values, plane) = (layer.values, layer.state.plane)
        let placement = ContentsPlacement(values, bitmap)
        guard !placement.source.isEmpty, placement.rect.width > 0, placement.rect.height > 0 else { return }
        let slices = placement.slices(values, plane)
        let isOpaque = values.opaque && bitmap.coverage == nil && layer.presented.contentsFade == nil
        for slice in slices {
            let rect = slice.rect
            if drawCoverage(bitmap, slice, plane, values, alpha: alpha, region, target) { continue }
            if drawSlanted(layer, bitmap, rect: rect, part: slice.source, isOpaque, alpha: alpha, region, target) { continue }
            var pieces: [CoveragePiece]
            var within = region
            if values.masksToBounds {
                if slices.count == 1, covers(rect, values.bounds) {
                    pieces = box()
                } else if values.cornerRadius <= 0 {
                    pieces = LayerShape(slice.shown.intersection(values.bounds), plane).coverage(coverage, within: region.extents)
                } else {
                    pieces = box()
                    within = Region(region, intersecting: plane.bounds(slice.shown).nearest)
                }
            } else {
                pieces = LayerShape(slice.shown, plane).coverage(coverage, within: region.extents)
            }
            guard let source = source(bitmap, rect: rect, part: slice.source, plane, values, isOpaque, around: layer.state.ownBounds) else {
                continue
            }
            paint(source, alpha: alpha, through: pieces, within, target)
        }
    }

    /// A turned or sheared bitmap without round corners, drawn without a mask. False when it is not one.
    private func drawSlanted(
        _ layer: SceneLayer, _ bitmap: SceneBitmap, rect: RenderRect, part: DeviceRect, _ isOpaque: Bool, alpha: Float, _ region: Region,
        _ target: Target
    ) -> Bool {
        let (values, plane) = (layer.values, layer.state.plane)
        guard plane.isAffine, !plane.isAxisAligned, !values.masksToBounds || values.cornerRadius <= 0 else { return false }
        let shown = values.masksToBounds ? rect.intersection(values.bounds) : rect
        guard let quad = ConvexQuad(plane.outline(shown)),
            let source = source(bitmap, rect: rect, part: part, plane, values, isOpaque, around: layer.state.ownBounds),
            let slant = source.slant, let sampler = AffineSampler(source.picture, map: slant, isOpaque: isOpaque)
        else { return false }
        let level = UInt32((min(1, max(0, alpha)) * 255).rounded())
        guard level > 0 else { return true }
        each(region, in: quad.bounds) { target.draw(sampler, in: quad, isOpaque: isOpaque, level: level, rect: $0) }
        return true
    }

    /// A drawing in one colour that falls on the surface pixel by pixel. False when this is not one.
    private func drawCoverage(
        _ bitmap: SceneBitmap, _ slice: ContentsPlacement.Slice, _ plane: PlaneTransform, _ values: LayerValues, alpha: Float,
        _ region: Region, _ target: Target
    ) -> Bool {
        let (rect, part) = (slice.rect, slice.source)
        guard let coverage = bitmap.coverage, let ink = bitmap.shared.form.ink, !values.masksToBounds || covers(values.bounds, rect),
            !values.masksToBounds || values.cornerRadius <= 0, isPixelForPixel(rect, part, plane)
        else { return false }
        let place = plane.rect(rect)
        let whole = PixelRect(
            x: DeviceRect.nearest(place.x0 - part.x0), y: DeviceRect.nearest(place.y0 - part.y0), width: bitmap.width, height: bitmap.height
        )
        for piece in LayerShape(slice.shown, plane).coverage(self.coverage, within: region.extents) {
            // An edge between pixels thins what is drawn there. Of its corners, a pixel each, nobody sees that.
            let part = if case .part(let part) = piece.amount { Float(part) / 255 } else { Float(1) }
            let inked = CoveragePiece(rect: piece.rect.intersection(whole), amount: .mask(coverage, dx: whole.x, dy: whole.y))
            if !inked.rect.isEmpty { paint(ink, alpha: alpha * part, through: [inked], region, target) }
        }
        return true
    }

    private func isPixelForPixel(_ rect: RenderRect, _ part: DeviceRect, _ plane: PlaneTransform) -> Bool {
        guard plane.isAxisAligned, plane.a > 0, plane.d > 0 else { return false }
        let place = plane.rect(rect)
        return abs(part.width / rect.width / plane.a - 1) * place.width < 0.02
            && abs(part.height / rect.height / plane.d - 1) * place.height < 0.02
    }

    private func covers(_ a: RenderRect, _ b: RenderRect) -> Bool {
        let e = 1e-6
        return a.x <= b.x + e && a.y <= b.y + e && a.x + a.width >= b.x + b.width - e && a.y + a.height >= b.y + b.height - e
    }

    /// A bitmap's part, to be read at places of the surface.
    private func source(
        _ bitmap: SceneBitmap, rect: RenderRect, part: DeviceRect, _ plane: PlaneTransform, _ values: LayerValues, _ isOpaque: Bool,
        around visible: PixelRect
    ) -> PaintSource? {
        let (kx, ky) = (part.width / rect.width, part.height / rect.height)
        // Pixel for pixel: stays sharp, and cheap, while it moves by parts of a pixel. Its edges still are where they are.
        if isPixelForPixel(rect, part, plane) {
            let place = plane.rect(rect)
            let view = bitmap.picture?.part(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), opaque: isOpaque)
            view?.setSampling(nil, filter: .nearest, repeat: .pad)
            return view.map {
                PaintSource(
                    picture: $0, dx: DeviceRect.nearest(place.x0 - part.x0), dy: DeviceRect.nearest(place.y0 - part.y0), isPlain: true,
                    isOpaque: isOpaque)
            }
        }
        let middle = RenderPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)
        // Pixels of the bitmap that fall on one of the surface, in the direction where there are fewest of the surface.
        let reduction = max(kx, ky) / max(plane.scale(at: middle), 1e-9)
        let isNearest = (reduction <= 1 ? values.magnificationFilter : values.minificationFilter) == .nearest
        var level = 0
        if !isNearest, reduction > 1.5 { level = min(12, max(0, Int((log2(reduction) + 0.25).rounded(.down)))) }
        guard let (picture, actual) = bitmap.picture(level: level), let inverse = plane.inverted else { return nil }
        // Halving rounds up, so each level has its own ratio.
        let (rx, ry) = (Double(picture.width) / Double(bitmap.width), Double(picture.height) / Double(bitmap.height))
        var view = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
        if actual == 0, part.isAligned { view = part.outer.intersection(view) }
        guard let piece = picture.part(view, opaque: isOpaque) else { return nil }
        let toImage = PlaneTransform(
            scaleX: kx * rx, scaleY: ky * ry, x: (part.x0 - rect.x * kx) * rx - Double(view.x),
            y: (part.y0 - rect.y * ky) * ry - Double(view.y))
        let transform = PlaneTransform(scaleX: 1, scaleY: 1, x: Double(visible.x), y: Double(visible.y)).concatenated(inverse)
            .concatenated(toImage)
        piece.setSampling(transform, filter: isNearest ? .nearest : .bilinear, repeat: .pad, reach: visible.size)
        let slant = isNearest || !plane.isAffine ? nil : inverse.concatenated(toImage)
        return PaintSource(picture: piece, dx: visible.x, dy: visible.y, isOpaque: isOpaque, slant: slant)
    }

    // MARK: Gradients and shapes

    private func drawGradient(_ layer: SceneLayer, alpha: Float, through pieces: [CoveragePiece], _ region: Region, _ target: Target) {
        let (values, plane) = (layer.values, layer.state.plane)
        let box = layer.state.box.outer
        let isUpright = plane.isAxisAligned && plane.a > 0 && plane.d > 0
        let scale =
            isUpright
            ? 1 : plane.scale(at: RenderPoint(values.bounds.x + values.bounds.width / 2, values.bounds.y + values.bounds.height / 2))
        let width = isUpright ? box.width : Int(min(4096, max(1, values.bounds.width * scale)).rounded(.up))
        let height = isUpright ? box.height : Int(min(4096, max(1, values.bounds.height * scale)).rounded(.up))
        let key = GradientRaster.Key(appearanceVersion: layer.appearanceVersion, width: width, height: height)
        if layer.caches.gradient?.key != key {
            layer.caches.gradient = GradientRaster.make(values.gradient, key: key)
            counters.rasters += 1
        }
        guard let raster = layer.caches.gradient else { return }
        if isUpright {
            raster.picture.setSampling(nil, filter: .nearest, repeat: .normal)
            let source = PaintSource(picture: raster.picture, dx: box.x, dy: box.y, isOpaque: raster.isOpaque)
            return paint(source, alpha: alpha, through: pieces, region, target)
        }
        guard let inverse = plane.inverted, values.bounds.width > 0, values.bounds.height > 0 else { return }
        let (sx, sy) = (Double(raster.picture.width) / values.bounds.width, Double(raster.picture.height) / values.bounds.height)
        let origin = layer.state.ownBounds
        let transform = PlaneTransform(scaleX: 1, scaleY: 1, x: Double(origin.x), y: Double(origin.y)).concatenated(inverse)
            .concatenated(PlaneTransform(scaleX: sx, scaleY: sy, x: -values.bounds.x * sx, y: -values.bounds.y * sy))
        raster.picture.setSampling(transform, filter: .bilinear, repeat: .pad, reach: origin.size)
        paint(
            PaintSource(picture: raster.picture, dx: origin.x, dy: origin.y, isOpaque: raster.isOpaque), alpha: alpha, through: pieces,
            region, target)
    }

    private func drawShape(_ layer: SceneLayer, alpha: Float, _ region: Region, _ target: Target) {
        let (values, plane) = (layer.values, layer.state.plane)
        var (hung, x, y) = ShadowRaster.hang(plane)
        if !plane.isAffine {
            let scale = min(8, plane.scale(at: RenderPoint(values.bounds.x, values.bounds.y)))
            (hung, x, y) = (PlaneTransform(scaleX: scale, scaleY: scale, x: 0, y: 0), 0, 0)
        }
        var key = ShapeRaster.Key(appearanceVersion: layer.appearanceVersion, plane: hung)
        if plane.isAffine, let whole = ShapeRaster.bounds(values.shape), hung.bounds(whole).outer.area > ShapeRaster.wholeLimit {
            let seen = layer.state.ownBounds
            key.part = PixelRect(x: seen.x - x, y: seen.y - y, width: seen.width, height: seen.height)
        }
        if layer.caches.shape?.key != key {
            layer.caches.shape = ShapeRaster.make(values.shape, key: key)
            counters.rasters += 1
        }
        guard let raster = layer.caches.shape else { return }
        var box = PixelRect(x: raster.dx + x, y: raster.dy + y, width: raster.picture.width, height: raster.picture.height)
        var source = PaintSource(picture: raster.picture, dx: box.x, dy: box.y)
        raster.picture.setSampling(nil, filter: .nearest, repeat: .none)
        if !plane.isAffine {
            guard let inverse = plane.inverted else { return }
            box = layer.state.ownBounds
            let transform = PlaneTransform(scaleX: 1, scaleY: 1, x: Double(box.x), y: Double(box.y)).concatenated(inverse)
                .concatenated(hung).concatenated(PlaneTransform(scaleX: 1, scaleY: 1, x: -Double(raster.dx), y: -Double(raster.dy)))
            raster.picture.setSampling(transform, filter: .bilinear, repeat: .none, reach: box.size)
            source = PaintSource(picture: raster.picture, dx: box.x, dy: box.y)
        }
        var pieces = [CoveragePiece(rect: box, amount: .full)]
        if values.masksToBounds { pieces = LayerShape(values, plane, isRounded: true).coverage(coverage, within: region.extents) }
        let within = values.masksToBounds ? Region(region, intersecting: box) : region
        paint(source, alpha: alpha, through: pieces, within, target)
    }

    // MARK: Shadows

    func drawShadow(_ layer: SceneLayer, alpha: Float, _ region: Region, _ target: Target) {
        let (values, plane) = (layer.values, layer.state.plane)
        let shadow = ShadowShape(layer, plane)
        let strength = alpha * values.shadowOpacity
        if var box = shadow.box {
            box.rect = box.rect.offset(shadow.blur.dx, shadow.blur.dy)
            let before = shadows.rasterCount
            let pieces = shadows.pieces(box, deviation: shadow.blur.deviation)
            counters.rasters += shadows.rasterCount - before
            return paint(values.shadowColor, alpha: strength, through: pieces, region, target)
        }
        let (hung, x, y) = ShadowRaster.hang(plane)
        let key = ShadowRaster.Key(appearanceVersion: layer.appearanceVersion, plane: hung)
        if layer.caches.shadow?.key != key {
            let area = shadow.bounds.outer.intersection(layer.state.clip.expanded(by: shadow.blur.reach))
            guard !area.isEmpty else { return }
            let outlines = shadow.outlines.map { $0.map { RenderPoint($0.x + shadow.blur.dx, $0.y + shadow.blur.dy) } }
            guard let picture = CoverageRasterizer.raster(outlines, in: area) else { return }
            ShadowCache.blur(picture, deviation: shadow.blur.deviation)
            counters.rasters += 1
            layer.caches.shadow = ShadowRaster(key: key, picture: picture, dx: area.x - x, dy: area.y - y)
        }
        guard let raster = layer.caches.shadow else { return }
        paint(values.shadowColor, alpha: strength, through: [raster.piece(x, y)], region, target)
    }
}

extension ShadowRaster {
    func piece(_ x: Int, _ y: Int) -> CoveragePiece {
        let rect = PixelRect(x: dx + x, y: dy + y, width: picture.width, height: picture.height)
        return CoveragePiece(rect: rect, amount: .mask(picture, dx: rect.x, dy: rect.y))
    }
}

extension PixelRect {
    func expanded(by amount: Int) -> PixelRect {
        PixelRect(x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
    }
}

extension RenderRect {
    func intersection(_ o: RenderRect) -> RenderRect {
        let (x0, y0) = (max(x, o.x), max(y, o.y))
        return RenderRect(x0, y0, max(0, min(x + width, o.x + o.width) - x0), max(0, min(y + height, o.y + o.height) - y0))
    }
}
