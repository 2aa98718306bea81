internal import Foundation

/// The attributed text of a text view and what new text looks like.
@MainActor struct TextViewLook {
    private(set) var text = NSMutableAttributedString(string: "")
    var font = UIFont.systemFont(ofSize: TextViewMetrics.fontSize)
    var color: UIColor = .label
    /// Given by the app for the next insertion; forgotten when the selection moves.
    var typing: [NSAttributedString.Key: Any]?
    var marked: Range<Int>?

    var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

    mutating func setPlain(_ string: String) { text = NSMutableAttributedString(string: string, attributes: attributes) }

    mutating func setAttributed(_ string: NSAttributedString?) {
        text = string.map { NSMutableAttributedString(attributedString: $0) } ?? NSMutableAttributedString(string: "")
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
    }

    mutating func paint(_ key: NSAttributedString.Key, _ value: Any) {
        text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    }

    /// Of every paragraph the range touches.
    mutating func setDirection(_ direction: NSWritingDirection, of range: Range<Int>) {
        guard text.length > 0 else { return }
        let string = text.string
        let whole =
            TextUnits.paragraph(in: string, after: range.lowerBound)
            .lowerBound..<max(
                TextUnits.paragraph(in: string, before: range.upperBound).upperBound, range.upperBound)
        text.enumerateAttribute(.paragraphStyle, in: whole.asNSRange) { value, part, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            style.baseWritingDirection = direction
            text.addAttribute(.paragraphStyle, value: style, range: part)
        }
    }

    /// New text looks like what stands before it.
    func attributes(for range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let typing { return typing }
        guard text.length > 0 else { return attributes }
        let place = max(range.isEmpty ? range.lowerBound - 1 : range.lowerBound, 0)
        return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    }

    mutating func replace(_ edit: TextEditor.Edit) {
        let new = edit.styled ?? NSAttributedString(string: edit.replacement, attributes: attributes(for: edit.range))
        text.replaceCharacters(in: edit.range.asNSRange, with: new)
    }
}
