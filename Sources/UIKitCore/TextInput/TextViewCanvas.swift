internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Draws a text view's text and selection, and knows where its characters are. In the text view's content coordinates.
@MainActor final class TextViewCanvas: UIView {
    private weak var owner: UITextView?
    private var source: TextSource?
    private var laidOut: (width: CGFloat, layout: TextLayout)?

    init(_ owner: UITextView) {
        self.owner = owner
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func forget() {
        source = nil
        laidOut = nil
        setNeedsDisplay()
    }

    // MARK: Layout

    private var textSource: TextSource? {
        if let source { return source }
        guard let owner else { return nil }
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = owner.textAlignment
        paragraph.lineBreakMode = owner.textContainer.lineBreakMode
        let made = TextSource(owner.look.text, .init(font: owner.look.font, color: owner.look.color, paragraph: paragraph))
        source = made
        return made
    }

    func layout(width: CGFloat) -> TextLayout? {
        if let laidOut, laidOut.width == width { return laidOut.layout }
        guard let owner, let source = textSource else { return nil }
        let layout = TextLayout.make(
            source.content,
            TextConstraints(
                width: max(width, 0), maximumLines: owner.textContainer.maximumNumberOfLines, rightToLeft: owner.readsRightToLeft))
        laidOut = (width, layout)
        return layout
    }

    private var insets: UIEdgeInsets { owner?.insetsOfText ?? .zero }
    private var current: TextLayout? { layout(width: bounds.width - insets.left - insets.right) }

    /// Of all the text in a view this wide. > Units: points.
    func contentHeight(width: CGFloat) -> CGFloat {
        let used = layout(width: width - insets.left - insets.right)?.usedHeight ?? 0
        return max(used, owner?.look.font.lineHeight ?? 0) + insets.top + insets.bottom
    }

    func naturalWidth() -> CGFloat { (layout(width: .greatestFiniteMagnitude)?.usedWidth ?? 0) + insets.left + insets.right }

    // MARK: Places

    func caretRect(at offset: Int) -> CGRect {
        guard let owner else { return .zero }
        let lineHeight = owner.look.font.lineHeight + TextFieldMetrics.caretExcess
        guard let layout = current, !layout.lines.isEmpty else {
            return CGRect(x: insets.left, y: insets.top, width: TextFieldMetrics.caretWidth, height: lineHeight)
        }
        let place = layout.caretRect(at: offset)
        return CGRect(
            x: insets.left + place.minX - TextFieldMetrics.caretWidth / 2, y: insets.top + place.minY, width: TextFieldMetrics.caretWidth,
            height: max(place.height, 1))
    }

    func boxes(_ range: Range<Int>) -> [SelectionBox] {
        guard !range.isEmpty else { return [] }
        return current?.selectionBoxes(range).map { box in
            SelectionBox(
                rect: box.frame.offsetBy(dx: insets.left, dy: insets.top), isRightToLeft: box.isRightToLeft,
                containsStart: box.range.lowerBound <= range.lowerBound, containsEnd: box.range.upperBound >= range.upperBound)
        } ?? []
    }

    func selectionRects(_ range: Range<Int>) -> [CGRect] { boxes(range).map(\.rect) }

    func characterOffset(at point: CGPoint) -> Int? {
        current?.characterOffset(at: CGPoint(x: point.x - insets.left, y: point.y - insets.top))
    }

    func isRightToLeft(at offset: Int) -> Bool {
        guard let layout = current, let index = layout.lineIndex(containing: offset) else { return owner?.readsRightToLeft ?? false }
        return layout.lines[index].isRightToLeft
    }

    /// The caret's next place to the left or right in its line; nil where the line runs from left to right, or at its end.
    func sideways(from offset: Int, toRight: Bool) -> Int? {
        guard let owner, let layout = current, let index = layout.lineIndex(containing: offset),
            !layout.isLeftToRight(layout.lines[index])
        else { return nil }
        let line = layout.lines[index]
        let end = index == layout.lines.count - 1 ? line.end : max(line.start, line.end - 1)
        return TextNavigation.sideways(from: offset, toRight: toRight, layout.caretColumns(line), line.start..<end, owner.editor)
    }

    func offset(at point: CGPoint) -> Int {
        guard let layout = current, !layout.lines.isEmpty else { return 0 }
        return layout.insertionOffset(at: CGPoint(x: point.x - insets.left, y: point.y - insets.top))
    }

    /// The offset one line above or below, as near to the same column as the line allows; nil past the first or last line.
    func offset(lineFrom offset: Int, down: Bool) -> Int? {
        guard let layout = current else { return nil }
        let caret = layout.caretRect(at: offset)
        let y = down ? caret.maxY + 1 : caret.minY - 1
        guard y >= 0, y <= layout.usedHeight else { return nil }
        return layout.insertionOffset(at: CGPoint(x: caret.midX, y: y))
    }

    /// The stretch of the line an offset lies in, without the break that ends it.
    func line(around offset: Int) -> Range<Int> {
        guard let layout = current, let index = layout.lineIndex(containing: offset) ?? layout.lines.indices.last else { return 0..<0 }
        let line = layout.lines[index]
        return line.start..<max(line.start, line.visibleEnd)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let owner, let source = textSource, let layout = current, let context = UIGraphicsGetCurrentContext() else { return }
        if owner.isInSession, owner.editor.hasSelection {
            (owner.tintColor ?? .systemBlue).withAlphaComponent(TextFieldMetrics.selectionAlpha).setFill()
            for box in selectionRects(owner.editor.selection) { context.fill(box) }
        }
        if let marked = owner.look.marked {
            let own = owner.markedTextStyle?[.backgroundColor] as? UIColor
            (own ?? (owner.tintColor ?? .systemBlue).withAlphaComponent(TextFieldMetrics.markedAlpha)).setFill()
            for box in selectionRects(marked) { context.fill(box) }
        }
        source.draw(layout, at: CGPoint(x: insets.left, y: insets.top), in: context, paints: source.paints())
    }
}
