public import Foundation

extension UIScene {
    /// Options of a scene activation request.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene next to which the new one should appear; nil for the one the user works in.
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }
}

/// The error of a failed scene request.
///
/// > Contract: UIKit, UISceneError
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// What failed.
    public enum Code: Int, Sendable {
        /// A new scene was requested, and the application or the device supports one only.
        case multipleScenesNotSupported = 0
        /// The session is not one of the application's, or its scene could not be connected.
        case requestDenied = 1
        /// The scene's orientation is that of the screen, because it can share it.
        case geometryRequestUnsupported = 100
        /// No requested orientation is supported by the frontmost view controller.
        case geometryRequestDenied = 101
    }
    /// What failed, also the code of the error as `NSError`.
    public let code: Code
    init(_ code: Code) { self.code = code }

    /// The domain of the error as `NSError`.
    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }
    /// The reason in English under `NSLocalizedDescriptionKey`.
    public var errorUserInfo: [String: Any] {
        switch code {
        case .multipleScenesNotSupported: [NSLocalizedDescriptionKey: "The application does not support multiple scenes."]
        case .requestDenied: [NSLocalizedDescriptionKey: "The session does not belong to the application."]
        case .geometryRequestUnsupported: [NSLocalizedDescriptionKey: "The scene can share the screen, and has the screen's orientation."]
        case .geometryRequestDenied: [NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."]
        }
    }

    /// The code for comparisons in `catch`.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The code for comparisons in `catch`.
    public static var requestDenied: Code { .requestDenied }
    /// The code for comparisons in `catch`.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The code for comparisons in `catch`.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UIApplication {
    /// Shows a scene next to the one that requests it, and passes it the activity; without a session, a new scene.
    ///
    /// Without support for multiple scenes, a request for another one fails with `multipleScenesNotSupported`. If two are side by side, the
    /// one that does not request goes to the background.
    /// > Contract: UIKit, requestSceneSessionActivation(_:userActivity:options:errorHandler:)
    /// > Partial: a background application stays in the background; only the user brings it to the front.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        let isUsed = applicationContext.stage.isUsed
        guard isUsed || sceneSession != nil else { return SceneRequest.refuse(.multipleScenesNotSupported, errorHandler) }
        if let sceneSession, !openSessions.contains(sceneSession) { return SceneRequest.refuse(.requestDenied, errorHandler) }
        let requesting = options?.requestingScene as? UIWindowScene
        let shown = sceneSession?.connectedScene.flatMap { !isUsed || applicationContext.stage.shows($0) ? $0 : nil }
        applicationContext.later { _ in
            if let shown { return ApplicationLifeCycle.deliverActivity(userActivity, shown) }
            if ApplicationLifeCycle.show(sceneSession ?? SceneManifest.newSession(), userActivity, nextTo: requesting) { return }
            errorHandler?(UISceneError(.requestDenied))
        }
    }

    /// Updates a background scene's snapshot for the app switcher.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        guard let scene = sceneSession.connectedScene as? UIWindowScene else { return }
        for window in scene.windows { window.setNeedsLayout() }
    }
}

enum SceneRequest {
    @MainActor static func refuse(_ code: UISceneError.Code, _ handler: (@MainActor @Sendable (any Error) -> Void)?) {
        guard let handler else { return }
        ApplicationContext.later { handler(UISceneError(code)) }
    }
}

extension UISceneError.Code {
    /// Whether an error has this reason: for `catch UISceneError.…` and `case UISceneError.…`.
    public static func ~= (match: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == UISceneError.errorDomain && error.code == match.rawValue
    }
}
