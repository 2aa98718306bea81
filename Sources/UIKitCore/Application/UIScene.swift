public import Foundation

/// One instance of the app's interface.
///
/// > Contract: UIKit, UIScene
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene is connected.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let sourceApplication: String?
        package init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
            super.init()
        }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open private(set) var activationState: ActivationState = .unattached
    open var title: String! = ""
    open var subtitle = ""

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.connectedScene = self
    }

    open func open(_ url: URL, options: Any?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Tells the delegate and observers on the way to `new`. > Contract: AP2-2 to AP2-5, AP2-9.
    package func move(to new: ActivationState) {
        let old = activationState
        guard old != new else { return }
        activationState = new
        switch (old, new) {
        case (_, .foregroundActive): tell(UIScene.didActivateNotification) { $0.sceneDidBecomeActive(self) }
        case (.foregroundActive, .foregroundInactive): tell(UIScene.willDeactivateNotification) { $0.sceneWillResignActive(self) }
        case (_, .foregroundInactive): tell(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
        case (_, .background): tell(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
        case (_, .unattached): tell(UIScene.didDisconnectNotification) { $0.sceneDidDisconnect(self) }
        }
    }

    private func tell(_ name: NSNotification.Name, _ call: (any UISceneDelegate) -> Void) {
        if let delegate { call(delegate) }
        NotificationCenter.default.post(name: name, object: self)
    }

    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL an app is asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    package init(url: URL) {
        self.url = url
        super.init()
    }
}

/// A scene that shows windows.
///
/// > Contract: UIKit, UIWindowScene
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { ApplicationContext.current.windows.all.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { ApplicationContext.current.windows.key.flatMap { $0.windowScene === self ? $0 : nil } }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What the status bar looks like.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    public var isStatusBarHidden: Bool { StatusBarAppearance.wanted?.hidden ?? StatusBarAppearance.hiddenByDefault }
    public var statusBarStyle: UIStatusBarStyle { StatusBarAppearance.wanted?.style ?? .default }
}
