internal import HostInterface

/// Where the rows of a mask begin, are full, and end. Corners and outlines are full or empty nearly everywhere: knowing the runs, their
/// pixels are filled or copied, and only those of the edge are blended.
struct CoverageSpans {
    struct Row {
        /// First pixel that is covered at all, and the one after the last.
        var start = 0
        var end = 0
        /// The longest run of full pixels.
        var fullStart = 0
        var fullEnd = 0
    }
    let rows: [Row]

    /// Nil when too many pixels are neither full nor empty for runs to pay.
    init?(_ mask: PixelSource) {
        guard let bytes = mask.bytes else { return nil }
        var rows: [Row] = []
        rows.reserveCapacity(mask.height)
        var blended = 0
        for y in 0..<mask.height {
            let line = bytes + y * mask.bytesPerRow
            var row = Row(start: mask.width, end: 0)
            var (runStart, x) = (-1, 0)
            func close(_ end: Int, _ row: inout Row) {
                if runStart >= 0, end - runStart > row.fullEnd - row.fullStart { (row.fullStart, row.fullEnd) = (runStart, end) }
                runStart = -1
            }
            while x < mask.width {
                let value = line[x]
                if value > 0 {
                    row.start = min(row.start, x)
                    row.end = x + 1
                }
                if value == 255 { if runStart < 0 { runStart = x } } else { close(x, &row) }
                x += 1
            }
            close(mask.width, &row)
            if row.end <= row.start { row = Row() }
            if row.fullEnd <= row.fullStart { (row.fullStart, row.fullEnd) = (row.end, row.end) }
            blended += (row.end - row.start) - (row.fullEnd - row.fullStart)
            rows.append(row)
        }
        guard blended * 4 <= mask.width * mask.height + 256 else { return nil }
        self.rows = rows
    }
}

extension Target {
    /// Lays a colour over what a mask covers.
    func blend(_ color: PremultipliedColor, through mask: PixelSource, _ spans: CoverageSpans, dx: Int, dy: Int, in rect: PixelRect) {
        guard let bytes = mask.bytes else { return }
        let pixel = color.pixel
        let isOpaque = pixel >> 24 == 255
        for y in rect.y..<rect.maxY {
            guard let row = row(y), spans.rows.indices.contains(y - dy) else { continue }
            let span = spans.rows[y - dy]
            let line = bytes + (y - dy) * mask.bytesPerRow
            func edge(_ from: Int, _ to: Int) {
                for x in max(from + dx, rect.x)..<max(max(from + dx, rect.x), min(to + dx, rect.maxX)) {
                    let value = Self.scaled(pixel, UInt32(line[x - dx]))
                    row[x] = value &+ Self.scaled(row[x], 255 - value >> 24)
                }
            }
            edge(span.start, span.fullStart)
            edge(span.fullEnd, span.end)
            let (from, to) = (max(span.fullStart + dx, rect.x), min(span.fullEnd + dx, rect.maxX))
            guard from < to else { continue }
            let full = PixelRect(minX: from, minY: y, maxX: to, maxY: y + 1)
            if isOpaque { fill(full, pixel: pixel) } else { blend(pixel, in: full) }
        }
    }

    /// Lays opaque pixels, taken one for one, over what a mask covers. False when the source does not have all of them.
    func blend(_ source: PaintSource, through mask: PixelSource, _ spans: CoverageSpans, dx: Int, dy: Int, in rect: PixelRect) -> Bool {
        let (sx, sy) = (rect.x - source.dx, rect.y - source.dy)
        guard let bytes = mask.bytes, let base = source.picture.base, sx >= 0, sy >= 0, sx + rect.width <= source.picture.width,
            sy + rect.height <= source.picture.height
        else { return false }
        for y in rect.y..<rect.maxY {
            guard let row = row(y), spans.rows.indices.contains(y - dy) else { continue }
            let span = spans.rows[y - dy]
            let line = bytes + (y - dy) * mask.bytesPerRow
            let from = (base + (y - source.dy) * source.picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            func edge(_ start: Int, _ end: Int) {
                for x in max(start + dx, rect.x)..<max(max(start + dx, rect.x), min(end + dx, rect.maxX)) {
                    let value = Self.scaled(from[x - source.dx] | 0xFF00_0000, UInt32(line[x - dx]))
                    row[x] = value &+ Self.scaled(row[x], 255 - value >> 24)
                }
            }
            edge(span.start, span.fullStart)
            edge(span.fullEnd, span.end)
            let (left, right) = (max(span.fullStart + dx, rect.x), min(span.fullEnd + dx, rect.maxX))
            if left < right { (row + left).update(from: from + (left - source.dx), count: right - left) }
        }
        return true
    }
}
