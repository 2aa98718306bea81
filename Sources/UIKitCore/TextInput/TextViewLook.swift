internal import Foundation

/// What new text in a text view looks like, and what of it is still being composed.
@MainActor struct TextViewLook {
    var font = UIFont.systemFont(ofSize: TextViewMetrics.fontSize)
    var color: UIColor = .label
    /// Given by the app for the next insertion; forgotten when the selection moves.
    var typing: [NSAttributedString.Key: Any]?
    /// UTF-16; what an input method is composing.
    var marked: Range<Int>?

    var attributes: [NSAttributedString.Key: Any] { [.font: font, .foregroundColor: color] }

    /// Font and colour go on as the text begins.
    mutating func adopt(_ text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
    }
}
