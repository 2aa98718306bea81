internal import HostInterface
internal import RenderProtocol

/// What is composed beside the surface before it goes on it.
extension Painter {
    func drawGroup(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        if let transition = group.transition, let start = item.layer.transitionStarts[transition.key] {
            return withoutBackdropSampling { drawTransition(transition, start, item, group, region, target) }
        }
        if group.castsShadow { withoutBackdropSampling { drawContentShadow(item, group, region, target) } }
        if group.hasBackdrop, samplesBackdrops { return drawGroupOverBackdrop(item, group, region, target) }
        guard group.clips, group.mask == nil, group.opacity >= 1,
            let shape = LayerShape(item.layer.values, item.layer.state.plane, isRounded: true).onSurface
        else { return compose(item, group, region, target) }
        // Only the squares of the corners need composing; all else is within the clip and painted at once.
        let inner = Region(copy: region)
        for square in shape.cornerSquares {
            // Squares of a narrow shape may share pixels; each is composed once.
            let corner = Region(inner, intersecting: square)
            inner.subtract(square)
            if !corner.isEmpty { compose(item, group, corner, target) }
        }
        if !inner.isEmpty { paint(group.uncut(isSquare: false), in: inner, on: target, background: nil) }
    }

    private func compose(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        if group.isRetained, composeCached(item, group, region, target) { return }
        let rect = region.extents
        guard let picture = scratch.take(.color, width: rect.width, height: rect.height) else { return }
        counters.groups += 1
        render(item, group, region, Target(picture: picture, x: rect.x, y: rect.y))
        let source = PaintSource(picture: picture, dx: rect.x, dy: rect.y)
        color(group, Target(picture: picture, x: rect.x, y: rect.y), region)
        if group.blend != .normal {
            blend(source, group.blend, opacity: group.opacity, region, target)
            return scratch.give(picture)
        }
        paint(source, alpha: group.opacity, through: [CoveragePiece(rect: rect, amount: .full)], region, target)
        scratch.give(picture)
    }

    /// Paints a layer from the picture kept of it, which is made when there is none or it does not show enough. False without memory.
    private func composeCached(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) -> Bool {
        let layer = item.layer
        let (hung, x, y) = ShadowRaster.hang(layer.state.plane)
        let key = RasterizationCache.Key(version: layer.rasterizationVersion, plane: hung)
        let needed = region.extents
        if layer.caches.kept?.key != key || !(layer.caches.kept?.place(x, y).contains(needed) ?? false) {
            let area = item.bounds
            guard let picture = PixelSource.make(.color, width: area.width, height: area.height) else { return false }
            let work = Target(picture: picture, x: area.x, y: area.y)
            var plain = group
            plain.isRetained = false
            render(item, plain, Region(area), work)
            color(group, work, Region(area))
            counters.rasters += 1
            layer.caches.kept = RasterizationCache(key: key, picture: picture, dx: area.x - x, dy: area.y - y)
        }
        guard let kept = layer.caches.kept else { return false }
        let place = kept.place(x, y)
        let source = PaintSource(picture: kept.picture, dx: place.x, dy: place.y)
        if group.blend != .normal {
            blend(source, group.blend, opacity: group.opacity, region, target)
        } else {
            paint(source, alpha: group.opacity, through: [CoveragePiece(rect: needed, amount: .full)], region, target)
        }
        return true
    }

    /// Gives what is painted of a group the colours it is to have.
    private func color(_ group: DisplayItem.Group, _ target: Target, _ region: Region) {
        if let tint = group.tint { recolor(target, tint, region) }
        if group.isInverted { region.eachRect { target.invert(in: $0) } }
    }

    /// Replaces every colour by one, thinned as what was there.
    private func recolor(_ target: Target, _ color: RenderColor, _ region: Region) {
        guard let picture = PixelSource.solid(PremultipliedColor(color)) else { return }
        region.eachRect { target.composite(.within, PaintSource(picture: picture), mask: nil, in: $0) }
    }

    private func blend(_ source: PaintSource, _ blend: RenderBlend, opacity: Float, _ region: Region, _ target: Target) {
        let level = UInt8((min(1, max(0, opacity)) * 255).rounded())
        let mask = level == 255 ? nil : alphaMask(level).map { PaintSource(picture: $0) }
        region.eachRect { rect in
            counters.composites += 1
            counters.paintedPixels += rect.area
            target.composite(.blend(blend), source, mask: mask, in: rect)
        }
    }

    /// The group's items, cut by its clip and mask, without its opacity.
    private func render(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        withoutBackdropSampling { paint(group.items, in: region, on: target, background: 0) }
        cutGroup(item, group, region, target)
    }

    /// Keeps of what is painted what the group's clip and mask let through.
    func cutGroup(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        if group.clips {
            let shape = LayerShape(item.layer.values, item.layer.state.plane, isRounded: true)
            cut(target, by: shape.coverage(coverage, within: region.extents), region)
        }
        guard let mask = group.mask else { return }
        let rect = region.extents
        guard let picture = scratch.take(.color, width: rect.width, height: rect.height) else { return }
        withoutBackdropSampling { paint(mask, in: region, on: Target(picture: picture, x: rect.x, y: rect.y), background: 0) }
        let source = PaintSource(picture: picture, dx: rect.x, dy: rect.y)
        region.eachRect { target.composite(.inReverse, source, mask: nil, in: $0) }
        scratch.give(picture)
    }

