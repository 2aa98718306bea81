public import Foundation

/// What a credential can be asked from. > Contract: AuthenticationServices, ASAuthorizationProvider.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a provider gives. > Contract: AuthenticationServices, ASAuthorizationCredential.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request for a credential; a provider makes it. > Contract: AuthenticationServices, ASAuthorizationRequest.
@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {
    /// What the credential is asked from.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) {
        self.provider = provider
        super.init()
    }
}

/// A request to a service that knows who the user is. > Contract: AuthenticationServices, ASAuthorizationOpenIDRequest.
@preconcurrency @MainActor open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the app wants to know of the user.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// Comes back in the credential.
    open var state: String?
    /// Comes back in the token.
    open var nonce: String?
    /// What the user is to do.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
}

/// A request for the user's account of Apple. > Contract: AuthenticationServices, ASAuthorizationAppleIDRequest.
@preconcurrency @MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user whom the app knows already.
    open var user: String?
}

/// A request for a password of the keychain. > Contract: AuthenticationServices, ASAuthorizationPasswordRequest.
@preconcurrency @MainActor open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for passwords. > Contract: AuthenticationServices, ASAuthorizationPasswordProvider.
@preconcurrency @MainActor open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// A request that a controller performs.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// Makes requests for the user's account of Apple. > Contract: AuthenticationServices, ASAuthorizationAppleIDProvider.
@preconcurrency @MainActor open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What is known of a user.
    public enum CredentialState: Int, Sendable {
        case revoked = 0
        case authorized = 1
        case notFound = 2
        case transferred = 3
    }

    /// Posted when a user takes the app's right back; never here.
    public nonisolated static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

    /// A request that a controller performs.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Says what is known of a user: nothing, as the simulated device has no account.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { Task { completion(.notFound, nil) } }

    /// Says what is known of a user: nothing, as the simulated device has no account.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
