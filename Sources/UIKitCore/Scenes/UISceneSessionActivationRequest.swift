public import Foundation

/// A request to activate a scene, with its options.
///
/// > Contract: UIKit, UISceneSessionActivationRequest
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    public let role: UISceneSession.Role
    /// Nil requests a new one.
    public let session: UISceneSession?
    open var userActivity: NSUserActivity?
    open var options: UIScene.ActivationRequestOptions?

    /// A new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init()
    }

    /// The scene of a session.
    public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init()
    }
}

extension UIApplication {
    /// As `requestSceneSessionActivation`; a scene with a role other than application is denied.
    ///
    /// > Contract: UIKit, activateSceneSession(for:errorHandler:)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        guard request.role == .windowApplication else { return SceneRequest.refuse(.requestDenied, errorHandler) }
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
