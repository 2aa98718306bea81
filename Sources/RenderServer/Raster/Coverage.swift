internal import HostInterface
internal import RenderProtocol

/// One piece of a shape: every pixel of `rect` is covered fully, by a constant part, or as a mask says.
struct CoveragePiece {
    enum Amount {
        case full
        case part(UInt8)
        /// Pixel (x, y) of the surface is covered as pixel (x − dx, y − dy) of the mask says.
        case mask(PixelSource, dx: Int, dy: Int)
    }
    var rect: PixelRect
    var amount: Amount
}

/// Coverage of shapes, kept while they are in use: corners of the same form share one small mask, whatever the size of their rectangle.
final class CoverageCache {
    private struct Key: Hashable {
        /// Relative to the whole pixel of its top left.
        var outer: RoundedRect
        var inner: RoundedRect?
        var tile: PixelRect
    }

    private var masks: [Key: PixelSource] = [:]
    private var pixels = 0
    /// Masks are small; when they have grown past this all are dropped and made again as needed.
    private static let pixelLimit = 8 << 20
    private(set) var rasterCount = 0

    /// A rounded rectangle as pieces that do not overlap.
    func pieces(_ shape: RoundedRect) -> [CoveragePiece] {
        let rect = shape.rect
        let outer = rect.outer
        guard !outer.isEmpty else { return [] }
        if rect.isAligned && !shape.isRounded { return [CoveragePiece(rect: outer, amount: .full)] }
        return tiles(shape, hole: nil, thickness: 0)
    }

    /// What lies between a rounded rectangle and a smaller one inside, `width` from its edge.
    func borderPieces(_ shape: RoundedRect, width: Double) -> [CoveragePiece] {
        guard width > 0, !shape.rect.isEmpty else { return [] }
        if 2 * width >= min(shape.rect.width, shape.rect.height) { return pieces(shape) }
        return tiles(shape, hole: shape.inset(by: width), thickness: width)
    }

