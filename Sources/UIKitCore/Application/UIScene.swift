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

    /// Why a scene is connected.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        public let urlContexts: Set<UIOpenURLContext>
        public let sourceApplication: String?
        /// What the scene is to show of activities that go on here: a web page that was opened.
        public let userActivities: Set<NSUserActivity>
        /// The type of an activity of another device that is on its way; none comes from there.
        public var handoffUserActivityType: String? { nil }
        /// The line of the icon's menu that a person chose.
        public let shortcutItem: UIApplicationShortcutItem?
        /// User Notifications knows its kind.
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

    /// Where a URL comes from that a scene is asked to open.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that opens it; nil where no app does.
        public let sourceApplication: String?
        public var annotation: Any? { nil }
        /// No file comes along, so there is none to be copied first.
        public var openInPlace: Bool { false }
        package init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            super.init()
        }
    }

    /// How a URL is opened elsewhere.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Not by a browser where no app has the link; nobody here has such links.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open private(set) var activationState: ActivationState = .unattached
    /// Which links, activities, notifications and shortcuts the scene is activated for.
    open var activationConditions = UISceneActivationConditions()
    /// > Partial: a card among the apps that run has the app's name.
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

    /// Tells the delegate and observers on the way to `new`. > Contract: AP2-2 to AP2-5, AP2-9.
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

/// A URL an app is asked to open.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions
    package init(url: URL, source: String? = nil) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: source)
        super.init()
    }
}

/// A scene that shows windows: on all of the screen, or on a pad on a part of it beside another.
///
/// > Contract: UIKit, UIWindowScene; in the file of its superclass, whose members the compiler names otherwise from elsewhere.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    /// Its part of the screen; nil where it has all of it.
    var screenRegion: CGRect? { didSet { if screenRegion != oldValue { regionTraits = nil } } }
    /// Its traits where they are others than the screen's, and those of the screen they were made from.
    private var regionTraits: (own: UITraitCollection, screen: UITraitCollection)?
    /// The one that was key when another scene's became it.
    weak var lastKey: UIWindow?

    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { ApplicationContext.current.windows.all.filter { $0.windowScene === self } }
    /// Scenes side by side have one each; that of the scene a person works in is the application's.
    open var keyWindow: UIWindow? {
        if let key = ApplicationContext.current.windows.key, key.windowScene === self { return key }
        return screenRegion == nil ? nil : lastKey.flatMap { $0.windowScene === self && !$0.isHidden ? $0 : nil }
    }
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// > Units: points, from the scene's upper left corner.
    open var coordinateSpace: any UICoordinateSpace { screenRegion.map(SceneCoordinateSpace.init(space:)) ?? screen }
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    open var isFullScreen: Bool { screenRegion == nil }
    /// How small and how large it may be; nil where it shares its screen with no other.
    open var sizeRestrictions: UISceneSizeRestrictions? { ApplicationContext.current.stage.isUsed ? storedSizeRestrictions : nil }
    private(set) lazy var storedSizeRestrictions = UISceneSizeRestrictions()
    /// Turns the interface, where its front controller allows one of the ways wanted; else the handler hears why not.
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