    /// Keeps of the target what a shape covers.
    private func cut(_ target: Target, by pieces: [CoveragePiece], _ region: Region) {
        let outside = Region(copy: region)
        for piece in pieces {
            outside.subtract(piece.rect)
            let source: PaintSource?
            switch piece.amount {
            case .full: source = nil
            case .part(let part): source = alphaMask(part).map { PaintSource(picture: $0) }
            case .mask(let picture, let dx, let dy): source = PaintSource(picture: picture, dx: dx, dy: dy)
            }
            guard let source else { continue }
            region.eachRect { rect in
                let part = rect.intersection(piece.rect)
                guard !part.isEmpty else { return }
                counters.composites += 1
                target.composite(.inReverse, source, mask: nil, in: part)
            }
        }
        if !outside.isEmpty { target.fill(outside, pixel: 0) }
    }

    // MARK: Shadow of contents

    private func drawContentShadow(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        let layer = item.layer
        let values = layer.values
        let blur = ShadowShape.Blur(values, layer.state.plane)
        let (hung, x, y) = ShadowRaster.hang(layer.state.plane)
        let key = ShadowRaster.Key(appearanceVersion: layer.appearanceVersion, plane: hung)
        if layer.caches.shadow?.key != key {
            let area = item.bounds
            guard let picture = scratch.take(.color, width: area.width, height: area.height),
                let alpha = PixelSource.make(.coverage, width: area.width, height: area.height), let bytes = alpha.bytes,
                let base = picture.base
            else { return }
            var caster = group
            caster.castsShadow = false
            render(item, caster, Region(area), Target(picture: picture, x: area.x, y: area.y))
            let (dx, dy) = (Int(blur.dx.rounded()), Int(blur.dy.rounded()))
            for row in 0..<area.height where (0..<area.height).contains(row - dy) {
                let source = (base + (row - dy) * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let line = bytes + row * alpha.bytesPerRow
                for column in max(0, dx)..<max(max(0, dx), min(area.width, area.width + dx)) {
                    line[column] = UInt8(truncatingIfNeeded: source[column - dx] >> 24)
                }
            }
            scratch.give(picture)
            ShadowCache.blur(alpha, deviation: blur.deviation)
            counters.rasters += 1
            layer.caches.shadow = ShadowRaster(key: key, picture: alpha, dx: area.x - x, dy: area.y - y)
        }
        guard let raster = layer.caches.shadow else { return }
        paint(
            values.shadowColor, alpha: values.shadowOpacity * group.opacity, through: [raster.piece(x, y)], region, target)
    }

    // MARK: Transitions

    private func drawTransition(
        _ transition: PresentedLayer.RunningTransition, _ start: TransitionSnapshot, _ item: DisplayItem, _ group: DisplayItem.Group,
        _ region: Region, _ target: Target
    ) {
        let box = item.layer.state.box.nearest
        let area = item.bounds
        guard !area.isEmpty, let new = scratch.take(.color, width: area.width, height: area.height),
            let sum = scratch.take(.color, width: area.width, height: area.height)
        else { return }
        counters.groups += 1
        var plain = group
        (plain.transition, plain.opacity) = (nil, 1)
        render(item, plain, Region(area), Target(picture: new, x: area.x, y: area.y))
        let step = transition.step(width: Double(box.width), height: Double(box.height))
        let (newX, newY) = (Int(step.newX.rounded()), Int(step.newY.rounded()))
        let (oldX, oldY) = (Int(step.oldX.rounded()), Int(step.oldY.rounded()))
        let newSource = PaintSource(picture: new, dx: area.x + newX, dy: area.y + newY)
        let oldSource = PaintSource(picture: start.picture, dx: start.bounds.x + oldX, dy: start.bounds.y + oldY)
        let isMoving = transition.kind != .fade
        let shown = isMoving ? Region(region, intersecting: box) : region
        let work = Target(picture: sum, x: area.x, y: area.y)
        work.fill(Region(area), pixel: 0)
        let newRect = PixelRect(x: area.x + newX, y: area.y + newY, width: area.width, height: area.height)
        let oldRect = PixelRect(x: start.bounds.x + oldX, y: start.bounds.y + oldY, width: start.bounds.width, height: start.bounds.height)
        func layDown(_ source: PaintSource, _ rect: PixelRect, _ alpha: Double, adding: Bool) {
            guard let mask = alphaMask(UInt8((min(1, max(0, alpha)) * 255).rounded())) else { return }
            let part = rect.intersection(area)
            guard !part.isEmpty else { return }
            work.composite(adding ? .add : .over, source, mask: PaintSource(picture: mask), in: part)
        }
        if step.isOldOnTop { layDown(newSource, newRect, step.newAlpha, adding: false) }
        layDown(oldSource, oldRect, step.oldAlpha, adding: false)
        // What fades in adds to what fades out by as much: the sum of two opaque pictures stays opaque.
        if !step.isOldOnTop { layDown(newSource, newRect, step.newAlpha, adding: transition.kind == .fade) }
        paint(
            PaintSource(picture: sum, dx: area.x, dy: area.y), alpha: group.opacity,
            through: [CoveragePiece(rect: area, amount: .full)], shown, target)
        scratch.give(new)
        scratch.give(sum)
    }
}
