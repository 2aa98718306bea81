internal import HostInterface
internal import RenderProtocol

/// Decides what of scrolled content is copied on the surface and what is painted.
///
/// A pixel is copied when all that was drawn there moved along: nothing that stands still covered it before or covers it now, and beneath
/// the content is one colour. All else is added to the damage.
struct ScrollBlitPlanner {
    struct Copy {
        /// Where pixels go to.
        let region: Region
        let dx: Int
        let dy: Int
    }

    /// Content that is copied, and where among the items it lies.
    private struct Accepted {
        let move: ScrollMove
        let span: Range<Int>
    }

    private(set) var copies: [Copy] = []
    private var accepted: [Accepted] = []
    private var items: [DisplayItem] = []
    private let damage: Region
    /// Where things changed that did not move along.
    private let fixed: Region

    init(damage: Region, fixed: Region) { (self.damage, self.fixed) = (damage, fixed) }

    /// `items` are all that is painted; `spans` says which of them lie in the layers that scrolled.
    mutating func plan(_ moves: [ScrollMove], _ items: [DisplayItem], _ spans: ScrollSpans) {
        self.items = items
        for move in moves.sorted(by: { $0.clip.area > $1.clip.area }) {
            guard !move.isRefused, !accepted.contains(where: { $0.move.clip.intersects(move.clip) }), let span = spans[move.layer],
                isUniform(beneath: span.lowerBound, in: move.clip.intersection(move.extents))
            else {
                damage.add(move.clip)
                fixed.add(move.clip)
                continue
            }
            accepted.append(Accepted(move: move, span: span))
        }
        for entry in accepted { plan(entry.move, over: items[entry.span.upperBound...]) }
    }

    /// Leaves out what is painted for other reasons, when all of those are known.
    mutating func leaveOutDamage() {
        for copy in copies { copy.region.subtract(damage) }
        copies.removeAll { $0.region.isEmpty }
    }

    private mutating func plan(_ move: ScrollMove, over items: ArraySlice<DisplayItem>) {
        let shown = Region(move.clip.intersection(move.extents))
        let covers = Region()
        for item in items where item.bounds.intersects(shown.extents) {
            let opaque = Region()
            for rect in item.layer.opaqueRects(item.content, alpha: item.alpha) { opaque.add(rect.intersection(item.bounds)) }
            opaque.subtract(fixed)
            shown.subtract(opaque)
            let rest = Region(item.bounds)
            rest.subtract(opaque)
            covers.add(rest)
        }
        covers.add(Region(fixed, intersecting: move.clip))
        let target = Region(copy: shown)
        target.translate(move.dx, move.dy)
        let exposed = Region(copy: shown)
        exposed.subtract(target)
        damage.add(exposed)
        target.intersect(shown)
        for _ in 0..<2 {
            let covered = Region(copy: covers)
            covered.intersect(shown)
            damage.add(covered)
            target.subtract(covered)
            covers.translate(move.dx, move.dy)
        }
        copies.append(Copy(region: target, dx: move.dx, dy: move.dy))
    }

    /// Parts of what stands `still` that are one colour each: there one pixel is as good as another.
    func uniformParts(of still: Region) -> [Region] {
        var parts: [Region] = []
        for (index, item) in items.enumerated() where item.layer.isUniform && item.bounds.area >= Self.minimumUniformPixels {
            for rect in item.layer.opaqueRects(item.content, alpha: item.alpha) {
                let part = Region(still, intersecting: rect.intersection(item.bounds))
                for above in items[(index + 1)...] where above.bounds.intersects(part.extents) { part.subtract(above.bounds) }
                if !part.isEmpty { parts.append(part) }
            }
        }
        return parts
    }

    /// Parts with fewer pixels are moved faster than they are found.
    private static let minimumUniformPixels = 1_024

    /// What a backdrop saw of scrolled content and sees elsewhere now: `area` is what it looks at. Nil when something else may show there,
    /// or when the content did not move up or down.
    ///
    /// > Units: pixels of the surface; the rectangles are `aligned` on the backdrop's grid.
    func carried(_ move: ScrollMove, beneath layer: SceneLayer, on grid: BackdropRaster.Grid) -> Region? {
        let area = grid.area
        let seen = move.clip.intersection(area)
        guard move.dx == 0, seen.x == area.x, seen.maxX == area.maxX, let entry = accepted.first(where: { $0.move.layer === move.layer }),
            let index = items[entry.span.upperBound...].firstIndex(where: { $0.layer === layer && $0.isBackdrop }),
            isUniform(beneath: entry.span.lowerBound, in: seen)
        else { return nil }
        let result = Region(seen)
        result.translate(0, move.dy)
        result.intersect(seen)
        let covers = Region()
        for item in items[entry.span.upperBound..<index] { covers.add(grid.aligned(item.bounds)) }
        fixed.eachRect { covers.add(grid.aligned($0)) }
        result.subtract(covers)
        covers.translate(0, move.dy)
        result.subtract(covers)
        return result
    }

    /// Whether what is painted before `index` is one colour all over `area`.
    private func isUniform(beneath index: Int, in area: PixelRect) -> Bool {
        for item in items[..<index].reversed() where item.bounds.intersects(area) {
            guard case .body = item.content, item.layer.isUniform,
                item.layer.opaqueRects(item.content, alpha: item.alpha).contains(where: { $0.intersection(item.bounds).contains(area) })
            else { return false }
            return true
        }
        return true
    }
}

/// Which of the items painted lie in layers that scrolled.
final class ScrollSpans {
    private var spans: [LayerID: Range<Int>?]

    init(_ moves: [ScrollMove]) { spans = Dictionary(moves.map { ($0.layer.id, nil) }, uniquingKeysWith: { first, _ in first }) }

    subscript(layer: SceneLayer) -> Range<Int>? { spans[layer.id] ?? nil }

    func watches(_ layer: SceneLayer) -> Bool { spans[layer.id] != nil }
    func note(_ layer: SceneLayer, _ span: Range<Int>) { spans[layer.id] = .some(span) }
}

extension SceneLayer {
    /// Its body is a colour and nothing else.
    fileprivate var isUniform: Bool {
        switch kind {
        case .plain, .replicator, .emitter: contents == nil && contentsFadeFrom == nil
        case .backdrop, .shape, .gradient, .transform: false
        }
    }
}

extension Target {
    /// Moves pixels of the surface; those that leave `copy`'s region stay as they are.
    func move(_ copy: ScrollBlitPlanner.Copy) {
        guard copy.dx != 0 || copy.dy != 0 else { return }
        let bands = copy.region.bands
        let step = picture.bytesPerRow
        // Rows are read before they are written.
        let upwards = copy.dy <= 0
        for band in upwards ? bands : bands.reversed() {
            let (top, height) = (band[0].y, band[0].height)
            if copy.dx == 0, band.count == 1, band[0].width == picture.width, let row = self.row(top), let source = self.row(top - copy.dy)
            {
                // Rows that lie end to end, but for what fills them up, move at once.
                UnsafeMutableRawPointer(row + x).copyMemory(from: source + x, byteCount: (height - 1) * step + picture.width * 4)
                continue
            }
            let rects = copy.dx <= 0 ? band : band.reversed()
            for index in 0..<height {
                let y = upwards ? top + index : top + height - 1 - index
                guard let row = self.row(y), let source = self.row(y - copy.dy) else { return }
                for rect in rects {
                    UnsafeMutableRawPointer(row + rect.x).copyMemory(from: source + rect.x - copy.dx, byteCount: rect.width * 4)
                }
            }
        }
    }
}
