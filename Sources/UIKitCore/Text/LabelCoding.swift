internal import Foundation

/// Encodes and decodes a label.
@MainActor enum LabelCoding {
    private enum Key {
        static let text = "UIText"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
        static let lineBreak = "UILineBreakMode"
        static let lines = "UINumberOfLines"
        static let disabled = "UIDisabled"
        static let fits = "UIAdjustsFontSizeToFit"
        static let pointSize = "UIFontPointSize"
    }

    static func encode(_ label: UILabel, to coder: NSCoder) {
        if let text = label.text { coder.encode(text as NSString, forKey: Key.text) }
        if label.textColor != .label { coder.encode(label.textColor, forKey: Key.color) }
        coder.encode(label.textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(label.lineBreakMode.rawValue, forKey: Key.lineBreak)
        coder.encode(label.numberOfLines, forKey: Key.lines)
        coder.encode(!label.isEnabled, forKey: Key.disabled)
        coder.encode(label.adjustsFontSizeToFitWidth, forKey: Key.fits)
        coder.encode(Double(label.font.pointSize), forKey: Key.pointSize)
    }

    /// Including the properties of every view.
    static func decodeWhole(_ label: UILabel, from coder: NSCoder) {
        ViewCoding.decode(label, from: coder)
        decode(label, from: coder)
    }

    /// Invalid raw values become the defaults.
    static func decode(_ label: UILabel, from coder: NSCoder) {
        label.text = coder.objectIfPresent(forKey: Key.text) as? String
        if let color = coder.objectIfPresent(forKey: Key.color) as? UIColor { label.textColor = color }
        if coder.containsValue(forKey: Key.alignment) {
            label.textAlignment = .init(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
        }
        if coder.containsValue(forKey: Key.lineBreak) {
            label.lineBreakMode = .init(rawValue: coder.decodeInteger(forKey: Key.lineBreak)) ?? .byTruncatingTail
        }
        if coder.containsValue(forKey: Key.lines) { label.numberOfLines = coder.decodeInteger(forKey: Key.lines) }
        label.isEnabled = !coder.decodeBool(forKey: Key.disabled)
        label.adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.fits)
        let size = coder.decodeDouble(forKey: Key.pointSize)
        if size > 0, size.isFinite { label.font = .systemFont(ofSize: size) }
        let properties = CodedProperties(label, coder)
        properties.object("UIFont", \.font)
        if let least = coder.number("UIMinimumFontSize"), least > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, least / label.font.pointSize)
        }
        properties.number("UIMinimumScaleFactor", \.minimumScaleFactor)
        properties.object("UIHighlightedColor", \.highlightedTextColor)
        properties.object("UIShadowColor", \.shadowColor)
        properties.size("UIShadowOffset", \.shadowOffset)
        properties.choice("UIBaselineAdjustment", \.baselineAdjustment)
        properties.flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        properties.number("UIPreferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
        properties.flag("UIHighlighted", \.isHighlighted)
        properties.object("UIAttributedText", \.attributedText)
    }
}
