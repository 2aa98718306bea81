internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The lines of one paragraph, laid out by TextKit 1 in a container of its own. > Units: points, and UTF-16 in the paragraph.
final class ParagraphLayout {
    struct Line {
        /// With the paragraph's end mark.
        var characters: Range<Int>
        /// The part that text fills, without the container's padding.
        var bounds: CGRect
        /// Below the top of the bounds.
        var baseline: CGFloat
    }

    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private(set) var lines: [Line] = []
    /// The space below the last line and above the next paragraph.
    private(set) var spaceAfter: CGFloat = 0
    /// The empty line after the paragraph's end mark.
    private(set) var extraLine: Line?

    var height: CGFloat { lines.last?.bounds.maxY ?? 0 }
    var width: CGFloat { container.size.width }

    /// - Parameters:
    ///   - settings: the container whose width, padding, shapes and line breaks count; nil is one without limits.
    ///   - top: the paragraph's top in the container.
    init(_ text: NSAttributedString, like settings: NSTextContainer?, top: CGFloat, hyphenates: Bool) {
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: CGSize(width: settings?.size.width ?? 0, height: 0))
        container.lineFragmentPadding = settings?.lineFragmentPadding ?? 0
        container.lineBreakMode = settings?.lineBreakMode ?? .byWordWrapping
        container.maximumNumberOfLines = settings?.maximumNumberOfLines ?? 0
        container.exclusionPaths = (settings?.exclusionPaths ?? []).map { path in
            let moved = path.copy() as? UIBezierPath ?? path
            moved.apply(CGAffineTransform(translationX: 0, y: -top))
            return moved
        }
        manager.usesDefaultHyphenation = hyphenates
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        findLines()
    }

    private func findLines() {
        manager.ensureLayout(for: container)
        let whole = NSRange(location: 0, length: storage.length)
        let padding = container.lineFragmentPadding
        manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
            guard range.length > 0 else { return }
            let bounds = CGRect(x: used.minX + padding, y: rect.minY, width: max(used.width - padding * 2, 0), height: rect.height)
            let baseline = self.manager.location(forGlyphAt: range.location).y
            self.lines.append(Line(characters: range.location..<range.location + range.length, bounds: bounds, baseline: baseline))
        }
        let extra = manager.extraLineFragmentRect
        guard extra.height > 0 else { return }
        let baseline = lines.last.map { $0.baseline / max($0.bounds.height, 1) * extra.height } ?? extra.height
        let line = Line(
            characters: storage.length..<storage.length,
            bounds: CGRect(x: padding, y: extra.minY, width: 0, height: extra.height), baseline: baseline)
        if lines.isEmpty { lines = [line] } else { (extraLine, spaceAfter) = (line, max(extra.minY - height, 0)) }
    }

    // MARK: Positions

    /// The leading edge of a character of a line, or the trailing edge of its last one.
    func caret(_ offset: Int, in line: Line) -> CGFloat {
        guard !line.characters.isEmpty else { return line.bounds.minX }
        let last = line.characters.upperBound - 1
        let isEndMark = TextParagraphs.isSeparator((storage.string as NSString).character(at: last))
        if offset <= last, line.characters.contains(offset) { return manager.location(forGlyphAt: offset).x }
        guard !isEndMark else { return manager.location(forGlyphAt: last).x }
        guard let box = boxes(last..<last + 1, in: line).last else { return line.bounds.maxX }
        // Text from right to left begins at the right edge of its first character.
        let start = manager.location(forGlyphAt: last).x
        return abs(start - box.minX) <= abs(start - box.maxX) ? box.maxX : box.minX
    }

    /// The rectangles of a part of a line, one for each direction of its text.
    func boxes(_ range: Range<Int>, in line: Line) -> [CGRect] {
        let part = range.clamped(to: line.characters)
        guard !part.isEmpty else { return [] }
        var found: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: part.asNSRange, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in
            found.append(CGRect(x: rect.minX, y: line.bounds.minY, width: rect.width, height: line.bounds.height))
        }
        return found
    }

    /// The character at a point of a line, and how far the point is across it.
    func character(at x: CGFloat, in line: Line) -> (index: Int, fraction: CGFloat) {
        guard !line.characters.isEmpty else { return (line.characters.lowerBound, 0) }
        var fraction: CGFloat = 0
        let point = CGPoint(x: x, y: line.bounds.midY)
        let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        return (min(max(index, line.characters.lowerBound), line.characters.upperBound - 1), fraction)
    }

    // MARK: Drawing

    /// Colours and the like that do not move the text. > Precondition: the range is in the paragraph.
    func addAttributes(_ attributes: [NSAttributedString.Key: Any], _ range: Range<Int>) {
        storage.addAttributes(attributes, range: range.asNSRange)
    }

    /// - Parameter line: only this line, clipped to its height; nil is the paragraph.
    @MainActor func draw(at origin: CGPoint, in context: CGContext, only line: Line? = nil) {
        let whole = NSRange(location: 0, length: storage.length)
        guard whole.length > 0 else { return }
        UIGraphicsPushContext(context)
        context.saveGState()
        if let line {
            let reach = max(width, line.bounds.maxX) + line.bounds.height
            context.clip(
                to: CGRect(
                    x: origin.x - line.bounds.height, y: origin.y + line.bounds.minY, width: reach + line.bounds.height,
                    height: line.bounds.height))
        }
        manager.drawBackground(forGlyphRange: whole, at: origin)
        manager.drawGlyphs(forGlyphRange: whole, at: origin)
        context.restoreGState()
        UIGraphicsPopContext()
    }
}
