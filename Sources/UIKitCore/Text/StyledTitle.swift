internal import Foundation

/// Titles of bars, segments and buttons: text in a font and a colour, or with whatever attributes an appearance asks for.
///
/// Foundation on Linux never frees the attributes of an attributed string. What is shown anew with every update is therefore a label's plain
/// text where its font and colour say it all, and otherwise a string that is kept for the next update.
@MainActor enum StyledTitle {
    private struct Key: Hashable {
        var title: AttributedString?
        var plain: String
        var attributes: NSDictionary
    }
    private static var known: [Key: NSAttributedString] = [:]
    /// Strings kept; past that all are let go of.
    private static let limit = 256
    /// Attributed strings made so far.
    private(set) static var made = 0

    static func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any], in label: UILabel) {
        guard let title, !attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) else {
            label.text = title
            if let font = attributes[.font] as? UIFont, font != label.font { label.font = font }
            if let color = attributes[.foregroundColor] as? UIColor, color != label.textColor { label.textColor = color }
            return
        }
        label.attributedText = string(title, attributes)
    }

    static func string(_ title: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        string(for: Key(title: nil, plain: title, attributes: attributes as NSDictionary)) {
            NSAttributedString(string: title, attributes: attributes)
        }
    }

    /// As labels draw it: what is not said is taken from `base`.
    static func string(_ title: AttributedString, over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
        string(for: Key(title: title, plain: "", attributes: base as NSDictionary)) { title.drawable(over: base) }
    }

    private static func string(for key: Key, make: () -> NSAttributedString) -> NSAttributedString {
        if let string = known[key] { return string }
        if known.count >= limit { known = [:] }
        let string = make()
        made += 1
        known[key] = string
        return string
    }
}
