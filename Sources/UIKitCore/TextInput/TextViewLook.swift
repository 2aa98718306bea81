internal import Foundation

/// The attributes of new text in a text view, and its marked range.
@MainActor struct TextViewLook {
    var font = UIFont.systemFont(ofSize: TextViewMetrics.fontSize)
    var color: UIColor = .label
    /// Set by the app for the next insertion; cleared when the selection moves.
    var typing: [NSAttributedString.Key: Any]?
    /// UTF-16; the text that an input method is composing.
    var marked: Range<Int>?

    var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

    /// Font and colour become those at the text's start.
    mutating func adopt(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
    }
}
