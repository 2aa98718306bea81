public import Foundation

extension UIScene {
    /// Who asks for a scene, and how it is to come.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        public override init() { super.init() }
    }
}

/// Why a request concerning scenes failed.
///
/// > Contract: UIKit, UISceneError
public struct UISceneError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }
    public let code: Code
    init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        switch code {
        case .multipleScenesNotSupported: [NSLocalizedDescriptionKey: "The application does not support multiple scenes."]
        case .requestDenied: [NSLocalizedDescriptionKey: "The session is none of the application's."]
        case .geometryRequestUnsupported: [NSLocalizedDescriptionKey: "The scene may share the screen, and lies as that does."]
        case .geometryRequestDenied: [NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller."]
        }
    }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

extension UIApplication {
    /// Brings a scene beside the one that asks, and hands it the activity; without a session, a new scene.
    ///
    /// Where there may be one alone, a request for another fails with `multipleScenesNotSupported`. Of two that are side by side the one that
    /// does not ask goes behind.
    /// > Contract: UIKit, requestSceneSessionActivation(_:userActivity:options:errorHandler:)
    /// > Partial: an application that is behind stays there; nothing brings it to the front but a person.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
    ) {
        let isUsed = ApplicationContext.current.stage.isUsed
        guard isUsed || sceneSession != nil else { return SceneRequest.refuse(.multipleScenesNotSupported, errorHandler) }
        if let sceneSession, !openSessions.contains(sceneSession) { return SceneRequest.refuse(.requestDenied, errorHandler) }
        let requesting = options?.requestingScene as? UIWindowScene
        let shown = sceneSession?.connectedScene.flatMap { !isUsed || ApplicationContext.current.stage.shows($0) ? $0 : nil }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if let shown { return ApplicationLifeCycle.deliverActivity(userActivity, shown) }
                if ApplicationLifeCycle.show(sceneSession ?? SceneManifest.newSession(), userActivity, nextTo: requesting) { return }
                errorHandler?(UISceneError(.requestDenied))
            }
        }
    }

    /// What a scene behind shows is brought up to date, for the card that stands for it.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        guard let scene = sceneSession.connectedScene as? UIWindowScene else { return }
        for window in scene.windows { window.setNeedsLayout() }
    }
}

enum SceneRequest {
    @MainActor static func refuse(_ code: UISceneError.Code, _ handler: (@MainActor @Sendable (any Error) -> Void)?) {
        guard let handler else { return }
        DispatchQueue.main.async { handler(UISceneError(code)) }
    }
}
