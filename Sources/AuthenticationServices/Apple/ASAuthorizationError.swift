public import Foundation

/// The domain of the errors of requests for credentials.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why there is no credential. > Contract: AuthenticationServices, ASAuthorizationError.
public struct ASAuthorizationError: Error, CustomNSError, Equatable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// No reason is known; so it is on a device without an account of Apple.
        case unknown = 1000
        /// The user, or the app, has ended the request.
        case canceled = 1001
        /// The answer was not valid.
        case invalidResponse = 1002
        /// No provider has taken the request.
        case notHandled = 1003
        /// The request has failed.
        case failed = 1004
        /// There is nothing to show to the user.
        case notInteractive = 1005
        /// The credential is one that the server has excluded.
        case matchedExcludedCredential = 1006
    }
    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The reason of this name, for a comparison in a `catch`.
    public static var unknown: Code { .unknown }
    /// The reason of this name, for a comparison in a `catch`.
    public static var canceled: Code { .canceled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var invalidResponse: Code { .invalidResponse }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notHandled: Code { .notHandled }
    /// The reason of this name, for a comparison in a `catch`.
    public static var failed: Code { .failed }
    /// The reason of this name, for a comparison in a `catch`.
    public static var notInteractive: Code { .notInteractive }
}

extension ASAuthorizationError.Code {
    /// Whether an error has this reason: for `catch` and `case`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == ASAuthorizationErrorDomain && error.code == match.rawValue
    }
}
