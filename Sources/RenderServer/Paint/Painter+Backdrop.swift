internal import HostInterface
internal import RenderProtocol

/// What shows, softened, what lies beneath it.
extension Painter {
    func drawBackdrop(_ item: DisplayItem, hasEdges: Bool, _ region: Region, _ target: Target) {
        let layer = item.layer
        guard let look = layer.backdropAppearance else { return }
        let pieces =
            hasEdges
            ? LayerShape(layer.values, layer.state.plane, isRounded: !item.isSquare).coverage(coverage, within: region.extents)
            : [CoveragePiece(rect: region.extents, amount: .full)]
        guard layer.backdropSamples, let raster = layer.backdrop?.raster else {
            return paint(look.tint, alpha: item.alpha, through: pieces, region, target)
        }
        if samplesBackdrops, let pending = layer.backdrop?.pending {
            raster.capture(pending, from: target)
            counters.backdropPixels += pending.area
            layer.backdrop?.pending = nil
        }
        guard !region.isEmpty else { return }
        if !raster.hasPicture { counters.rasters += 1 }
        raster.soften(look)
        for piece in pieces where piece.rect.intersects(region.extents) {
            if case .full = piece.amount, item.alpha >= 1 {
                each(region, in: piece.rect) { raster.draw($0, on: target) }
                continue
            }
            let rect = piece.rect.intersection(region.extents)
            guard let picture = scratch.take(.color, width: rect.width, height: rect.height) else { continue }
            let work = Target(picture: picture, x: rect.x, y: rect.y)
            raster.draw(rect, on: work)
            let source = PaintSource(picture: picture, dx: rect.x, dy: rect.y, isPlain: true, isOpaque: true)
            paint(source, alpha: item.alpha, through: [piece], Region(region, intersecting: rect), target)
            scratch.give(picture)
        }
    }

    /// What backdrops in the item look at anew; nil for nothing.
    func sampledRegion(_ item: DisplayItem) -> Region? {
        guard samplesBackdrops else { return nil }
        switch item.content {
        case .backdrop: return item.layer.backdrop?.pending.map { Region(copy: $0) }
        case .group(let group):
            guard group.hasBackdrop else { return nil }
            var result: Region?
            for region in group.items.lazy.compactMap(sampledRegion) {
                if let result { result.add(region) } else { result = region }
            }
            return result
        case .body, .border, .shadow, .particles: return nil
        }
    }

    /// Paints a group with a backdrop in it straight on what is beneath, as the backdrop must see that, and then takes back what the
    /// group's clip, mask and opacity do not let through.
    func drawGroupOverBackdrop(_ item: DisplayItem, _ group: DisplayItem.Group, _ region: Region, _ target: Target) {
        let shape = group.clips ? LayerShape(item.layer.values, item.layer.state.plane, isRounded: true).onSurface : nil
        let mixed: Region
        if group.mask == nil, group.opacity >= 1, !group.clips || shape != nil {
            mixed = Region()
            for square in shape?.cornerSquares ?? [] { mixed.add(Region(region, intersecting: square)) }
        } else {
            mixed = Region(copy: region)
        }
        let area = mixed.extents
        guard !mixed.isEmpty, let before = scratch.take(.color, width: area.width, height: area.height),
            let after = scratch.take(.color, width: area.width, height: area.height)
        else { return paint(group.uncut(isSquare: false), in: region, on: target, background: nil) }
        let surface = PaintSource(picture: target.picture, dx: target.x, dy: target.y)
        let (old, new) = (Target(picture: before, x: area.x, y: area.y), Target(picture: after, x: area.x, y: area.y))
        mixed.eachRect { _ = old.copy(surface, in: $0) }
        paint(group.uncut(isSquare: true), in: region, on: target, background: nil)
        mixed.eachRect { rect in
            _ = new.copy(surface, in: rect)
            _ = target.copy(PaintSource(picture: before, dx: area.x, dy: area.y), in: rect)
        }
        cutGroup(item, group, mixed, new)
        let source = PaintSource(picture: after, dx: area.x, dy: area.y)
        paint(source, alpha: group.opacity, through: [CoveragePiece(rect: area, amount: .full)], mixed, target)
        counters.groups += 1
        scratch.give(before)
        scratch.give(after)
    }

    /// Paints without looking at what is beneath: on a bitmap beside the surface there is nothing to see.
    func withoutBackdropSampling(_ body: () -> Void) {
        let before = samplesBackdrops
        samplesBackdrops = false
        body()
        samplesBackdrops = before
    }
}
