package import Foundation

extension TextLayout {
    /// The extent of one cluster on a line, from the line's left end.
    private struct Place {
        var start: Int
        var end: Int
        var left: Double
        var right: Double
        var isRightToLeft: Bool
    }

    /// The clusters of a line, left to right.
    private func places(_ line: TextLine) -> [Place] {
        var found: [Place] = []
        for run in runs[line.runStart..<line.runEnd] {
            let first = found.count
            var pen = Double(run.x)
            for glyph in glyphs[Int(run.glyphStart)..<Int(run.glyphEnd)] {
                let unit = Int(glyph.unit)
                let right = max(pen, Double(glyph.x)) + Double(glyph.advance)
                if let last = found.indices.last, last >= first, found[last].start == unit {
                    if glyph.advance != 0 { found[last].right = right }
                } else {
                    found.append(
                        Place(start: unit, end: unit, left: pen, right: glyph.advance != 0 ? right : pen, isRightToLeft: run.isRightToLeft))
                }
                pen = found[found.count - 1].right
            }
            let order = run.isRightToLeft ? Array(found[first...].indices.reversed()) : Array(found[first...].indices)
            for (position, index) in order.enumerated() {
                found[index].end = position + 1 < order.count ? found[order[position + 1]].start : Int(run.end)
            }
        }
        return found
    }

    /// The line that holds an offset; at a wrap the later one, after the end the last one.
    package func lineIndex(containing offset: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { offset < $0.end } ?? lines.count - 1
    }

    /// The line nearest to a height.
    package func lineIndex(atY y: Double) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { y < $0.y + $0.height } ?? lines.count - 1
    }

    /// The line nearest to a point, of several beside each other the one that is.
    private func lineIndex(at point: CGPoint) -> Int? {
        guard let first = lineIndex(atY: point.y) else { return nil }
        func distance(_ line: TextLine) -> Double { max(line.x - point.x, point.x - line.x - line.width, 0) }
        var (best, next) = (first, first + 1)
        while next < lines.count, lines[next].y == lines[first].y {
            if distance(lines[next]) < distance(lines[best]) { best = next }
            next += 1
        }
        return best
    }

    /// The offset of the character under a point, or nil beside the text.
    package func characterOffset(at point: CGPoint) -> Int? {
        guard let index = lineIndex(at: point) else { return nil }
        let line = lines[index]
        guard point.y >= line.y, point.y < line.y + line.height else { return nil }
        let x = point.x - line.x
        return places(line).first { x >= $0.left && x < $0.right }?.start
    }

    /// Where a caret goes for a point: between the graphemes it is nearest to.
    package func insertionOffset(at point: CGPoint) -> Int {
        guard let index = lineIndex(at: point) else { return 0 }
        let line = lines[index]
        let x = point.x - line.x
        let all = places(line)
        guard let nearest = all.first(where: { x < $0.right }) ?? all.last else { return line.start }
        let isLeftHalf = x < (nearest.left + nearest.right) / 2
        return isLeftHalf != nearest.isRightToLeft ? nearest.start : nearest.end
    }

    /// A caret of no width before the character at an offset. Its height is the line's.
    package func caretRect(at offset: Int) -> CGRect {
        guard let index = lineIndex(containing: offset) else { return .zero }
        let line = lines[index]
        return CGRect(x: line.x + caretX(line, offset), y: line.y, width: 0, height: line.height)
    }

    private func caretX(_ line: TextLine, _ offset: Int) -> Double {
        let all = places(line)
        if let at = all.first(where: { offset >= $0.start && offset < $0.end }) {
            // Inside a cluster of several characters, such as a ligature, the room is shared out evenly.
            let share = Double(offset - at.start) / Double(at.end - at.start) * (at.right - at.left)
            return at.isRightToLeft ? at.right - share : at.left + share
        }
        if let before = all.first(where: { $0.end == offset }) { return before.isRightToLeft ? before.left : before.right }
        if offset <= line.start { return line.isRightToLeft ? line.width : 0 }
        return line.isRightToLeft ? 0 : line.width
    }

    /// Whether all of a line reads from left to right, so that the order of its characters is that of their places.
    package func isLeftToRight(_ line: TextLine) -> Bool {
        !line.isRightToLeft && !runs[line.runStart..<line.runEnd].contains { $0.isRightToLeft }
    }

    /// Where a caret stands before each UTF-16 unit of a line and after its last one, from the line's left end.
    package func caretColumns(_ line: TextLine) -> [Double] {
        let end = line.isRightToLeft ? 0 : line.width
        var columns = [Double](repeating: end, count: line.end - line.start + 1)
        for place in places(line) {
            for offset in place.start..<max(place.end, place.start) where line.start..<line.end ~= offset {
                let share = Double(offset - place.start) / Double(place.end - place.start) * (place.right - place.left)
                columns[offset - line.start] = place.isRightToLeft ? place.right - share : place.left + share
            }
        }
        columns[columns.count - 1] = caretX(line, line.end)
        return columns
    }

    /// A box of a selection.
    package struct Box: Hashable, Sendable {
        package var frame: CGRect
        package var isRightToLeft: Bool
        package var range: Range<Int>
    }

    /// The boxes that cover a range, line by line; right-to-left parts make boxes of their own.
    package func selectionBoxes(_ range: Range<Int>) -> [Box] {
        var found: [Box] = []
        for line in lines where line.start < range.upperBound && range.lowerBound < line.end {
            var open: Box?
            for place in places(line) where place.start < range.upperBound && range.lowerBound < place.end {
                let units = max(place.start, range.lowerBound)..<min(place.end, range.upperBound)
                let left = place.isRightToLeft ? x(in: place, units.upperBound) : x(in: place, units.lowerBound)
                let right = place.isRightToLeft ? x(in: place, units.lowerBound) : x(in: place, units.upperBound)
                let frame = box(line, (left, right))
                if var known = open, abs(known.frame.maxX - frame.minX) < 0.01, known.isRightToLeft == place.isRightToLeft {
                    known.frame.size.width = frame.maxX - known.frame.minX
                    known.range = min(known.range.lowerBound, units.lowerBound)..<max(known.range.upperBound, units.upperBound)
                    open = known
                } else {
                    if let known = open { found.append(known) }
                    open = Box(frame: frame, isRightToLeft: place.isRightToLeft, range: units)
                }
            }
            if let known = open { found.append(known) }
        }
        return found
    }

    package func selectionRects(_ range: Range<Int>) -> [CGRect] { selectionBoxes(range).map(\.frame) }

    private func x(in place: Place, _ offset: Int) -> Double {
        let share = Double(offset - place.start) / Double(max(place.end - place.start, 1)) * (place.right - place.left)
        return place.isRightToLeft ? place.right - share : place.left + share
    }

    private func box(_ line: TextLine, _ span: (left: Double, right: Double)) -> CGRect {
        CGRect(x: line.x + span.left, y: line.y, width: span.right - span.left, height: line.height)
    }
}
