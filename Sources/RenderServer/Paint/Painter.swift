internal import HostInterface
internal import RenderProtocol

/// Paints display items: from the front first to find out what opaque things hide, then from the back.
final class Painter {
    let coverage = CoverageCache()
    let shadows = ShadowCache()
    let scratch = ScratchPool()
    var counters = FrameCounters()
    /// Backdrops take over what has been painted beneath them.
    var samplesBackdrops = false
    private var alphas: [UInt8: PixelSource] = [:]
    private var solids: [PremultipliedColor: PixelSource] = [:]
    private static let solidLimit = 512

    /// Paints `items` wherever `region` says. Pixels nothing opaque covers start as `background`, or as they are.
    func paint(_ items: [DisplayItem], in region: Region, on target: Target, background: UInt32?) {
        let remaining = Region(copy: region)
        var visible = [Region?](repeating: nil, count: items.count)
        for index in items.indices.reversed() {
            let item = items[index]
            let looked = item.showsBackdrop ? sampledRegion(item) : nil
            if remaining.isEmpty, looked == nil {
                counters.occluded += region.intersects(item.bounds) ? 1 : 0
                continue
            }
            let part = Region(remaining, intersecting: item.bounds)
            if let looked {
                looked.intersect(region)
                // What a backdrop in a group looks at is painted though it may be hidden from above.
                if case .group = item.content { part.add(looked) }
            }
            guard !part.isEmpty || looked != nil else {
                counters.occluded += region.intersects(item.bounds) ? 1 : 0
                continue
            }
            visible[index] = part
            hide(behind: item, in: remaining)
            if let looked { remaining.add(looked) }
        }
        if let background, !remaining.isEmpty { fill(remaining, background, target) }
        for (item, part) in zip(items, visible) {
            if let part { draw(item, part, target) }
        }
    }

    /// Takes from `region` what the item hides wholly.
    private func hide(behind item: DisplayItem, in region: Region) {
        switch item.content {
        case .body, .backdrop:
            for rect in item.layer.opaqueRects(item.content, alpha: item.alpha) { region.subtract(rect.intersection(item.bounds)) }
        case .group(let group):
            if let opaque = opaqueRegion(item, group) { region.subtract(opaque) }
        case .shadow, .border, .particles: break
        }
    }

    private func opaqueRegion(_ item: DisplayItem, _ group: DisplayItem.Group) -> Region? {
        guard group.opacity >= 1, group.mask == nil, group.transition == nil, !group.castsShadow, group.blend == .normal, group.tint == nil
        else { return nil }
        var corners: [PixelRect] = []
        if group.clips {
            let layer = item.layer
            guard let shape = LayerShape(layer.values, layer.state.plane, isRounded: true).onSurface else { return nil }
            corners = shape.cornerSquares
        }
        let result = Region()
        for inner in group.items {
            switch inner.content {
            case .body, .backdrop:
                for rect in inner.layer.opaqueRects(inner.content, alpha: inner.alpha) { result.add(rect.intersection(inner.bounds)) }
            case .group(let nested): if let region = opaqueRegion(inner, nested) { result.add(region) }
            case .shadow, .border, .particles: break
            }
        }
        result.intersect(item.bounds)
        for square in corners { result.subtract(square) }
        return result
    }

    private func draw(_ item: DisplayItem, _ region: Region, _ target: Target) {
        switch item.content {
        case .shadow: drawShadow(item.layer, alpha: item.alpha, region, target)
        case .body(let hasEdges): drawBody(item, hasEdges: hasEdges, region, target)
        case .backdrop(let hasEdges): drawBackdrop(item, hasEdges: hasEdges, region, target)
        case .particles: drawParticles(item, region, target)
        case .border: drawBorder(item.layer, alpha: item.alpha, region, target)
        case .group(let group): drawGroup(item, group, region, target)
        }
    }

    // MARK: Pieces

    func fill(_ region: Region, _ pixel: UInt32, _ target: Target) {
        counters.composites += region.count
        counters.paintedPixels += region.area
        target.fill(region, pixel: pixel)
    }

    /// A constant mask.
    func alphaMask(_ alpha: UInt8) -> PixelSource? {
        if let picture = alphas[alpha] { return picture }
        let picture = PixelSource.solid(PremultipliedColor(.black, alpha: Double(alpha) / 255))
        alphas[alpha] = picture
        return picture
    }

    private func solid(_ color: PremultipliedColor) -> PixelSource? {
        if let picture = solids[color] { return picture }
        if solids.count >= Self.solidLimit { solids.removeAll(keepingCapacity: true) }
        let picture = PixelSource.solid(color)
        solids[color] = picture
        return picture
    }

