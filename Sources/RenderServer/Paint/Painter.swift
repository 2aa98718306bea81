internal import HostInterface
internal import RenderProtocol

/// Paints display items: from the front first to find out what opaque things hide, then from the back.
final class Painter {
    let coverage = CoverageCache()
    let shadows = ShadowCache()
    let scratch = ScratchPool()
    var counters = FrameCounters()
    private var alphas: [UInt8: Picture] = [:]

    /// Paints `items` wherever `region` says. Pixels nothing opaque covers start as `background`, or as they are.
    func paint(_ items: [DisplayItem], in region: Region, on target: Target, background: UInt32?) {
        let remaining = Region(copy: region)
        var visible = [Region?](repeating: nil, count: items.count)
        for index in items.indices.reversed() {
            let item = items[index]
            if remaining.isEmpty {
                counters.occluded += region.intersects(item.bounds) ? 1 : 0
                continue
            }
            let part = Region(remaining, intersecting: item.bounds)
            guard !part.isEmpty else {
                counters.occluded += region.intersects(item.bounds) ? 1 : 0
                continue
            }
            visible[index] = part
            hide(behind: item, in: remaining)
        }
        if let background, !remaining.isEmpty { fill(remaining, background, target) }
        for (item, part) in zip(items, visible) {
            if let part { draw(item, part, target) }
        }
    }

    /// Takes from `region` what the item hides wholly.
    private func hide(behind item: DisplayItem, in region: Region) {
        switch item.content {
        case .body:
            for rect in item.layer.opaqueRects(item.content, alpha: item.alpha) { region.subtract(rect.intersection(item.bounds)) }
        case .group(let group):
            if let opaque = opaqueRegion(item, group) { region.subtract(opaque) }
        case .shadow, .border: break
        }
    }

    private func opaqueRegion(_ item: DisplayItem, _ group: DisplayItem.Group) -> Region? {
        guard group.opacity >= 1, group.mask == nil, group.transition == nil, !group.castsShadow else { return nil }
        var corners: [PixelRect] = []
        if group.clips {
            let layer = item.layer
            guard let shape = LayerShape(layer.values, layer.state.plane, isRounded: true).onSurface else { return nil }
            corners = shape.cornerSquares
        }
        let result = Region()
        for inner in group.items {
            switch inner.content {
            case .body:
                for rect in inner.layer.opaqueRects(inner.content, alpha: inner.alpha) { result.add(rect.intersection(inner.bounds)) }
            case .group(let nested): if let region = opaqueRegion(inner, nested) { result.add(region) }
            case .shadow, .border: break
            }
        }
        result.intersect(item.bounds)
        for square in corners { result.subtract(square) }
        return result
    }

    private func draw(_ item: DisplayItem, _ region: Region, _ target: Target) {
        switch item.content {
        case .shadow: drawShadow(item.layer, alpha: item.alpha, region, target)
        case .body(let hasEdges): drawBody(item.layer, hasEdges: hasEdges, alpha: item.alpha, region, target)
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
    func alphaMask(_ alpha: UInt8) -> Picture? {
        if let picture = alphas[alpha] { return picture }
        let picture = Picture.solid(PremultipliedColor(.black, alpha: Double(alpha) / 255))
        alphas[alpha] = picture
        return picture
    }

    /// Paints a colour through the pieces of a shape.
    func paint(_ color: RenderColor, alpha: Float, through pieces: [CoveragePiece], _ region: Region, _ target: Target) {
        let color = PremultipliedColor(color, alpha: Double(alpha))
        guard !color.isClear, let picture = Picture.solid(color) else { return }
        let source = PaintSource(picture: picture, fill: color.isOpaque ? color.pixel : nil, isOpaque: color.isOpaque)
        paint(source, alpha: 1, through: pieces, region, target)
    }

    /// Paints a source through the pieces of a shape.
    func paint(_ source: PaintSource, alpha: Float, through pieces: [CoveragePiece], _ region: Region, _ target: Target) {
        let level = UInt8((min(1, max(0, alpha)) * 255).rounded())
        guard level > 0 else { return }
        let extents = region.extents
        for piece in pieces where piece.rect.intersects(extents) {
            var mask: PaintSource?
            var isFull = false
            switch piece.amount {
            case .full:
                isFull = level == 255
                if !isFull { mask = alphaMask(level).map { PaintSource(picture: $0) } }
            case .part(let part):
                mask = alphaMask(UInt8((Int(part) * Int(level) + 127) / 255)).map { PaintSource(picture: $0) }
            case .mask(let picture, let dx, let dy):
                mask = PaintSource(picture: picture, dx: dx, dy: dy)
                if level < 255 { mask = thinned(picture, dx, dy, level, piece.rect.intersection(extents)) }
            }
            let op: Target.Operator = isFull && source.isOpaque ? .source : .over
            region.forEach { rect in
                let part = rect.intersection(piece.rect)
                guard !part.isEmpty else { return }
                counters.composites += 1
                counters.paintedPixels += part.area
                if isFull, let pixel = source.fill {
                    target.fill(part, pixel: pixel)
                } else {
                    target.composite(op, source, mask: mask, in: part)
                }
            }
        }
    }

    /// A mask with less of everything.
    private func thinned(_ mask: Picture, _ dx: Int, _ dy: Int, _ level: UInt8, _ rect: PixelRect) -> PaintSource? {
        guard let alpha = alphaMask(level), let picture = Picture.make(.coverage, width: rect.width, height: rect.height) else {
            return nil
        }
        Target(picture: picture, x: rect.x, y: rect.y).composite(
            .source, PaintSource(picture: alpha), mask: PaintSource(picture: mask, dx: dx, dy: dy), in: rect)
        return PaintSource(picture: picture, dx: rect.x, dy: rect.y)
    }
}
