package import DeviceProtocol
public import Foundation
internal import ViewLayout

/// One instance of the app's interface.
///
/// > Contract: UIKit, UIScene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// How far in front a scene is.
    public enum ActivationState: Int, Sendable {
        /// Not connected: before and after its connection.
        case unattached = -1
        /// Visible and receiving events.
        case foregroundActive = 0
        /// Visible without receiving events.
        case foregroundInactive = 1
        /// Connected, but not visible.
        case background = 2
    }

    /// The reasons for connecting a scene.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// The URLs to open; empty for links to web pages, which are activities.
        public let urlContexts: Set<UIOpenURLContext>
        /// The bundle identifier of the app that opened the URL; nil if no app did.
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
        /// A property list from the opening app; always nil.
        public var annotation: Any? { nil }
        /// Whether the file is opened where it is; always false, because URLs never refer to files that would have to be copied.
        public var openInPlace: Bool { false }
        package init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            super.init()
        }
    }

    /// Options for opening a URL in another app.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only an app may open the link, and no browser; false by default.
        ///
        /// If true, opening fails in Ferry, because no app handles web links.
        open var universalLinksOnly = false
        public override init() { super.init() }
    }

    /// The persistent record of the scene, which remains when it is disconnected.
    public let session: UISceneSession
    /// The receiver of the scene's life cycle events; created from the configuration's class, and retained.
    open var delegate: (any UISceneDelegate)?
    /// How far in front the scene is; changes before the delegate is notified.
    open private(set) var activationState: ActivationState = .unattached
    /// The links, activities, notifications and shortcuts that activate the scene.
    open var activationConditions = UISceneActivationConditions()
    /// The scene's name for the user.
    ///
    /// > Partial: the app switcher shows the app's name instead.
    open var title: String! = "" { didSet { if title?.isEmpty == false { UnimplementedSetting.report("title", on: self) } } }
    /// A second line for the app switcher; has no effect, which the log reports.
    open var subtitle = "" { didSet { if !subtitle.isEmpty { UnimplementedSetting.report("subtitle", on: self) } } }

    /// Creates a scene of a session; the system does this when it connects.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.connectedScene = self
    }

    /// Opens a URL in another app, as `UIApplication.open(_:options:completionHandler:)` does.
    ///
    /// - Parameters:
    ///   - url: the URL to open.
    ///   - options: whether only an app may open it; nil permits a browser.
    ///   - completion: called later on the main actor with whether something opened the URL.
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

    /// Posted after the delegate's `scene(_:willConnectTo:options:)`, with the scene as the object.
    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    /// Posted after a scene became active.
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    /// Posted when a scene stops receiving events.
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene becomes visible, also at its first launch.
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
    /// Posted after a scene is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that an app opens.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL to open.
    public let url: URL
    /// The app that opens the URL.
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
    private var overrideValues = TraitValues()
    /// Overrides of the traits of all windows of the scene.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: overrideValues) }
        set {
            let previous = traitCollection
            overrideValues = newValue.values
            regionTraits = nil
            for window in windows { ViewTraits.update(window) }
            if traitCollection.values != previous.values { traitCollectionDidChange(previous) }
        }
    }
    /// Its key window before a window of another scene became key.
    weak var lastKey: UIWindow?

    /// The screen that shows the scene; there is only one.
    open var screen: UIScreen { .main }
    /// The scene's windows, visible or hidden.
    open var windows: [UIWindow] { applicationContext.windows.all.filter { $0.windowScene === self } }
    /// The window of this scene that receives key events; nil if none does.
    ///
    /// Each scene in Split View has one; the application's is that of the active scene.
    open var keyWindow: UIWindow? {
        if let key = applicationContext.windows.key, key.windowScene === self { return key }
        return screenRegion == nil ? nil : lastKey.flatMap { $0.windowScene === self && !$0.isHidden ? $0 : nil }
    }
    /// The orientation of the interface, the same for all scenes.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// The scene's coordinates.
    ///
    /// > Units: points, from the scene's upper left corner.
    open var coordinateSpace: any UICoordinateSpace { screenRegion.map(SceneCoordinateSpace.init(space:)) ?? screen }
    /// The scene's frame on the screen and its orientation at this moment.
    open var effectiveGeometry: Geometry { Geometry(of: self) }
    /// Whether the scene has the whole screen; false in Split View.
    open var isFullScreen: Bool { screenRegion == nil }
    /// The minimum and maximum size; nil if the scene does not share its screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { applicationContext.stage.isUsed ? storedSizeRestrictions : nil }
    private(set) lazy var storedSizeRestrictions = UISceneSizeRestrictions()
    /// Rotates the interface, if its frontmost controller supports one of the orientations; otherwise the handler receives the error.
    ///
    /// > Contract: UIKit, requestGeometryUpdate(_:errorHandler:)
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
        GeometryRequest.make(geometryPreferences, for: self, errorHandler)
    }
    /// The status bar above this scene; a new object each time.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }

    /// The screen's traits; in Split View with a width class of the scene's own, and elevated.
    open var traitCollection: UITraitCollection {
        let whole = screen.traitCollection
        guard screenRegion != nil || !overrideValues.isEmpty else { return whole }
        if let regionTraits, regionTraits.screen === whole { return regionTraits.own }
        var values = whole.values
        if let screenRegion {
            values.horizontalSizeClass = SplitScreenLayout.isRegular(width: screenRegion.width) ? .regular : .compact
            values.userInterfaceLevel = .elevated
        }
        let made = UITraitCollection(values: values.merging(overrideValues))
        regionTraits = (made, whole)
        return made
    }
    /// Called after the traits changed; does nothing by default.
    ///
    /// - Parameter previousTraitCollection: the traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// > Units: points of the screen.
    var space: CGRect { screenRegion ?? screen.bounds }
}
