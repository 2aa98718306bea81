internal import Foundation

/// Titles of bars, segments and buttons: text in a font and a colour, or with an appearance's attributes.
///
/// Foundation on Linux never frees the attributes of an attributed string. Titles that change with every update are therefore a label's
/// plain text if font and colour suffice, otherwise a cached string.
@MainActor enum StyledTitle {
    private struct Key: Hashable {
        var title: AttributedString?
        var plain: String
        var attributes: NSDictionary
    }
    private static var known: [Key: NSAttributedString] = [:]
    /// The maximum number of cached strings; beyond it the cache is cleared.
    private static let limit = 256
    /// The number of attributed strings created.
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

    /// As drawn by labels: missing attributes are taken from `base`.
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
