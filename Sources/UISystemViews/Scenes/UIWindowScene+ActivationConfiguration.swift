public import Foundation
public import UIKitCore

extension UIWindowScene {
    /// The scene that an action, or a gesture on a view, opens: what it shows, and how it appears.
    ///
    /// > Source: Apple, UIWindowScene.ActivationConfiguration
    @preconcurrency @MainActor open class ActivationConfiguration: NSObject {
        /// The activity that the new scene gets.
        public let userActivity: NSUserActivity
        /// The requesting scene and the placement; nil leaves them to the system.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The view that grows to the new scene; stored, and not animated here.
        open var preview: UITargetedPreview?

        /// Creates a configuration for a scene that shows an activity.
        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }
    }
}

extension UIWindowScene.ActivationConfiguration {
    /// Opens the scene. An error goes to the handler, as of `UIApplication.activateSceneSession(for:errorHandler:)`.
    func activate(_ errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil) {
        let request = UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        UIApplication.shared.activateSceneSession(for: request, errorHandler: errorHandler)
    }
}
