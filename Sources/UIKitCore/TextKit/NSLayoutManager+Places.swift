internal import CoreGraphics
internal import Foundation
internal import TextShaping

// Positions of characters. > Units: points in the text container without its padding; UTF-16.
extension NSLayoutManager {
    /// Zero width, as high as its line.
    func caretRect(at offset: Int) -> CGRect? {
        placed(at: offset).map { placed in
            placed.lines.layout.caretRect(at: min(offset - placed.start, placed.visibleLength)).offsetBy(dx: 0, dy: placed.top)
        }
    }

    /// The caret offset for a point, inside or outside the text.
    func insertionOffset(at point: CGPoint) -> Int {
        guard let placed = placed(atY: point.y) else { return 0 }
        let inside = placed.lines.layout.insertionOffset(at: CGPoint(x: point.x, y: point.y - placed.top))
        return placed.start + min(inside, placed.visibleLength)
    }

    /// The character at a point; nil outside the text.
    func characterOffset(at point: CGPoint) -> Int? {
        guard point.y >= 0, let placed = placed(atY: point.y), placed.visibleLength > 0 else { return nil }
        return placed.lines.layout.characterOffset(at: CGPoint(x: point.x, y: point.y - placed.top)).map { $0 + placed.start }
    }

    /// The line that contains an offset, without the end mark.
    func line(around offset: Int) -> Range<Int> {
        guard let placed = placed(at: offset), let line = line(placed, offset) else { return offset..<offset }
        return placed.start + min(line.start, placed.visibleLength)..<placed.start + min(line.visibleEnd, placed.visibleLength)
    }

    private func line(_ placed: Placed, _ offset: Int) -> TextLine? {
        let layout = placed.lines.layout
        return layout.lineIndex(containing: min(offset - placed.start, placed.visibleLength)).map { layout.lines[$0] }
    }

    func isRightToLeft(at offset: Int) -> Bool {
        guard let placed = placed(at: offset), placed.visibleLength > 0, let line = line(placed, offset) else { return rightToLeft }
        return line.isRightToLeft
    }

    /// The offset one line above or below, as near to the same column as possible; nil past the first or last line.
    func offset(lineFrom offset: Int, down: Bool) -> Int? {
        guard let caret = caretRect(at: offset) else { return nil }
        let y = down ? caret.maxY + 1 : caret.minY - 1
        guard y >= 0, y <= totalHeight else { return nil }
        return insertionOffset(at: CGPoint(x: caret.midX, y: y))
    }

    /// The caret's columns and the line's range, if the line's visual order differs from its logical order; otherwise nil.
    func columns(around offset: Int) -> (columns: [Double], line: Range<Int>)? {
        guard let placed = placed(at: offset), placed.visibleLength > 0, let line = line(placed, offset),
            !placed.lines.layout.isLeftToRight(line)
        else { return nil }
        // A wrapped line's end is the next one's start.
        let isLast = line.end >= placed.visibleLength
        let end = isLast ? line.end : max(line.start, line.end - 1)
        return (placed.lines.layout.caretColumns(line), placed.start + line.start..<placed.start + end)
    }

    /// The boxes that cover a range between two heights.
    func boxes(_ range: Range<Int>, inHeights heights: ClosedRange<Double>) -> [SelectionBox] {
        guard !range.isEmpty else { return [] }
        var found: [SelectionBox] = []
        for placed in paragraphs(inHeights: heights, within: range) {
            let end = placed.start + list.lengths[placed.index]
            let inside = max(range.lowerBound - placed.start, 0)..<min(range.upperBound - placed.start, max(placed.visibleLength, 1))
            guard !inside.isEmpty else { continue }
            for box in placed.lines.layout.selectionBoxes(inside) {
                let units = box.range.lowerBound + placed.start..<box.range.upperBound + placed.start
                found.append(
                    SelectionBox(
                        rect: box.frame.offsetBy(dx: 0, dy: placed.top), isRightToLeft: box.isRightToLeft,
                        containsStart: units.lowerBound <= range.lowerBound,
                        containsEnd: units.upperBound >= min(range.upperBound, placed.start + max(placed.visibleLength, 1))
                            && range.upperBound <= end))
            }
        }
        return found
    }

    /// Draws between two heights. `origin` is the start of the container's text in the current context.
    @MainActor func draw(
        inHeights heights: ClosedRange<Double>, at origin: CGPoint, in context: CGContext, _ part: TextPart = .everything
    ) {
        for placed in paragraphs(inHeights: heights) where placed.visibleLength > 0 {
            let source = placed.lines.source
            let place = CGPoint(x: origin.x, y: origin.y + placed.top)
            var paints = source.paints()
            switch part {
            case .everything: source.draw(placed.lines.layout, at: place, in: context, paints: paints)
            case .glyphs:
                for index in paints.indices { paints[index].background = nil }
                source.draw(placed.lines.layout, at: place, in: context, paints: paints)
            case .backgrounds: placed.lines.layout.drawBackgrounds(in: context, at: place, paints: paints)
            }
        }
    }

    /// The same for one container; `origin` is the start of its text.
    @MainActor func draw(
        inHeights heights: ClosedRange<Double>, of container: NSTextContainer, at origin: CGPoint, in context: CGContext,
        _ part: TextPart = .everything
    ) {
        guard isFlowing, let own = self.heights(of: container) else { return draw(inHeights: heights, at: origin, in: context, part) }
        let shown = max(heights.lowerBound, own.lowerBound)...max(min(heights.upperBound, own.upperBound), own.lowerBound)
        context.saveGState()
        // A paragraph may continue in the next container.
        let height = min(own.upperBound - own.lowerBound, 1e6)
        context.clip(to: CGRect(x: origin.x - 1e4, y: origin.y, width: 2e4, height: height))
        draw(inHeights: shown, at: CGPoint(x: origin.x, y: origin.y - own.lowerBound), in: context, part)
        context.restoreGState()
    }

    /// The same through a subclass's drawing methods.
    @MainActor func drawBySubclass(inHeights heights: ClosedRange<Double>, at corner: CGPoint) {
        let shown = paragraphs(inHeights: heights)
        guard let first = shown.first, let last = shown.last else { return }
        let range = NSRange(location: first.start, length: last.start + list.lengths[last.index] - first.start)
        drawBackground(forGlyphRange: range, at: corner)
        drawGlyphs(forGlyphRange: range, at: corner)
    }
}
