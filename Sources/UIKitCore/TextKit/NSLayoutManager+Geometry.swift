public import Foundation
internal import TextShaping

// Rectangles in the text container, with its padding. > Units: points.
extension NSLayoutManager {
    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
    private var everyHeight: ClosedRange<Double> { 0...Double.greatestFiniteMagnitude }

    /// The text's bounds. Lays out all of it.
    /// > Contract: UIKit, NSLayoutManager.usedRect(for:)
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard textContainers.contains(where: { $0 === container }) else { return .zero }
        ensureLayout(for: container)
        if isFlowing, let top = top(of: container) {
            let rects = lines(in: container).map(\.rect)
            let used = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
            return CGRect(x: used.minX, y: used.minY - top, width: used.width + padding * 2, height: used.height)
        }
        return CGRect(x: 0, y: 0, width: widest + padding * 2, height: totalHeight)
    }

    /// > Contract: UIKit, NSLayoutManager.boundingRect(forGlyphRange:in:)
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let range = glyphRange.clamped(toLength: length)
        ensureLayout(forCharacterRange: range.asNSRange)
        guard let top = top(of: container), let heights = heights(of: container) else { return .zero }
        let boxes = boxes(range, inHeights: everyHeight).map(\.rect).filter { heights.contains($0.midY) }
            .map { $0.offsetBy(dx: padding, dy: -top) }
        return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    }

    /// > Contract: UIKit, NSLayoutManager.enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        guard let top = top(of: textContainer), let heights = heights(of: textContainer) else { return }
        for box in boxes(glyphRange.clamped(toLength: length), inHeights: everyHeight)
        where !stop.boolValue && heights.contains(box.rect.midY) {
            block(box.rect.offsetBy(dx: padding, dy: -top), &stop)
        }
    }

    /// Line by line: its rectangle, the part used by text, the container, and its characters.
    /// > Contract: UIKit, NSLayoutManager.enumerateLineFragments(forGlyphRange:using:)
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        prepare()
        guard !textContainers.isEmpty else { return }
        let range = glyphRange.clamped(toLength: length)
        var stop = ObjCBool(false)
        for index in paragraphs(in: range) {
            guard let placed = placed(at: start(of: index)) else { continue }
            for line in placed.lines.layout.lines where !stop.boolValue {
                let characters = characters(of: line, placed)
                guard characters.lowerBound < range.upperBound || characters.isEmpty, characters.upperBound > range.lowerBound else {
                    continue
                }
                guard let container = container(atHeight: placed.top + line.y) else { continue }
                block(fragmentRect(line, placed), usedRect(line, placed), container, characters.asNSRange, &stop)
            }
        }
    }

    /// Including the paragraph's end mark.
    func characters(of line: TextLine, _ placed: Placed) -> Range<Int> {
        let isLast = line.end >= placed.visibleLength
        let end = isLast ? list.lengths[placed.index] : line.end
        return placed.start + min(line.start, placed.visibleLength)..<placed.start + end
    }

    private func fragmentRect(_ line: TextLine, _ placed: Placed) -> CGRect {
        if isFlowing { return usedRect(line, placed) }
        return CGRect(x: 0, y: placed.top + line.y, width: textContainers.first?.size.width ?? 0, height: line.height)
    }

    private func usedRect(_ line: TextLine, _ placed: Placed) -> CGRect {
        let y = placed.top + line.y
        let start = isFlowing ? container(atHeight: y).flatMap { self.top(of: $0) } ?? 0 : 0
        return CGRect(x: line.x, y: y - start, width: line.width + padding * 2, height: line.height)
    }

    /// > Contract: UIKit, NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:)
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        lineRect(glyphIndex, effectiveRange, fragmentRect)
    }
    /// > Contract: UIKit, NSLayoutManager.lineFragmentUsedRect(forGlyphAt:effectiveRange:)
    public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        lineRect(glyphIndex, effectiveRange, usedRect)
    }

    private func lineRect(_ index: Int, _ range: NSRangePointer?, _ rect: (TextLine, Placed) -> CGRect) -> CGRect {
        guard 0..<length ~= index, let placed = placed(at: index),
            let line = placed.lines.layout.lineIndex(containing: min(index - placed.start, placed.visibleLength))
        else { return .zero }
        let found = placed.lines.layout.lines[line]
        range?.pointee = characters(of: found, placed).asNSRange
        return rect(found, placed)
    }

    /// On the baseline, relative to the line fragment's origin.
    /// > Contract: UIKit, NSLayoutManager.location(forGlyphAt:)
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard 0..<length ~= glyphIndex, let placed = placed(at: glyphIndex),
            let line = placed.lines.layout.lineIndex(containing: min(glyphIndex - placed.start, placed.visibleLength)),
            let caret = caretRect(at: glyphIndex)
        else { return .zero }
        let found = placed.lines.layout.lines[line]
        return CGPoint(x: caret.minX + padding, y: found.baseline - found.y)
    }

    /// The empty line after a text that ends with an end mark, or of an empty text; otherwise zero.
    /// > Contract: UIKit, NSLayoutManager.extraLineFragmentRect
    public var extraLineFragmentRect: CGRect {
        settle()
        guard let last = list.indices.last, list.lengths[last] == 0, layOut(last) != nil else { return .zero }
        return CGRect(x: 0, y: top(of: last), width: textContainers.first?.size.width ?? 0, height: list.heights[last])
    }

    /// The nearest character to a point.
    /// > Contract: UIKit, NSLayoutManager.glyphIndex(for:in:)
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// > Contract: UIKit, NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard length > 0 else { return 0 }
        let heights = heights(of: container) ?? everyHeight
        let y = min(max(Double(point.y) + heights.lowerBound, heights.lowerBound), max(heights.upperBound - 0.01, heights.lowerBound))
        let place = CGPoint(x: point.x - padding, y: isFlowing ? y : point.y)
        let offset = min(characterOffset(at: place) ?? insertionOffset(at: place), length - 1)
        if let box = boxes(offset..<offset + 1, inHeights: everyHeight).first {
            let part = (place.x - box.rect.minX) / max(box.rect.width, 0.01)
            partialFraction?.pointee = min(max(box.isRightToLeft ? 1 - part : part, 0), 1)
        }
        return offset
    }

    /// The nearest glyph to a point, and the fraction of it up to the point, from its leading edge: 0 to 1.
    /// > Contract: UIKit, NSLayoutManager.glyphIndex(for:in:fractionOfDistanceThroughGlyph:)
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// > Contract: UIKit, NSLayoutManager.fractionOfDistanceThroughGlyph(for:in:)
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return fraction
    }

    /// The parts of text to draw.
    enum TextPart { case everything, backgrounds, glyphs }

    @MainActor func paint(_ glyphs: NSRange, at origin: CGPoint, _ part: TextPart) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = glyphs.clamped(toLength: length)
        guard !range.isEmpty else { return }
        ensureLayout(forCharacterRange: range.asNSRange)
        let (first, last) = (paragraph(at: range.lowerBound).index, paragraph(at: range.upperBound - 1).index)
        let (top, bottom) = (top(of: first), top(of: last) + list.heights[last])
        let heights = top + 0.01...max(bottom - 0.01, top + 0.01)
        let place = CGPoint(x: origin.x + padding, y: origin.y)
        guard isFlowing, let container = textContainer(forGlyphAt: range.lowerBound, effectiveRange: nil) else {
            return draw(inHeights: heights, at: place, in: context, part)
        }
        draw(inHeights: heights, of: container, at: place, in: context, part)
    }
}
