internal import Foundation

// Encodes and decodes a text field.
extension UITextField {
    func encodeContents(to coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "UIText")
        if let placeholder { coder.encode(placeholder as NSString, forKey: "UIPlaceholder") }
        coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
        coder.encode(clearButtonMode.rawValue, forKey: "UIClearButtonMode")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(isSecureTextEntry, forKey: "UISecureTextEntry")
        coder.encode(clearsOnBeginEditing, forKey: "UIClearsOnBeginEditing")
    }

    /// Invalid raw values become the defaults. What is as it was is not set: the setters of a subclass run before its initializer is done.
    func decodeContents(from coder: NSCoder) {
        if let archived = coder.objectIfPresent(forKey: "UIText") as? String, !archived.isEmpty { text = archived }
        if let archived = coder.objectIfPresent(forKey: "UIPlaceholder") as? String { placeholder = archived }
        let border = BorderStyle(rawValue: coder.decodeInteger(forKey: "UIBorderStyle")) ?? .none
        if border != borderStyle { borderStyle = border }
        let clears = ViewMode(rawValue: coder.decodeInteger(forKey: "UIClearButtonMode")) ?? .never
        if clears != clearButtonMode { clearButtonMode = clears }
        if coder.containsValue(forKey: "UITextAlignment") {
            textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? .natural
        }
        if coder.decodeBool(forKey: "UISecureTextEntry") { isSecureTextEntry = true }
        if coder.decodeBool(forKey: "UIClearsOnBeginEditing") { clearsOnBeginEditing = true }
        let properties = PropertyDecoder(self, coder)
        properties.object("UIFont", \.font)
        properties.object("UITextColor", \.textColor)
        properties.number("UIMinimumFontSize", \.minimumFontSize)
        properties.flag("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth)
        properties.flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        properties.flag("UIAllowsEditingTextAttributes", \.allowsEditingTextAttributes)
        properties.choice("UILeftViewMode", \.leftViewMode)
        properties.choice("UIRightViewMode", \.rightViewMode)
        properties.object("UIBackground", \.background)
        properties.object("UIDisabledBackground", \.disabledBackground)
        properties.object("UIAttributedText", \.attributedText)
        properties.object("UIAttributedPlaceholder", \.attributedPlaceholder)
        InputTraitCoding.decode(self, from: coder)
        InputTraitCoding.decodeSmart(self, from: coder)
    }
}
