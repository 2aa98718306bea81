public import Foundation

/// An answer to a request. > Contract: AuthenticationServices, ASAuthorization. > Partial: none is made, as the simulated device has no account.
@preconcurrency @MainActor open class ASAuthorization: NSObject {
    /// What an app wants to know of the user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public static let fullName = Self(rawValue: "full_name")
        /// The address of mail.
        public static let email = Self(rawValue: "email")
    }

    /// What the user is to do.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Self(rawValue: "implicit")
        public static let operationLogin = Self(rawValue: "login")
        public static let operationRefresh = Self(rawValue: "refresh")
        public static let operationLogout = Self(rawValue: "logout")
    }

    /// What the credential comes from.
    public let provider: any ASAuthorizationProvider
    /// What the user has chosen.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
        super.init()
    }
}

/// How likely it is that the user is real. > Contract: AuthenticationServices, ASUserDetectionStatus.
public enum ASUserDetectionStatus: Int, Sendable {
    case unsupported = 0
    case unknown = 1
    case likelyReal = 2
}

/// How old the user is. > Contract: AuthenticationServices, ASUserAgeRange.
public enum ASUserAgeRange: Int, Sendable {
    case unknown = 0
    case child = 1
    case notChild = 2
}

/// The user's account of Apple, as an app may know it. > Contract: AuthenticationServices, ASAuthorizationAppleIDCredential.
/// > Partial: none is made, as the simulated device has no account.
@preconcurrency @MainActor open class ASAuthorizationAppleIDCredential: NSObject, @MainActor ASAuthorizationCredential {
    public let user: String
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let authorizationCode: Data?
    public let identityToken: Data?
    public let email: String?
    public let fullName: PersonNameComponents?
    public let realUserStatus: ASUserDetectionStatus
    public let userAgeRange: ASUserAgeRange

    init(user: String) {
        self.user = user
        (state, authorizedScopes, authorizationCode, identityToken, email, fullName) = (nil, [], nil, nil, nil, nil)
        (realUserStatus, userAgeRange) = (.unsupported, .unknown)
        super.init()
    }
}

/// A name and a password. > Contract: AuthenticationServices, ASPasswordCredential.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// A credential with a name and a password.
    public init(user: String, password: String) {
        (self.user, self.password) = (user, password)
        super.init()
    }
}
