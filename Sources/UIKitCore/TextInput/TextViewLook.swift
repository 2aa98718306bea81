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

    /// New text looks like what stands before it.
    func attributes(for range: Range<Int>) -> [NSAttributedString.Key: Any] {
        if let typing { return typing }
        guard text.length > 0 else { return attributes }
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    }

    mutating func replace(_ edit: TextEditor.Edit) {
        let new = NSAttributedString(string: edit.replacement, attributes: attributes(for: edit.range))
        text.replaceCharacters(in: NSRange(location: edit.range.lowerBound, length: edit.range.count), with: new)
    }
}
