public import Foundation

/// Receives typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text before or after the insertion point, so that Delete and some return keys are enabled.
    var hasText: Bool { get }
    /// Inserts typed text at the insertion point; the return key inserts a line feed.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point, or the selection.
    func deleteBackward()
}

/// The keyboard settings of a text input.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters the keyboard capitalises by itself; sentences by default.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected; Ferry never corrects.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked; Ferry never marks any.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keys of the software keyboard; an input of another type changes the keyboard when it becomes first responder.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the software keyboard is light or dark; by default as its window.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key, which types a line feed in any case.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while the input is empty; false by default.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether typed text is hidden, as for passwords; the keyboard then offers Latin letters only.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text for filling it in; Ferry fills in nothing.
    var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
    // Optional requirements: an input that does not declare them has the defaults, and setting them has no effect.
    /// The default of an optional property: sentences; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set { UnimplementedSetting.report("autocapitalizationType", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set { UnimplementedSetting.report("autocorrectionType", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set { UnimplementedSetting.report("spellCheckingType", on: self) }
    }
    /// The default of an optional property: the standard keys; setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set { UnimplementedSetting.report("keyboardType", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set { UnimplementedSetting.report("keyboardAppearance", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set { UnimplementedSetting.report("returnKeyType", on: self) }
    }
    /// The default of an optional property: false; setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set { UnimplementedSetting.report("enablesReturnKeyAutomatically", on: self) }
    }
    /// The default of an optional property: false; setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set { UnimplementedSetting.report("isSecureTextEntry", on: self) }
    }
    /// The default of an optional property: nil; setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set { UnimplementedSetting.report("textContentType", on: self) }
    }
}

/// Which letters the software keyboard capitalises by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters; Shift has to be pressed.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// Every letter.
    case allCharacters = 3
}
/// Whether a text input corrects typed words; Ferry never does.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// Words stay as typed.
    case no = 1
    /// Words are corrected on iOS; the log reports once that Ferry does not.
    case yes = 2
}
/// Whether a text input marks misspelt words; Ferry never does.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// No word is marked.
    case no = 1
    /// Misspelt words are marked on iOS; the log reports once that Ferry does not.
    case yes = 2
}
/// Whether straight quotation marks become typographic ones; Ferry leaves them as typed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// Quotation marks stay straight.
    case no = 1
    /// Quotation marks are replaced on iOS; the log reports once that Ferry does not.
    case yes = 2
}
/// Whether hyphens become dashes; Ferry leaves them as typed.
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// Hyphens stay as typed.
    case no = 1
    /// Hyphens are replaced on iOS; the log reports once that Ferry does not.
    case yes = 2
}
/// Whether spaces are added or removed around pasted and cut words; Ferry leaves them alone.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// Spaces stay as they are.
    case no = 1
    /// Spaces are adjusted on iOS; the log reports once that Ferry does not.
    case yes = 2
}
/// The colours of the software keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the window of the input.
    case `default` = 0
    /// Dark keys.
    case dark = 1
    /// Light keys.
    case light = 2
    /// The older name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The keys that the software keyboard offers.
public enum UIKeyboardType: Int, Sendable {
    /// Letters in the languages that the user has chosen.
    case `default` = 0
    /// Latin letters only.
    case asciiCapable = 1
    /// Digits and punctuation first, with a key for letters.
    case numbersAndPunctuation = 2
    /// Latin letters without capitals, with a full stop, a slash and ".com" in place of the space key.
    case URL = 3
    /// Twelve large keys with digits, without a return key; on an iPad the page of digits.
    case numberPad = 4
    /// Twelve large keys with digits and the signs of telephone numbers.
    case phonePad = 5
    /// Letters, for a name or a telephone number.
    case namePhonePad = 6
    /// Latin letters without capitals, with an at sign and a full stop next to the space key.
    case emailAddress = 7
    /// Twelve large keys with digits and the decimal separator of the user's region.
    case decimalPad = 8
    /// Letters, with an at sign and a number sign next to the space key.
    case twitter = 9
    /// Letters, with a full stop next to the space key.
    case webSearch = 10
    /// As ``numberPad``, with the digits 0 to 9 in every language.
    case asciiCapableNumberPad = 11
    /// The older name of ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}
/// The title and colour of the return key; the key itself always types a line feed.
public enum UIReturnKeyType: Int, Sendable {
    /// "return", in grey.
    case `default` = 0
    /// "go".
    case go = 1
    /// "Google".
    case google = 2
    /// "join".
    case join = 3
    /// "next".
    case next = 4
    /// "route".
    case route = 5
    /// "search".
    case search = 6
    /// "send".
    case send = 7
    /// "Yahoo".
    case yahoo = 8
    /// "done".
    case done = 9
    /// The title for an emergency call.
    case emergencyCall = 10
    /// "continue".
    case `continue` = 11
}

/// The meaning of a text field's content, such as a name or a password.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an existing account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that the user makes up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is received by message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A street and house number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}
