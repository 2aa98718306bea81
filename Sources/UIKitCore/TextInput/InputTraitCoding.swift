internal import Foundation

/// Reads a view's archived text input traits.
@MainActor enum InputTraitCoding {
    static func decode<Target: UIView & UITextInputTraits>(_ target: Target, from coder: NSCoder) {
        if let value: UITextAutocapitalizationType = coder.choice("UIAutocapitalizationType") { target.autocapitalizationType = value }
        if let value: UITextAutocorrectionType = coder.choice("UIAutocorrectionType") { target.autocorrectionType = value }
        if let value: UITextSpellCheckingType = coder.choice("UISpellCheckingType") { target.spellCheckingType = value }
        if let value: UIKeyboardType = coder.choice("UIKeyboardType") { target.keyboardType = value }
        if let value: UIKeyboardAppearance = coder.choice("UIKeyboardAppearance") { target.keyboardAppearance = value }
        if let value: UIReturnKeyType = coder.choice("UIReturnKeyType") { target.returnKeyType = value }
        if let value = coder.flag("UIEnablesReturnKeyAutomatically") { target.enablesReturnKeyAutomatically = value }
        if let value = coder.flag("UISecureTextEntry") { target.isSecureTextEntry = value }
        if let text = coder.text("UITextContentType") { target.textContentType = UITextContentType(rawValue: text) }
    }

    static func decodeSmart(_ field: UITextField, from coder: NSCoder) {
        let properties = PropertyDecoder(field, coder)
        properties.choice("UISmartQuotesType", \.smartQuotesType)
        properties.choice("UISmartDashesType", \.smartDashesType)
        properties.choice("UISmartInsertDeleteType", \.smartInsertDeleteType)
    }
}
