import UIKit

/// One line of text as on a paper tape: each character has a cell of the same width.
final class TapeView: UIView, UITextInput {
    private(set) var string = "Own text, own view"
    private var selection = TapeRange(0, 0)
    private var marked: TapeRange?
    var isEditable = true
    /// Called after the text or the selection changed.
    var onChange: () -> Void = {}

    private let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    private var cell: CGFloat { ("m" as NSString).size(withAttributes: [.font: font]).width }
    private let margin: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = localized("Tape")
        accessibilityIdentifier = "tape"
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { string }
        set {}
    }

    override func draw(_ rect: CGRect) {
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
        if let marked {
            UIColor.systemYellow.withAlphaComponent(0.4).setFill()
            UIBezierPath(rect: box(marked.indices)).fill()
        }
        for (index, character) in string.enumerated() {
            let place = CGPoint(x: margin + CGFloat(index) * cell, y: bounds.midY - font.lineHeight / 2)
            (String(character) as NSString).draw(at: place, withAttributes: [.font: font, .foregroundColor: UIColor.label])
        }
    }

    private func changed() {
        setNeedsDisplay()
        onChange()
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !string.isEmpty }

    func insertText(_ text: String) {
        // The tape has one line; Return ends the input.
        if text == "\n" {
            resignFirstResponder()
        } else if isEditable {
            replace(marked ?? selection, withText: text)
            marked = nil
        }
    }

    func deleteBackward() {
        guard isEditable else { return }
        let start = selection.indices.lowerBound
        if !selection.isEmpty { replace(selection, withText: "") } else if start > 0 { replace(TapeRange(start - 1, start), withText: "") }
    }

    // MARK: Text

    private func index(_ position: UITextPosition) -> Int { min(max((position as? TapePosition)?.index ?? 0, 0), string.count) }
    private func indices(_ range: UITextRange) -> Range<Int> { index(range.start)..<index(range.end) }

    func text(in range: UITextRange) -> String? { String(Array(string)[indices(range)]) }

    func replace(_ range: UITextRange, withText text: String) {
        let old = indices(range)
        var characters = Array(string)
        characters.replaceSubrange(old, with: Array(text))
        inputDelegate?.textWillChange(self)
        string = String(characters)
        selection = TapeRange(old.lowerBound + text.count, old.lowerBound + text.count)
        inputDelegate?.textDidChange(self)
        changed()
    }

    var selectedTextRange: UITextRange? {
        get { selection }
        set {
            selection = newValue.map { TapeRange(index($0.start), index($0.end)) } ?? TapeRange(string.count, string.count)
            changed()
        }
    }

    // MARK: Text that an input method composes

    var markedTextRange: UITextRange? { marked }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).indices.lowerBound
        replace(marked ?? selection, withText: markedText ?? "")
        let length = markedText?.count ?? 0
        marked = length > 0 ? TapeRange(start, start + length) : nil
        selection = TapeRange(start + selectedRange.location, start + selectedRange.location + selectedRange.length)
        changed()
    }

    func unmarkText() {
        marked = nil
        changed()
    }

    // MARK: Positions

    weak var inputDelegate: UITextInputDelegate?
    lazy var tokenizer: UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var beginningOfDocument: UITextPosition { TapePosition(0) }
    var endOfDocument: UITextPosition { TapePosition(string.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TapeRange(index(fromPosition), index(toPosition))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let moved = index(position) + offset
        return (0...string.count).contains(moved) ? TapePosition(moved) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .left: self.position(from: position, offset: -offset)
        case .right: self.position(from: position, offset: offset)
        default: position
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        index(position) == index(other) ? .orderedSame : index(position) < index(other) ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        direction == .left || direction == .up ? TapeRange(0, index(position)) : TapeRange(index(position), string.count)
    }

    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        // Each character has its cell from left to right.
    }

    // MARK: Places

    private func box(_ range: Range<Int>) -> CGRect {
        CGRect(
            x: margin + CGFloat(range.lowerBound) * cell, y: bounds.midY - font.lineHeight / 2, width: CGFloat(range.count) * cell,
            height: font.lineHeight)
    }

    func firstRect(for range: UITextRange) -> CGRect { box(indices(range)) }

    func caretRect(for position: UITextPosition) -> CGRect {
        let place = box(index(position)..<index(position))
        return CGRect(x: place.minX - 1, y: place.minY, width: 2, height: place.height)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        [TapeSelectionRect(box(indices(range)), containsStart: true, containsEnd: true)]
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        TapePosition(min(max(Int(((point.x - margin) / cell).rounded()), 0), string.count))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let place = closestPosition(to: point) else { return nil }
        return TapePosition(min(max(index(place), index(range.start)), index(range.end)))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let index = Int((point.x - margin) / cell)
        return (0..<string.count).contains(index) ? TapeRange(index, index + 1) : nil
    }

    // MARK: The menu

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(copy(_:)): !selection.isEmpty
        case #selector(cut(_:)): isEditable && !selection.isEmpty
        case #selector(paste(_:)): isEditable && UIPasteboard.general.hasStrings
        case #selector(selectAll(_:)): selection.indices.count < string.count
        default: false
        }
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = text(in: selection) }

    override func cut(_ sender: Any?) {
        copy(sender)
        replace(selection, withText: "")
    }

    override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.string { replace(selection, withText: text.replacingOccurrences(of: "\n", with: " ")) }
    }

    override func selectAll(_ sender: Any?) { selectedTextRange = TapeRange(0, string.count) }
}