    /// Paints a colour through the pieces of a shape.
    func paint(_ color: RenderColor, alpha: Float, through pieces: [CoveragePiece], _ region: Region, _ target: Target) {
        let color = PremultipliedColor(color, alpha: Double(alpha))
        guard !color.isClear, let picture = solid(color) else { return }
        let source = PaintSource(picture: picture, color: color, isOpaque: color.isOpaque)
        paint(source, alpha: 1, through: pieces, region, target)
    }

    /// Paints a source through the pieces of a shape.
    func paint(_ source: PaintSource, alpha: Float, through pieces: [CoveragePiece], _ region: Region, _ target: Target) {
        let level = UInt8((min(1, max(0, alpha)) * 255).rounded())
        guard level > 0 else { return }
        let extents = region.extents
        for piece in pieces where piece.rect.intersects(extents) {
            switch piece.amount {
            case .full: paint(source, part: level, in: piece.rect, region, target)
            case .part(let part): paint(source, part: UInt8((Int(part) * Int(level) + 127) / 255), in: piece.rect, region, target)
            case .mask(let picture, let dx, let dy):
                if paint(source, level, through: picture, dx, dy, in: piece.rect, region, target) { continue }
                var mask: PaintSource? = PaintSource(picture: picture, dx: dx, dy: dy)
                if level < 255 { mask = thinned(picture, dx, dy, level, piece.rect.intersection(extents)) }
                guard let mask else { continue }
                each(region, in: piece.rect) { target.composite(.over, source, mask: mask, in: $0) }
            }
        }
    }

    /// Paints run by run what pixman would take pixel by pixel. False when runs do not pay.
    private func paint(
        _ source: PaintSource, _ level: UInt8, through mask: PixelSource, _ dx: Int, _ dy: Int, in rect: PixelRect, _ region: Region,
        _ target: Target
    ) -> Bool {
        let isOpaqueCopy = source.isPlain && source.isOpaque && level == 255
        // A mask smaller than its piece is repeated, which runs do not know of.
        let place = PixelRect(x: dx, y: dy, width: mask.width, height: mask.height)
        guard source.color != nil || isOpaqueCopy, place.contains(rect), let spans = mask.spans else { return false }
        each(region, in: rect) { rect in
            if let color = source.color {
                target.blend(color.scaled(level), through: mask, spans, dx: dx, dy: dy, in: rect)
            } else if !target.blend(source, through: mask, spans, dx: dx, dy: dy, in: rect) {
                target.composite(.over, source, mask: PaintSource(picture: mask, dx: dx, dy: dy), in: rect)
            }
        }
        return true
    }

    /// Pieces narrower than this are blended here: a call of pixman costs more than they do.
    private static let thin = 4

    /// Paints a source, all of it or a constant part.
    private func paint(_ source: PaintSource, part: UInt8, in rect: PixelRect, _ region: Region, _ target: Target) {
        guard part > 0 else { return }
        if let color = source.color {
            let pixel = color.scaled(part).pixel
            if pixel >> 24 == 255 {
                each(region, in: rect) { target.fill($0, pixel: pixel) }
            } else {
                each(region, in: rect) { rect in
                    guard rect.width > Self.thin, let picture = solid(color.scaled(part)) else { return target.blend(pixel, in: rect) }
                    target.composite(.over, PaintSource(picture: picture), mask: nil, in: rect)
                }
            }
            return
        }
        let mask = part == 255 ? nil : alphaMask(part).map { PaintSource(picture: $0) }
        let op: Target.Operator = part == 255 && source.isOpaque ? .source : .over
        each(region, in: rect) { rect in
            if source.isPlain {
                if case .source = op, target.copy(source, in: rect) { return }
                if case .over = op, rect.width <= Self.thin, target.blend(source, part: UInt32(part), in: rect) { return }
            }
            target.composite(op, source, mask: mask, in: rect)
        }
    }

    /// The rectangles of a region inside another, counted.
    @inline(__always)
    func each(_ region: Region, in rect: PixelRect, _ body: (PixelRect) -> Void) {
        region.eachRect {
            let part = $0.intersection(rect)
            guard !part.isEmpty else { return }
            counters.composites += 1
            counters.paintedPixels += part.area
            body(part)
        }
    }

    /// A mask with less of everything.
    private func thinned(_ mask: PixelSource, _ dx: Int, _ dy: Int, _ level: UInt8, _ rect: PixelRect) -> PaintSource? {
        guard let alpha = alphaMask(level), let picture = PixelSource.make(.coverage, width: rect.width, height: rect.height) else {
            return nil
        }
        Target(picture: picture, x: rect.x, y: rect.y).composite(
            .source, PaintSource(picture: alpha), mask: PaintSource(picture: mask, dx: dx, dy: dy), in: rect)
        return PaintSource(picture: picture, dx: rect.x, dy: rect.y)
    }
}
