internal import DeviceProtocol
public import Foundation
public import ObjectiveC

/// The running application: dispatches events and sends actions.
///
/// > Contract: UIKit, UIApplication; AP2-1 to AP2-13, HT-18, HT-22.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// How far in front the application is.
    public enum State: Int, Sendable {
        /// In front, and receiving events.
        case active = 0
        /// Visible without receiving events: during launch, in the app switcher and behind a system alert.
        case inactive = 1
        /// Not visible; code runs for about 30 seconds while a background task is open.
        case background = 2
    }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app may open the link, and no browser; a `Bool`.
        ///
        /// If true, opening fails in Ferry, because no app handles web links.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    /// The keys of the options with which the delegate opens a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bundle identifier of the app that opens the URL; absent if it was the system.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list from the opening app; always absent in Ferry.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file should be opened where it is instead of being copied first; always false in Ferry.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    /// The keys of the dictionary that describes why the application was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open; not present for links to web pages, which arrive as activities.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier of the app that opened the URL.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The payload of the remote notification that launched the application, a dictionary.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The `UILocalNotification` to which the user responded.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// A dictionary about the activity to continue, which then arrives at the delegate.
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The activity's type, a key of the dictionary under `userActivityDictionary`.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The `UIApplicationShortcutItem` of the quick action that launched the application.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// Present when a location event launched the application; never in Ferry, which launches no app for one.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// A property list from the app that opened the URL; never present: no app of Ferry sends one.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The identifiers of restored central managers; never present: a simulated device has no Bluetooth.
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The identifiers of restored peripheral managers; never present: a simulated device has no Bluetooth.
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The identifiers of finished downloads of a newsstand app; never present.
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The metadata of a share that the user accepted; never present: a simulated device has no iCloud.
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The attribution of a tapped advertisement; never present.
        public static let eventAttribution = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    public override init() { super.init() }

    /// The process's application; before `UIApplicationMain` and in tests, one without a delegate.
    open class var shared: UIApplication { ApplicationContext.current.application }

    /// The receiver of life cycle events, and the next responder after the application; not retained.
    ///
    /// The delegate created at launch is retained by the application itself.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Retains the app's delegate while the app runs.
    package var retainedDelegate: (any UIApplicationDelegate)?
    /// How far in front the application is; `inactive` until its first activation.
    open var applicationState: State { applicationContext.lifeCycle.state }
    /// Whether the device stays unlocked without user activity.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { applicationContext.send(.idleTimer(preventsLock: isIdleTimerDisabled)) } }
    }
    /// The number on the application's icon; 0, the default, shows none.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { applicationContext.notificationService?.badgeChanged() } }
    }
    /// Whether an unhandled shake offers to undo the last change.
    open var applicationSupportsShakeToEdit = true
    /// Whether the status bar shows a spinning wheel; false by default.
    ///
    /// > Partial: not shown, as on devices with rounded corners.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { if isNetworkActivityIndicatorVisible { UnimplementedSetting.report("isNetworkActivityIndicatorVisible", on: self) } }
    }
    /// The app's quick actions besides those of `Info.plist`; nil without any. The device stores them.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { applicationContext.homeIcon.shortcuts.isEmpty ? nil : AppIconController.shortcuts }
        set { AppIconController.set(newValue ?? []) }
    }
    /// Whether `Info.plist` lists alternate icons, under `CFBundleAlternateIcons`.
    open var supportsAlternateIcons: Bool { !applicationContext.declaration.alternateIcons.isEmpty }
    /// The name of the icon in use instead of the primary one; nil for the primary one.
    open var alternateIconName: String? {
        let name = applicationContext.homeIcon.alternate
        return name.isEmpty ? nil : name
    }
    /// Changes the Home Screen icon; nil restores the primary one. The user is notified.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { AppIconController.setAlternate(alternateIconName, completionHandler) }
    /// Sets how often the application may load content in the background.
    ///
    /// - Parameter minimumBackgroundFetchInterval: the least time between two fetches in seconds; `backgroundFetchIntervalNever`, the
    ///   default, turns them off.
    ///
    /// > Units: seconds. > Partial: an app fetches only when the user requests it in the simulator.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        applicationContext.fetchInterval = minimumBackgroundFetchInterval
    }
    /// The interval with which background fetches may run as often as the system allows; 0 seconds.
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The interval that turns background fetches off; the default.
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
    /// Asks for events of headphones and media controls.
    ///
    /// > Partial: there is no remote control.
    open func beginReceivingRemoteControlEvents() { UnimplementedSetting.report("beginReceivingRemoteControlEvents", on: self) }
    /// Ends receiving events of headphones and media controls; without effect, because Ferry delivers none.
    open func endReceivingRemoteControlEvents() { UnimplementedSetting.report("endReceivingRemoteControlEvents", on: self) }
    /// The time for which the application may still run in the background, in seconds.
    ///
    /// > Units: seconds. Unlimited while the application is in the foreground. > Contract: AP2-15.
    open var backgroundTimeRemaining: TimeInterval {
        applicationContext.lifeCycle.backgroundEnd.map { max(0, $0 - applicationContext.now) } ?? .greatestFiniteMagnitude
    }
    /// Whether files with data protection can be read; false while the device is locked.
    open var isProtectedDataAvailable: Bool { !applicationContext.device.isLocked }
    /// The text size that the user chose in Settings, the same for all windows.
    open var preferredContentSizeCategory: UIContentSizeCategory { CurrentTraits.deviceDefault.preferredContentSizeCategory }
    /// The reading direction of the device's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        CurrentTraits.deviceDefault.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Windows and scenes

    /// The visible windows of all scenes, from back to front, without those of the system.
    open var windows: [UIWindow] {
        applicationContext.showHostWindowIfNeeded()
        return applicationContext.windows.visible.filter { !$0.isSystem }
    }
    /// The window that receives key events; nil if none does.
    ///
    /// With two scenes side by side it is that of the scene the user works in.
    open var keyWindow: UIWindow? {
        applicationContext.showHostWindowIfNeeded()
        return applicationContext.windows.key
    }
    /// The scenes that are connected, visible or in the background; empty for applications without scenes.
    open var connectedScenes: Set<UIScene> { Set(applicationContext.lifeCycle.scenes) }
    /// The sessions of scenes, and those of an earlier launch that have not been shown again.
    open var openSessions: Set<UISceneSession> { applicationContext.lifeCycle.openSessions }
    /// Removes a scene and its session permanently; the delegates are notified. > Contract: AP2-7.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { ApplicationLifeCycle.destroy(sceneSession, options) }
    /// Whether the application can have several scenes: on a pad, if its `Info.plist` says so.
    open var supportsMultipleScenes: Bool { applicationContext.stage.isUsed }
    /// The orientation of the interface, which may differ from that of the device.
    open var statusBarOrientation: UIInterfaceOrientation { applicationContext.interfaceOrientation }
    /// The status bar's frame in points of the screen; zero while the status bar is hidden.
    open var statusBarFrame: CGRect { isStatusBarHidden ? .zero : statusBarSpace }
    /// The frame that the status bar has if it is visible.
    var statusBarSpace: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(applicationContext.device.statusBarHeight))
    }
    /// Whether the status bar is hidden.
    ///
    /// Setting it and the style applies to applications whose `Info.plist` has `UIViewControllerBasedStatusBarAppearance` false.
    open var isStatusBarHidden: Bool {
        get { StatusBarAppearance.wanted?.hidden ?? StatusBarAppearance.hiddenByDefault }
        set { StatusBarAppearance.set(hidden: newValue) }
    }
    /// Whether the status bar's text is dark or light.
    ///
    /// Setting it has no effect, which the log reports, if view controllers control the status bar.
    open var statusBarStyle: UIStatusBarStyle {
        get { StatusBarAppearance.wanted?.style ?? .default }
        set { StatusBarAppearance.set(style: newValue) }
    }
    /// Shows or hides the status bar, for applications whose view controllers do not control it.
    ///
    /// - Parameters:
    ///   - hidden: whether to hide it.
    ///   - animation: ignored.
    ///
    /// > Partial: the change is not animated.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { StatusBarAppearance.set(hidden: hidden) }
    /// Sets the style of the status bar's text, without animation.
    ///
    /// Only for applications whose `Info.plist` has `UIViewControllerBasedStatusBarAppearance` false.
    ///
    /// - Parameters:
    ///   - statusBarStyle: the style of the text.
    ///   - animated: ignored.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { StatusBarAppearance.set(style: statusBarStyle) }
    /// Returns the orientations of `Info.plist`, else all that the device has; used if the delegate does not implement its method.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        applicationContext.declaration.orientations ?? .standard
    }

    // MARK: Events and actions

    /// Delivers an event to its windows, or a key event to the responder chain.
    ///
    /// All events go through this method; overrides call super.
    ///
    /// - Parameter event: the event to deliver.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            applicationContext.keyRouter.deliver(presses)
        } else {
            for window in event.windows { window.sendEvent(event) }
        }
    }

    /// Sends an action message.
    ///
    /// Sends `action` to `target`; if nil, to the first responder in the chain that implements it. > Returns: whether it was handled.
    ///
    /// - Parameters:
    ///   - action: the selector; it may take the sender and the event.
    ///   - target: the receiver; nil searches the responder chain from the first responder, or from the sender if there is none.
    ///   - sender: the object that sends the message.
    ///   - event: the event that caused it; nil if none did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatcher.send(action, to: target, from: sender, for: event)
    }
    /// An unhandled shake may undo the last change.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake { applicationContext.shakeToEdit.offer(applicationContext) }
    }
    /// Blocks touches and other events until `endIgnoringInteractionEvents()`; calls nest.
    open func beginIgnoringInteractionEvents() { applicationContext.interactionBlocks += 1 }
    /// Ends one block; further calls have no effect.
    open func endIgnoringInteractionEvents() {
        applicationContext.interactionBlocks = max(0, applicationContext.interactionBlocks - 1)
    }
    /// Whether at least one block has begun and not ended.
    open var isIgnoringInteractionEvents: Bool { applicationContext.isIgnoringInteraction }

    // MARK: URLs

    /// Returns whether `open(_:options:completionHandler:)` would succeed.
    ///
    /// The system opens web pages, phone numbers, mail and messages; other schemes must be the application's own, or belong to an app and
    /// be listed under `LSApplicationQueriesSchemes` of `Info.plist`. The log says why a URL is refused.
    open func canOpenURL(_ url: URL) -> Bool { LinkOpener.canOpen(url) }
    /// Opens a URL in the app that declares its scheme, or in the browser and other programs of the desktop.
    ///
    /// Web pages, phone numbers, mail and message links go to the simulator's host; other schemes to an installed app with that scheme,
    /// else opening fails and the log says so.
    ///
    /// - Parameters:
    ///   - url: the URL to open.
    ///   - options: `universalLinksOnly`, if set, makes opening fail.
    ///   - completion: called later on the main actor with whether something opened the URL.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { LinkOpener.open(url, onlyUniversal: options[.universalLinksOnly] as? Bool ?? false, completion) }
    /// Opens a URL without waiting.
    ///
    /// Deprecated form. > Returns: whether the URL could be opened.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        LinkOpener.open(url, nil)
        return true
    }
    /// The URL of the application's page in Settings, where the user changes its permissions.
    ///
    /// In Ferry the page has the permissions for notifications and for the location. Opening it fails in an app without a simulator.
    public static let openSettingsURLString = "app-settings:"
    /// The URL of the application's notification settings; in Ferry they are on the same page as the other permissions.
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    // MARK: Background

    /// Begins a task that continues when the application enters the background.
    ///
    /// The application has about 30 seconds there for all tasks together.
    ///
    /// - Parameter handler: called on the main actor when that time expires before the task ended.
    ///
    /// > Returns: the identifier to pass to `endBackgroundTask(_:)`.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        applicationContext.lifeCycle.beginTask(handler)
    }
    /// Begins a task that continues when the application enters the background.
    ///
    /// The application has about 30 seconds there for all tasks together.
    ///
    /// - Parameters:
    ///   - taskName: a name for debugging, which is ignored.
    ///   - handler: called on the main actor when that time expires before the task ended.
    ///
    /// > Returns: the identifier to pass to `endBackgroundTask(_:)`, never `invalid`.
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { applicationContext.lifeCycle.beginTask(handler) }
    /// Ends a task; each one must be ended, and unknown identifiers are ignored.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { applicationContext.lifeCycle.endTask(identifier) }

    /// The delegate, if it is a responder that is not in the chain already. > Contract: HT-8.
    open override var next: UIResponder? { delegate as? UIResponder }
    package override var responderWindow: UIWindow? { keyWindow }
}

extension UIEvent {
    /// The windows of its touches, each once.
    var windows: [UIWindow] {
        touchList.reduce(into: []) { windows, touch in
            if let window = touch.hitWindow, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }
}

extension UIInterfaceOrientation {
    init(_ orientation: DeviceState.Orientation) { self = UIInterfaceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown }
}

/// A task that may continue for some time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task; 0.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
