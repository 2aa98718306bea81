public import Foundation
package import HostInterface
internal import ViewLayout

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

    /// The reasons for connecting a scene.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let sourceApplication: String?
        /// Activities for the scene to continue: a web page that was opened.
        public let userActivities: Set<NSUserActivity>
        /// The type of an activity that is arriving from another device; always nil.
        public var handoffUserActivityType: String? { nil }
        /// The quick action that the user selected.
        public let shortcutItem: UIApplicationShortcutItem?
        /// A type of the module User Notifications.
        package let response: AnyObject?
        package init(
            urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil, userActivities: Set<NSUserActivity> = [],
            response: AnyObject? = nil, shortcut: AppShortcut? = nil
        ) {
            shortcutItem = shortcut.map(UIApplicationShortcutItem.init)
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.response = response
            self.sourceApplication = sourceApplication
            super.init()
        }
    }

    /// The origin of a URL that a scene opens.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that opens it; nil if no app does.
        public let sourceApplication: String?
        public var annotation: Any? { nil }
        /// URLs never refer to files that would have to be copied.
        public var openInPlace: Bool { false }
        package init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            super.init()
        }
    }

    /// Options for opening a URL in another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Do not open it in a browser if no app handles the link; no app here does.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open private(set) var activationState: ActivationState = .unattached
    /// The links, activities, notifications and shortcuts that activate the scene.
    open var activationConditions = UISceneActivationConditions()
    /// > Partial: the app switcher shows the app's name instead.
    open var title: String! = "" { didSet { if title?.isEmpty == false { UnimplementedSetting.report("title", on: self) } } }
    open var subtitle = "" { didSet { if !subtitle.isEmpty { UnimplementedSetting.report("subtitle", on: self) } } }

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.connectedScene = self
    }

    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { LinkOpener.open(url, onlyUniversal: options?.universalLinksOnly ?? false, completion) }

    open override var next: UIResponder? { UIApplication.shared }

    /// Notifies the delegate and observers of the steps to `new`. > Contract: AP2-2 to AP2-5, AP2-9.
    package func move(to new: ActivationState) {
        let old = activationState
        guard old != new else { return }
        activationState = new
        switch (old, new) {
        case (_, .foregroundActive): notify(UIScene.didActivateNotification) { $0.sceneDidBecomeActive(self) }
        case (.foregroundActive, .foregroundInactive): notify(UIScene.willDeactivateNotification) { $0.sceneWillResignActive(self) }
        case (_, .foregroundInactive): notify(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
        case (_, .background): notify(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
        case (_, .unattached): notify(UIScene.didDisconnectNotification) { $0.sceneDidDisconnect(self) }
        }
    }

    private func notify(_ name: NSNotification.Name, _ call: (any UISceneDelegate) -> Void) {
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

/// A URL that an app opens.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions
    package init(url: URL, source: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: source)
        super.init()
    }
}

/// A scene with windows: on the whole screen, or on a pad on a part of it next to another.
///
/// > Contract: UIKit, UIWindowScene; in its superclass's file, because the compiler names the members differently otherwise.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// Its region of the screen; nil for the whole screen.
    var screenRegion: CGRect? { didSet { if screenRegion != oldValue { regionTraits = nil } } }
    /// Its traits if they differ from the screen's, and the screen's traits that they were derived from.
    private var regionTraits: (own: UITraitCollection, screen: UITraitCollection)?
    /// Its key window before a window of another scene became key.
    weak var lastKey: UIWindow?

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { ApplicationContext.current.windows.all.filter { $0.windowScene === self } }
    /// Each scene in Split View has one; the application's is that of the active scene.
    open var keyWindow: UIWindow? {
        if let key = ApplicationContext.current.windows.key, key.windowScene === self { return key }
        return screenRegion == nil ? nil : lastKey.flatMap { $0.windowScene === self && !$0.isHidden ? $0 : nil }
    }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// > Units: points, from the scene's upper left corner.
    open var coordinateSpace: any UICoordinateSpace { screenRegion.map(SceneCoordinateSpace.init(space:)) ?? screen }
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    open var isFullScreen: Bool { screenRegion == nil }
    /// The minimum and maximum size; nil if the scene does not share its screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { ApplicationContext.current.stage.isUsed ? storedSizeRestrictions : nil }
    private(set) lazy var storedSizeRestrictions = UISceneSizeRestrictions()
    /// Rotates the interface, if its frontmost controller supports one of the orientations; otherwise the handler receives the error.
    ///
    /// > Contract: UIKit, requestGeometryUpdate(_:errorHandler:)
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        GeometryRequest.make(geometryPreferences, for: self, errorHandler)
    }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }

    open var traitCollection: UITraitCollection {
        let whole = screen.traitCollection
        guard let screenRegion else { return whole }
        if let regionTraits, regionTraits.screen === whole { return regionTraits.own }
        var values = whole.values
        values.horizontalSizeClass = SplitScreenLayout.isRegular(width: screenRegion.width) ? .regular : .compact
        values.userInterfaceLevel = .elevated
        let made = UITraitCollection(values: values)
        regionTraits = (made, whole)
        return made
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// > Units: points of the screen.
    var space: CGRect { screenRegion ?? screen.bounds }
}
