public import Foundation

/// The domain of the errors of sessions on web pages.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a session on a web page has ended without an address. > Contract: AuthenticationServices, ASWebAuthenticationSessionError.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Equatable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The user has closed the page, or has not agreed.
        case canceledLogin = 1
        /// The session has no ``ASWebAuthenticationSession/presentationContextProvider``.
        case presentationContextNotProvided = 2
        /// The window shows no controller, or the address is not an HTTP address.
        case presentationContextInvalid = 3
    }
    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The reason of this name, for a comparison in a `catch`.
    public static var canceledLogin: Code { .canceledLogin }
    /// The reason of this name, for a comparison in a `catch`.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The reason of this name, for a comparison in a `catch`.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
    /// Whether an error has this reason: for `catch` and `case`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == ASWebAuthenticationSessionErrorDomain && error.code == match.rawValue
    }
}
