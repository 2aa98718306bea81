internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// Draws a text field's text, placeholder and selection, and locates its characters.
///
/// Its frame is the field's text or editing rectangle; wider text is scrolled to show the caret while editing.
final class TextFieldCanvas: UIView {
    private weak var field: UITextField?
    private var shown: TextSource?
    private var line: TextLayout?
    private var placeholderWidth: CGFloat?
    /// The horizontal scroll offset. > Units: points.
    private var scroll: CGFloat = 0

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func forget() {
        shown = nil
        line = nil
        placeholderWidth = nil
        setNeedsDisplay()
    }

    /// The text as displayed.
    var shownText: String {
        guard let field else { return "" }
        return field.isSecureTextEntry ? bullets(of: field) : field.editor.text
    }

    /// A bullet for each character, except the one typed last.
    private func bullets(of field: UITextField) -> String {
        guard let shown = field.look.revealed, shown.upperBound <= field.editor.length else {
            return String(repeating: "•", count: field.editor.text.count)
        }
        let before = field.editor.substring(0..<shown.lowerBound).count
        let after = field.editor.substring(shown.upperBound..<field.editor.length).count
        return String(repeating: "•", count: before) + field.editor.substring(shown) + String(repeating: "•", count: after)
    }

    private func paragraph(_ field: UITextField) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = field.textAlignment
        style.lineBreakMode = .byTruncatingTail
        style.baseWritingDirection = field.look.direction
        return style
    }

    private func source() -> TextSource? {
        if let shown { return shown }
        guard let field else { return nil }
        let defaults = TextSource.Defaults(font: field.look.font, color: field.look.color, paragraph: paragraph(field))
        let made: TextSource =
            if let attributed = field.look.attributed, !field.isSecureTextEntry {
                TextSource(attributed, defaults)
            } else {
                TextSource(shownText, attributes: field.look.attributes, defaults)
            }
        shown = made
        return made
    }

    /// The whole text on one line of unlimited width.
    private func fullLine() -> TextLayout? {
        if let line { return line }
        guard let source = source() else { return nil }
        let made = source.layout(TextConstraints(maximumLines: 1))
        line = made
        return made
    }

    /// Of the text, or of the placeholder if the text is empty.
    var naturalWidth: CGFloat {
        guard let field, !field.hasText else { return fullLine()?.usedWidth ?? 0 }
        if let placeholderWidth { return placeholderWidth }
        let width = placeholderSource(field).map { CGFloat($0.measure(TextConstraints(maximumLines: 1)).width) } ?? 0
        placeholderWidth = width
        return width
    }

    func placeholderSource(_ field: UITextField) -> TextSource? {
        field.look.placeholder.map {
            TextSource($0, TextSource.Defaults(font: field.look.font, color: .placeholderText, paragraph: paragraph(field)))
        }
    }

    // MARK: Geometry

    /// The x of the line's left end in the canvas, by alignment and scrolling.
    private func lineLeft(_ width: CGFloat) -> CGFloat {
        guard let field else { return 0 }
        let space = bounds.width
        guard width < space else { return -scroll }
        switch field.textAlignment {
        case .center: return (space - width) / 2
        case .right: return space - width
        case .natural where field.readsRightToLeft: return space - width
        default: return 0
        }
    }

    private func lineTop(_ height: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return ((bounds.height - height) / 2 * scale).rounded() / scale
    }

    private func shownOffset(_ offset: Int) -> Int {
        guard let field, field.isSecureTextEntry else { return offset }
        return field.editor.substring(0..<min(offset, field.editor.length)).count
    }

    private func textOffset(_ shown: Int) -> Int {
        guard let field, field.isSecureTextEntry else { return shown }
        return String(field.editor.text.prefix(shown)).utf16.count
    }

    private var caretX: CGFloat { x(of: field?.editor.head ?? 0) }

    private func x(of offset: Int) -> CGFloat { fullLine()?.caretRect(at: shownOffset(offset)).minX ?? 0 }

    /// In the field's coordinates.
    func caretRect(at offset: Int) -> CGRect {
        guard let field else { return .zero }
        let width = fullLine()?.usedWidth ?? 0
        let height = field.look.font.lineHeight + TextFieldMetrics.caretExcess
        let x = lineLeft(width) + x(of: offset)
        let place = min(max(x - TextFieldMetrics.caretWidth / 2, 0), max(0, bounds.width - TextFieldMetrics.caretWidth))
        return CGRect(
            x: frame.minX + place, y: frame.minY + (bounds.height - height) / 2, width: TextFieldMetrics.caretWidth, height: height)
    }

    /// In the field's coordinates.
    func boxes(_ range: Range<Int>) -> [TextSelectionBox] {
        guard let layout = fullLine(), range.lowerBound < range.upperBound else { return [] }
        let (left, top) = (frame.minX + lineLeft(layout.usedWidth), frame.minY + lineTop(layout.usedHeight))
        let shown = shownOffset(range.lowerBound)..<shownOffset(range.upperBound)
        return layout.selectionBoxes(shown).map { box in
            TextSelectionBox(
                rect: box.frame.offsetBy(dx: left, dy: top), isRightToLeft: box.isRightToLeft,
                containsStart: box.range.lowerBound <= shown.lowerBound, containsEnd: box.range.upperBound >= shown.upperBound)
        }
    }

    func selectionRects(_ range: Range<Int>) -> [CGRect] { boxes(range).map(\.rect) }

    var isRightToLeft: Bool {
        guard let line = fullLine()?.lines.first, field?.hasText == true else { return field?.readsRightToLeft ?? false }
        return line.isRightToLeft
    }

    func characterOffset(at point: CGPoint) -> Int? {
        guard let layout = fullLine() else { return nil }
        let place = CGPoint(x: point.x - frame.minX - lineLeft(layout.usedWidth), y: point.y - frame.minY - lineTop(layout.usedHeight))
        return layout.characterOffset(at: place).map { textOffset($0) }
    }

    /// The caret's next offset to the left or right; nil where the text is left-to-right, or at its end.
    func sideways(from offset: Int, toRight: Bool) -> Int? {
        guard let field, !field.isSecureTextEntry, let layout = fullLine(), let line = layout.lines.first, !layout.isLeftToRight(line)
        else {
            return nil
        }
        return TextNavigation.sideways(
            from: offset, toRight: toRight, layout.caretColumns(line), line.start..<line.end, field.editor)
    }

    /// The caret offset for a point in the field's coordinates.
    func offset(at point: CGPoint) -> Int {
        guard let layout = fullLine(), !layout.lines.isEmpty else { return 0 }
        let place = CGPoint(x: point.x - frame.minX - lineLeft(layout.usedWidth), y: 0)
        return textOffset(layout.insertionOffset(at: place))
    }

    /// Scrolls so that the caret is visible.
    func showCaret() {
        guard let field, let layout = fullLine() else { return }
        let space = bounds.width
        let most = max(0, layout.usedWidth + TextFieldMetrics.caretWidth - space)
        var target = min(scroll, most)
        if field.isInSession {
            let caret = caretX
            if caret - target > space - TextFieldMetrics.caretWidth { target = caret - space + TextFieldMetrics.caretWidth }
            if caret < target { target = caret }
        } else {
            target = 0
        }
        target = min(max(target, 0), most)
        if target != scroll {
            scroll = target
            setNeedsDisplay()
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        if field.hasText {
            field.drawText(in: frame)
        } else {
            field.drawPlaceholder(in: frame)
        }
        context.restoreGState()
    }

    func drawText(in rect: CGRect) {
        guard let field, let source = source(), let context = UIGraphicsGetCurrentContext() else { return }
        let dimmed = field.isEnabled ? 1 : LabelGeometry.disabledAlpha
        guard field.isInSession, let layout = fullLine() else { return drawFitting(source, in: rect, dimmed: dimmed) }
        if field.editor.hasSelection {
            (field.tintColor ?? .systemBlue).withAlphaComponent(TextFieldMetrics.selectionAlpha).setFill()
            for box in selectionRects(field.editor.selection) { context.fill(box) }
        }
        if let marked = field.look.marked { fillMarked(marked, field, context) }
        let origin = CGPoint(x: rect.minX + lineLeft(layout.usedWidth), y: rect.minY + lineTop(layout.usedHeight))
        source.draw(layout, at: origin, in: context, paints: source.paints(dimmed: dimmed))
    }

    /// Marked text has a background.
    private func fillMarked(_ marked: Range<Int>, _ field: UITextField, _ context: CGContext) {
        let own = field.markedTextStyle?[.backgroundColor] as? UIColor
        (own ?? (field.tintColor ?? .systemBlue).withAlphaComponent(TextFieldMetrics.markedAlpha)).setFill()
        for box in selectionRects(marked) { context.fill(box) }
    }

    func drawPlaceholder(in rect: CGRect) {
        guard let field, let source = placeholderSource(field) else { return }
        drawFitting(source, in: rect, dimmed: 1)
    }

    /// Draws one line, truncated with an ellipsis or shrunk, vertically centred.
    private func drawFitting(_ source: TextSource, in rect: CGRect, dimmed: Double) {
        guard let context = UIGraphicsGetCurrentContext(), let placed = fitting(source, width: rect.width) else { return }
        let origin = CGPoint(x: rect.minX, y: rect.minY + lineTop(placed.layout.usedHeight))
        placed.source.draw(placed.layout, at: origin, in: context, paints: placed.source.paints(dimmed: dimmed))
    }

    private func fitting(_ source: TextSource, width: CGFloat) -> TextFitting.Result? {
        guard let field else { return nil }
        let constraints = TextConstraints(width: max(width, 0), maximumLines: 1, rightToLeft: field.readsRightToLeft)
        let natural = source.layout(constraints)
        let least = Double(field.minimumFontSize / max(field.look.font.pointSize, 1))
        return field.adjustsFontSizeToFitWidth && least < 1
            ? TextFitting.shrink(source, constraints, least: max(least, LabelGeometry.smallestFactor), natural: natural)
            : TextFitting.Result(layout: natural, source: source, factor: 1)
    }

    /// The layout as drawn: the whole text while editing, otherwise what fits.
    var displayedLayout: TextLayout? {
        guard let field, !field.isInSession else { return fullLine() }
        return source().flatMap { fitting($0, width: bounds.width) }?.layout
    }
}
