/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// One field that hides its text.
    case secureTextInput = 1
    /// One field.
    case plainTextInput = 2
    /// A field for a name, and one for a password.
    case loginAndPasswordInput = 3
}
