public import Foundation
internal import HostInterface
public import ObjectiveC

/// The running application: where events start and actions end.
///
/// > Contract: UIKit, UIApplication; AP2-1 to AP2-13, HT-18, HT-22.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    /// What was asked to be opened, and how.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    public override init() { super.init() }

    open class var shared: UIApplication { ApplicationContext.current.application }

    open weak var delegate: (any UIApplicationDelegate)?
    /// Every app has its delegate as long as it runs.
    package var retainedDelegate: (any UIApplicationDelegate)?
    open var applicationState: State { ApplicationContext.current.lifeCycle.state }
    /// Whether the device stays unlocked while nobody touches it.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { ApplicationContext.current.send(.idleTimer(preventsLock: isIdleTimerDisabled)) } }
    }
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { ApplicationContext.current.notificationService?.badgeChanged() } }
    }
    /// Whether a shake that nobody takes asks to undo what was done last.
    open var applicationSupportsShakeToEdit = true
    /// > Partial: it shows on no device with rounded corners, and on no other here.
    open var isNetworkActivityIndicatorVisible = false {
        didSet { if isNetworkActivityIndicatorVisible { UnimplementedSetting.report("isNetworkActivityIndicatorVisible", on: self) } }
    }
    /// The lines of the icon's menu beside those of `Info.plist`; nil without any. The device keeps them.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { ApplicationContext.current.homeIcon.shortcuts.isEmpty ? nil : AppIconController.shortcuts }
        set { AppIconController.set(newValue ?? []) }
    }
    /// Whether `Info.plist` lists other icons, under `CFBundleAlternateIcons`.
    open var supportsAlternateIcons: Bool { !ApplicationContext.current.declaration.alternateIcons.isEmpty }
    open var alternateIconName: String? {
        let name = ApplicationContext.current.homeIcon.alternate
        return name.isEmpty ? nil : name
    }
    /// Changes the icon on home; nil brings the app's own back. A person is told.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { AppIconController.setAlternate(alternateIconName, completionHandler) }
    /// > Units: seconds. > Partial: an app is asked to fetch when a person asks the simulator for it, at no other time.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        ApplicationContext.current.fetchInterval = minimumBackgroundFetchInterval
    }
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
    /// > Partial: there is no remote control.
    open func beginReceivingRemoteControlEvents() { UnimplementedSetting.report("beginReceivingRemoteControlEvents", on: self) }
    open func endReceivingRemoteControlEvents() { UnimplementedSetting.report("endReceivingRemoteControlEvents", on: self) }
    /// > Units: seconds. Without end while the application is in front. > Contract: AP2-15.
    open var backgroundTimeRemaining: TimeInterval {
        ApplicationContext.current.lifeCycle.backgroundEnd.map { max(0, $0 - ApplicationContext.current.now) } ?? .greatestFiniteMagnitude
    }
    /// Not while the device is locked.
    open var isProtectedDataAvailable: Bool { !ApplicationContext.current.device.isLocked }
    open var preferredContentSizeCategory: UIContentSizeCategory { CurrentTraits.deviceDefault.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        CurrentTraits.deviceDefault.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Windows and scenes

    open var windows: [UIWindow] {
        ApplicationContext.current.showHostWindowIfNeeded()
        return ApplicationContext.current.windows.visible.filter { !$0.isSystem }
    }
    open var keyWindow: UIWindow? {
        ApplicationContext.current.showHostWindowIfNeeded()
        return ApplicationContext.current.windows.key
    }
    open var connectedScenes: Set<UIScene> { Set(ApplicationContext.current.lifeCycle.scenes) }
    /// Those of scenes, and those of an earlier launch that wait to be shown again.
    open var openSessions: Set<UISceneSession> { ApplicationContext.current.lifeCycle.openSessions }
    /// Takes a scene away, and its session for good; the delegates hear of it. > Contract: AP2-7.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { ApplicationLifeCycle.destroy(sceneSession, options) }
    /// On a pad, where the app's `Info.plist` says so.
    open var supportsMultipleScenes: Bool { ApplicationContext.current.stage.isUsed }
    open var statusBarOrientation: UIInterfaceOrientation { ApplicationContext.current.interfaceOrientation }
    open var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(ApplicationContext.current.device.statusBarHeight))
    }
    /// Setting it, and the style, counts for apps whose `Info.plist` has `UIViewControllerBasedStatusBarAppearance` false.
    open var isStatusBarHidden: Bool {
        get { StatusBarAppearance.wanted?.hidden ?? StatusBarAppearance.hiddenByDefault }
        set { StatusBarAppearance.set(hidden: newValue) }
    }
    open var statusBarStyle: UIStatusBarStyle {
        get { StatusBarAppearance.wanted?.style ?? .default }
        set { StatusBarAppearance.set(style: newValue) }
    }
    /// > Partial: the change is not animated.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { StatusBarAppearance.set(hidden: hidden) }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { StatusBarAppearance.set(style: statusBarStyle) }
    /// What `Info.plist` declares, else every way the device has.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        ApplicationContext.current.declaration.orientations ?? .standard
    }

    // MARK: Events and actions

    /// Every event passes here. Overriders call super.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            ApplicationContext.current.keyRouter.deliver(presses)
        } else {
            for window in event.windows { window.sendEvent(event) }
        }
    }

    /// Sends `action` to `target`, or, when it is nil, to the first responder of the chain that performs it. > Returns: whether anyone did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatcher.send(action, to: target, from: sender, for: event)
    }
    /// A shake that nobody took may undo what was done last.
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake { ApplicationContext.current.shakeToEdit.offer(ApplicationContext.current) }
    }
    open func beginIgnoringInteractionEvents() { ApplicationContext.current.interactionBlocks += 1 }
    open func endIgnoringInteractionEvents() {
        ApplicationContext.current.interactionBlocks = max(0, ApplicationContext.current.interactionBlocks - 1)
    }
    open var isIgnoringInteractionEvents: Bool { ApplicationContext.current.isIgnoringInteraction }

    // MARK: URLs

    /// Whether `open` would find someone: the system, the application itself, or another app whose scheme `LSApplicationQueriesSchemes` lists.
    open func canOpenURL(_ url: URL) -> Bool { LinkOpener.canOpen(url) }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { LinkOpener.open(url, onlyUniversal: options[.universalLinksOnly] as? Bool ?? false, completion) }
    /// Older. > Returns: whether anyone could open it.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        LinkOpener.open(url, nil)
        return true
    }
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    // MARK: Background

    /// `handler` is called when the time behind is over and the task still goes on.
    open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        ApplicationContext.current.lifeCycle.beginTask(handler)
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { ApplicationContext.current.lifeCycle.beginTask(handler) }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { ApplicationContext.current.lifeCycle.endTask(identifier) }

    /// The delegate, where it is a responder that is not in the chain already. > Contract: HT-8.
    open override var next: UIResponder? { delegate as? UIResponder }
    package override var responderWindow: UIWindow? { keyWindow }
}

extension UIEvent {
    /// The windows its touches are in, each once.
    var windows: [UIWindow] {
        touchList.reduce(into: []) { windows, touch in
            if let window = touch.hitWindow, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
    }
}

extension UIInterfaceOrientation {
    init(_ orientation: DeviceState.Orientation) { self = UIInterfaceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown }
}

/// A task that may go on for a while after the application left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
