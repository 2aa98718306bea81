public import Foundation

/// Receives typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// The keyboard settings of a text input.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    // Optional requirements: an input that does not declare them has the defaults, and setting them has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { UnimplementedSetting.report("autocapitalizationType", on: self) }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { UnimplementedSetting.report("autocorrectionType", on: self) }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { UnimplementedSetting.report("spellCheckingType", on: self) }
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { UnimplementedSetting.report("keyboardType", on: self) }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { UnimplementedSetting.report("keyboardAppearance", on: self) }
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { UnimplementedSetting.report("returnKeyType", on: self) }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { UnimplementedSetting.report("enablesReturnKeyAutomatically", on: self) }
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set { UnimplementedSetting.report("isSecureTextEntry", on: self) }
    }
    public var textContentType: UITextContentType! {
        get { nil }
        set { UnimplementedSetting.report("textContentType", on: self) }
    }
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2
    public static let alert = UIKeyboardAppearance.dark
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    case asciiCapableNumberPad = 11
    public static let alphabet = UIKeyboardType.asciiCapable
}
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}

/// The meaning of a text field's content, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
