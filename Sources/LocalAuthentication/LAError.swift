public import Foundation

/// The domain of ``LAError`` as `NSError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the owner was not authenticated.
///
/// > Contract: Local Authentication, LAError
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The sensor did not recognize the owner too often.
        case authenticationFailed = -1
        /// The user tapped Cancel.
        case userCancel = -2
        /// The user tapped the fallback button.
        case userFallback = -3
        /// The system cancelled, as the app was in the background.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no sensor, or the user does not let the app use it.
        case biometryNotAvailable = -6
        /// No face and no finger is enrolled.
        case biometryNotEnrolled = -7
        /// The sensor failed too often; not reported here.
        case biometryLockout = -8
        /// The app invalidated the context while the user was asked.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        /// There is no watch nearby; not reported here.
        case companionNotAvailable = -11
        /// An accessory with a sensor is not paired; not reported here.
        case biometryNotPaired = -12
        /// An accessory with a sensor is not connected; not reported here.
        case biometryDisconnected = -13
        /// The dimensions of an embedded interface are wrong; not reported here.
        case invalidDimensions = -14
        /// The user would have to be asked, which the context forbids.
        case notInteractive = -1004
        /// The older name of ``companionNotAvailable``.
        public static var watchNotAvailable: Code { .companionNotAvailable }
        /// The older name of ``biometryNotAvailable``.
        @available(*, deprecated, renamed: "biometryNotAvailable") public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The older name of ``biometryNotEnrolled``.
        @available(*, deprecated, renamed: "biometryNotEnrolled") public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The older name of ``biometryLockout``.
        @available(*, deprecated, renamed: "biometryLockout") public static var touchIDLockout: Code { .biometryLockout }
    }

    /// The reason.
    public let code: Code
    /// Creates an error of a reason.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// What the error says.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: code.text] }

    /// As Objective-C receives it.
    var object: NSError { NSError(domain: LAErrorDomain, code: code.rawValue, userInfo: errorUserInfo) }
}

extension LAError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var userCancel: Code { .userCancel }
    /// The reason of this name, for a comparison in a `catch`.
    public static var userFallback: Code { .userFallback }
    /// The reason of this name, for a comparison in a `catch`.
    public static var systemCancel: Code { .systemCancel }
    /// The reason of this name, for a comparison in a `catch`.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The reason of this name, for a comparison in a `catch`.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var biometryLockout: Code { .biometryLockout }
    /// The reason of this name, for a comparison in a `catch`.
    public static var appCancel: Code { .appCancel }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidContext: Code { .invalidContext }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notInteractive: Code { .notInteractive }
}

extension LAError.Code {
    fileprivate var text: String {
        switch self {
        case .authenticationFailed: "The sensor did not recognize the owner."
        case .userCancel: "The user canceled the authentication."
        case .userFallback: "The user chose the fallback."
        case .systemCancel: "The system canceled the authentication, as the app is in the background."
        case .passcodeNotSet: "The device has no passcode."
        case .biometryNotAvailable: "The device has no sensor for faces or fingers that the app may use."
        case .biometryNotEnrolled: "No face and no finger is enrolled."
        case .biometryLockout: "The sensor failed too often."
        case .appCancel: "The app canceled the authentication."
        case .invalidContext: "The context is invalid."
        case .companionNotAvailable: "There is no companion device."
        case .biometryNotPaired, .biometryDisconnected: "There is no accessory with a sensor."
        case .invalidDimensions: "The interface has invalid dimensions."
        case .notInteractive: "The user would have to be asked, which the context forbids."
        }
    }
}

extension LAError.Code {
    /// Whether an error has this reason: for `catch LAError.…` and `case LAError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LAError.errorDomain && error.code == match.rawValue
    }
}

extension LAError {
    /// The reason of this name, for a comparison in a `catch`.
    public static var companionNotAvailable: Code { .companionNotAvailable }
    /// The reason of this name, for a comparison in a `catch`.
    public static var biometryNotPaired: Code { .biometryNotPaired }
    /// The reason of this name, for a comparison in a `catch`.
    public static var biometryDisconnected: Code { .biometryDisconnected }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidDimensions: Code { .invalidDimensions }
}
