public import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Receives what came of requests. Every method is optional. > Contract: AuthenticationServices, ASAuthorizationControllerDelegate.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The user has chosen a credential. > Partial: never called, as the simulated device has no account.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// There is no credential, or the user has cancelled. > Errors: `ASAuthorizationError`.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        ObjCRuntime.optional(self, "authorizationController:didCompleteWithAuthorization:", [controller, authorization])
    }
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        ObjCRuntime.optional(self, "authorizationController:didCompleteWithError:", [controller, error])
    }
}

/// Says over which window a credential is asked for.
///
/// > Contract: AuthenticationServices, ASAuthorizationControllerPresentationContextProviding.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks for credentials of the device.
///
/// The simulated device has no account and no passwords, as a simulator of Xcode without an account: requests of an account of Apple end with
/// `ASAuthorizationError.unknown`, others with `.notInteractive`, and a log line says why.
/// > Contract: AuthenticationServices, ASAuthorizationController. > Isolation: main actor.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// What happens without an immediate answer.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Only credentials that are on the device.
        public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
    }

    /// The requests, of which one is answered.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Receives the answer; not retained.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Over which window the user is asked; not retained.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    private var isWaiting = false

    /// A controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
        super.init()
    }

    /// Asks for a credential.
    open func performRequests() { performRequests(options: []) }

    /// Asks for a credential.
    open func performRequests(options: RequestOptions) {
        isWaiting = true
        let wantsAccount = authorizationRequests.contains { $0 is ASAuthorizationAppleIDRequest }
        NSLog("AuthenticationServices: the simulated device has no %@.", wantsAccount ? "account of Apple" : "passwords or passkeys")
        // The controller lives until its answer.
        Task {
            guard isWaiting else { return }
            isWaiting = false
            delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(wantsAccount ? .unknown : .notInteractive))
        }
    }

    /// Offers credentials over the keyboard; there are none, so that nothing happens until `cancel()`.
    open func performAutoFillAssistedRequests() {
        NSLog("AuthenticationServices: the simulated device has no passkeys to offer.")
        isWaiting = true
    }

    /// Ends the requests with `ASAuthorizationError.canceled`.
    open func cancel() {
        guard isWaiting else { return }
        isWaiting = false
        Task { delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled)) }
    }
}
