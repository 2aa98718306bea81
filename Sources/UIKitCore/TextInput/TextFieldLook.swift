internal import Foundation

/// The text attributes of a text field, with its marked and revealed ranges.
@MainActor struct TextFieldLook {
    /// D, facts 2.3
    static var defaultFont: UIFont { .systemFont(ofSize: 17) }

    var font = TextFieldLook.defaultFont
    var color: UIColor = .label
    /// Attributes other than font and colour.
    private var extra: [NSAttributedString.Key: Any] = [:]
    /// Text with its own attributes; nil while all of it has the field's.
    var attributed: NSAttributedString?
    var placeholder: NSAttributedString?
    /// UTF-16; the text that an input method is composing.
    var marked: Range<Int>?
    /// `natural` follows the text.
    var direction = NSWritingDirection.natural
    /// UTF-16; in a secure field, the last typed character while it is visible.
    var revealed: Range<Int>?
    var inputView: UIView?
    var inputAccessoryView: UIView?

    var attributes: [NSAttributedString.Key: Any] { extra.merging([.font: font, .foregroundColor: color]) { $1 } }

    func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        guard let attributed, attributed.length > 0 else { return attributes }
        return attributed.attributes(at: min(max(offset, 0), attributed.length - 1), effectiveRange: nil)
    }

    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont ?? font
        color = attributes[.foregroundColor] as? UIColor ?? color
        extra = attributes
        attributed = nil
    }

    mutating func adopt(_ text: NSAttributedString?) {
        attributed = text.flatMap { $0.copy() as? NSAttributedString } ?? text
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        font = first[.font] as? UIFont ?? font
        color = first[.foregroundColor] as? UIColor ?? color
    }

    /// Applies an edit to the attributed text; new text has the field's attributes.
    mutating func replace(_ edit: TextEditor.Edit) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let added = edit.styled ?? NSAttributedString(string: edit.replacement, attributes: attributes)
        changed.replaceCharacters(in: NSRange(location: edit.range.lowerBound, length: edit.range.count), with: added)
        self.attributed = changed
    }
}
