public import Foundation

/// What a password must contain that the system generates for a text input. Ferry keeps the rules and generates no passwords.
///
/// > Source: Apple, UITextInputPasswordRules
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The rules in Apple's description language, such as `"required: lower; minlength: 8;"`.
    public let passwordRulesDescriptor: String

    /// Creates rules. The text is not checked.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Returns the rules themselves, which are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: NSString.self, forKey: "passwordRulesDescriptor") else { return nil }
        passwordRulesDescriptor = descriptor as String
        super.init()
    }

    public func encode(with coder: NSCoder) { coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor") }
}

/// Whether a text input shows the rest of a word while it is typed; Ferry never does.
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system chooses for the input.
    case `default` = 0
    /// Nothing is predicted.
    case no = 1
    /// Words are predicted on iOS; the log reports once that Ferry does not.
    case yes = 2
}