    /// Cuts the shape at its corners: four corner tiles, four sides of constant profile, and the middle.
    private func tiles(_ shape: RoundedRect, hole: RoundedRect?, thickness: Double) -> [CoveragePiece] {
        let (rect, outer) = (shape.rect, shape.rect.outer)
        let reach = max(shape.extent, thickness)
        // A side is at least one pixel, so that a fractional edge is in it.
        let columns = (left: Int((rect.x0 + reach).rounded(.up)), right: Int((rect.x1 - reach).rounded(.down)))
        let rows = (top: Int((rect.y0 + reach).rounded(.up)), bottom: Int((rect.y1 - reach).rounded(.down)))
        guard columns.left < columns.right, rows.top < rows.bottom else {
            return ends(shape, hole, columns: columns.left..<max(columns.left, columns.right), rows: rows.top..<max(rows.top, rows.bottom))
        }
        let x = [outer.x, max(columns.left, outer.x), min(columns.right, outer.maxX), outer.maxX]
        let y = [outer.y, max(rows.top, outer.y), min(rows.bottom, outer.maxY), outer.maxY]
        var result: [CoveragePiece] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let tile = PixelRect(minX: x[column], minY: y[row], maxX: x[column + 1], maxY: y[row + 1])
                guard !tile.isEmpty else { continue }
                switch (column, row) {
                case (1, 1): if hole == nil { result.append(CoveragePiece(rect: tile, amount: .full)) }
                case (1, _): addRows(tile, edges(rect.y0, rect.y1, hole?.rect.y0, hole?.rect.y1), &result)
                case (_, 1): addColumns(tile, edges(rect.x0, rect.x1, hole?.rect.x0, hole?.rect.x1), &result)
                default:
                    let bit = RenderCorners(rawValue: row == 0 ? (column == 0 ? 1 : 2) : (column == 0 ? 4 : 8))
                    let isPlain = hole == nil && rect.isAligned && !(shape.isRounded && shape.corners.contains(bit))
                    if isPlain {
                        result.append(CoveragePiece(rect: tile, amount: .full))
                    } else if let piece = mask(shape, hole, tile: tile) {
                        result.append(piece)
                    }
                }
            }
        }
        return result
    }

    /// A pill: two ends and what lies between, along or across; or one mask when there is nothing between.
    private func ends(_ shape: RoundedRect, _ hole: RoundedRect?, columns: Range<Int>, rows: Range<Int>) -> [CoveragePiece] {
        let (rect, outer) = (shape.rect, shape.rect.outer)
        var result: [CoveragePiece] = []
        func end(_ tile: PixelRect) {
            if !tile.isEmpty, let piece = mask(shape, hole, tile: tile) { result.append(piece) }
        }
        if !columns.isEmpty {
            end(PixelRect(minX: outer.x, minY: outer.y, maxX: columns.lowerBound, maxY: outer.maxY))
            end(PixelRect(minX: columns.upperBound, minY: outer.y, maxX: outer.maxX, maxY: outer.maxY))
            let middle = PixelRect(minX: columns.lowerBound, minY: outer.y, maxX: columns.upperBound, maxY: outer.maxY)
            addRows(middle, edges(rect.y0, rect.y1, hole?.rect.y0, hole?.rect.y1), &result)
        } else if !rows.isEmpty {
            end(PixelRect(minX: outer.x, minY: outer.y, maxX: outer.maxX, maxY: rows.lowerBound))
            end(PixelRect(minX: outer.x, minY: rows.upperBound, maxX: outer.maxX, maxY: outer.maxY))
            let middle = PixelRect(minX: outer.x, minY: rows.lowerBound, maxX: outer.maxX, maxY: rows.upperBound)
            addColumns(middle, edges(rect.x0, rect.x1, hole?.rect.x0, hole?.rect.x1), &result)
        } else {
            end(outer)
        }
        return result
    }

    /// Covered part of a pixel [v, v + 1] between two edges, less a hole between two others.
    private func edges(_ low: Double, _ high: Double, _ holeLow: Double?, _ holeHigh: Double?) -> (Int) -> Double {
        func overlap(_ v: Double, _ a: Double, _ b: Double) -> Double { max(0, min(v + 1, b) - max(v, a)) }
        return { place in
            let v = Double(place)
            let whole = overlap(v, low, high)
            guard let holeLow, let holeHigh else { return whole }
            return max(0, whole - overlap(v, holeLow, holeHigh))
        }
    }

    private func addRows(_ tile: PixelRect, _ coverage: (Int) -> Double, _ result: inout [CoveragePiece]) {
        runs(tile.y, tile.maxY, coverage) { start, end, amount in
            result.append(CoveragePiece(rect: PixelRect(minX: tile.x, minY: start, maxX: tile.maxX, maxY: end), amount: amount))
        }
    }

    private func addColumns(_ tile: PixelRect, _ coverage: (Int) -> Double, _ result: inout [CoveragePiece]) {
        runs(tile.x, tile.maxX, coverage) { start, end, amount in
            result.append(CoveragePiece(rect: PixelRect(minX: start, minY: tile.y, maxX: end, maxY: tile.maxY), amount: amount))
        }
    }

    private func runs(_ from: Int, _ to: Int, _ coverage: (Int) -> Double, _ body: (Int, Int, CoveragePiece.Amount) -> Void) {
        var start = from
        while start < to {
            let value = UInt8((min(1, coverage(start)) * 255).rounded())
            var end = start + 1
            while end < to, UInt8((min(1, coverage(end)) * 255).rounded()) == value { end += 1 }
            if value == 255 { body(start, end, .full) } else if value > 0 { body(start, end, .part(value)) }
            start = end
        }
    }

    private func mask(_ shape: RoundedRect, _ hole: RoundedRect?, tile: PixelRect) -> CoveragePiece? {
        // The key is relative to the tile, and sides that lie outside it are put where they are for every rectangle of this form, so that
        // neither size nor place of the rectangle matter.
        let (originX, originY) = (tile.x, tile.y)
        let (rect, whole) = (shape.rect, shape.rect.outer)
        let reach = (2 * (shape.extent + (hole.map { $0.rect.x0 - rect.x0 } ?? 0))).rounded(.up) + 2
        var near = rect
        if tile.maxX < whole.maxX { near.x1 = rect.x0 + max(reach, Double(tile.width) + 2) }
        if tile.x > whole.x { near.x0 = rect.x1 - max(reach, Double(tile.width) + 2) }
        if tile.maxY < whole.maxY { near.y1 = rect.y0 + max(reach, Double(tile.height) + 2) }
        if tile.y > whole.y { near.y0 = rect.y1 - max(reach, Double(tile.height) + 2) }
        func moved(_ r: RoundedRect) -> RoundedRect {
            var result = r
            result.rect =
                DeviceRect(
                    x0: r.rect.x0 + near.x0 - rect.x0, y0: r.rect.y0 + near.y0 - rect.y0, x1: r.rect.x1 + near.x1 - rect.x1,
                    y1: r.rect.y1 + near.y1 - rect.y1
                ).offset(-Double(originX), -Double(originY)).snapped
            return result
        }
        let key = Key(
            outer: moved(shape), inner: hole.map(moved), tile: PixelRect(x: 0, y: 0, width: tile.width, height: tile.height))
        if let picture = masks[key] { return CoveragePiece(rect: tile, amount: .mask(picture, dx: originX, dy: originY)) }
        var outlines = [key.outer.outline]
        if let inner = key.inner { outlines.append(inner.outline.reversed()) }
        guard let picture = CoverageRasterizer.raster(outlines, in: key.tile) else { return nil }
        rasterCount += 1
        pixels += tile.area
        if pixels > Self.pixelLimit {
            masks.removeAll(keepingCapacity: true)
            pixels = tile.area
        }
        masks[key] = picture
        return CoveragePiece(rect: tile, amount: .mask(picture, dx: originX, dy: originY))
    }
}
