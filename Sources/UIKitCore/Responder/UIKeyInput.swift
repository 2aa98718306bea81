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
    /// Whether straight quotation marks become typographic ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are adjusted around pasted and cut text.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// What a generated password must contain; Ferry generates none.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether the rest of a word is shown while typing; Ferry shows none.
    var inlinePredictionType: UITextInlinePredictionType { get set }
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
    /// The default of an optional property; setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set { UnimplementedSetting.report("smartQuotesType", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set { UnimplementedSetting.report("smartDashesType", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set { UnimplementedSetting.report("smartInsertDeleteType", on: self) }
    }
    /// The default of an optional property: nil; setting it has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set { UnimplementedSetting.report("passwordRules", on: self) }
    }
    /// The default of an optional property; setting it has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set { UnimplementedSetting.report("inlinePredictionType", on: self) }
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
    /// A title before a name, such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A suffix of a name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place: an address, a point of interest.
    public static let location = UITextContentType(rawValue: "location")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The tracking number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// A month of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// A year of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The first name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The last name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The date at which a credit card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The number of an embedded SIM.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The number of a cellular device.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
