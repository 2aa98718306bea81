public import Foundation
public import UIKitCore

// Members of applications, scenes and their delegates for features that Ferry lacks.

extension UIApplication {
    /// Not available in Ferry: set supportedInterfaceOrientations of view controllers.
    @available(*, unavailable, message: "set supportedInterfaceOrientations of view controllers")
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
    /// Not available in Ferry: set supportedInterfaceOrientations of view controllers.
    @available(*, unavailable, message: "set supportedInterfaceOrientations of view controllers")
    public var statusBarOrientationAnimationDuration: TimeInterval { 0 }
    /// Not available in Ferry: use beginBackgroundTask(expirationHandler:).
    @available(*, unavailable, message: "use beginBackgroundTask(expirationHandler:)")
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler keepAliveHandler: (() -> Void)?) -> Bool { false }
    /// Not available in Ferry: use beginBackgroundTask(expirationHandler:).
    @available(*, unavailable, message: "use beginBackgroundTask(expirationHandler:)")
    public func clearKeepAliveTimeout() {}
    /// Not available in Ferry: Newsstand ended with iOS 9.
    @available(*, unavailable, message: "Newsstand ended with iOS 9")
    public func setNewsstandIconImage(_ image: UIImage?) {}
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public func extendStateRestoration() {}
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public func completeStateRestoration() {}
    /// Not available in Ferry: Ferry shows no snapshot of an app at its launch.
    @available(*, unavailable, message: "Ferry shows no snapshot of an app at its launch")
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Not available in Ferry: Ferry restores view controllers and scenes, not other objects.
    @available(*, unavailable, message: "Ferry restores view controllers and scenes, not other objects")
    public static func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {}
    /// Not available in Ferry: use UNUserNotificationCenter and registerForRemoteNotifications().
    @available(*, unavailable, message: "use UNUserNotificationCenter and registerForRemoteNotifications()")
    public func registerForRemoteNotifications(matching types: UInt) {}
    /// Not available in Ferry: use UNUserNotificationCenter and registerForRemoteNotifications().
    @available(*, unavailable, message: "use UNUserNotificationCenter and registerForRemoteNotifications()")
    public func enabledRemoteNotificationTypes() -> UInt { 0 }
    /// Not available in Ferry: Ferry's device has no choice of default apps.
    @available(*, unavailable, message: "Ferry's device has no choice of default apps")
    public func defaultStatus(for category: Int) throws -> Int { 0 }
    /// Not available in Ferry: Ferry's device has no choice of default apps.
    @available(*, unavailable, message: "Ferry's device has no choice of default apps")
    public static let openDefaultApplicationsSettingsURLString = ""
}

extension UIApplicationDelegate {
    /// Not available in Ferry: no transfer of Ferry goes on without its app.
    @available(*, unavailable, message: "no transfer of Ferry goes on without its app")
    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void
    ) {}
    /// Not available in Ferry: Ferry has no gesture for it.
    @available(*, unavailable, message: "Ferry has no gesture for it")
    public func accessibilityPerformMagicTap() -> Bool { false }
    /// Not available in Ferry: Ferry has no extensions of apps.
    @available(*, unavailable, message: "Ferry has no extensions of apps")
    public func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: String) -> Bool {
        false
    }
    /// Not available in Ferry: Ferry has no watch.
    @available(*, unavailable, message: "Ferry has no watch")
    public func application(
        _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
        reply: @escaping ([AnyHashable: Any]?) -> Void
    ) {}
    /// Not available in Ferry: Ferry's devices have no HealthKit.
    @available(*, unavailable, message: "Ferry's devices have no HealthKit")
    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: Any) {}
    /// Not available in Ferry: Ferry has no Siri; intents are not sent.
    @available(*, unavailable, message: "Ferry has no Siri; intents are not sent")
    public func application(_ application: UIApplication, handlerFor intent: Any) -> Any? { nil }
    /// Not available in Ferry: Ferry has no Siri; intents are not sent.
    @available(*, unavailable, message: "Ferry has no Siri; intents are not sent")
    public func application(_ application: UIApplication, handle intent: Any, completionHandler: @escaping (Any) -> Void) {}
    /// Not available in Ferry: Ferry shows key commands as the app names them.
    @available(*, unavailable, message: "Ferry shows key commands as the app names them")
    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { false }
}

extension UIScene {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public func extendStateRestoration() {}
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public func completeStateRestoration() {}
}

extension UIScene.ConnectionOptions {
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public var cloudKitShareMetadata: Any? { nil }
}

extension UIScene.OpenExternalURLOptions {
    /// Not available in Ferry: the service behind it is Apple's, which a simulated device does not have.
    @available(*, unavailable, message: "the service behind it is Apple's, which a simulated device does not have")
    public var eventAttribution: UIEventAttribution? { nil }
}

extension UIScene.OpenURLOptions {
    /// Not available in Ferry: the service behind it is Apple's, which a simulated device does not have.
    @available(*, unavailable, message: "the service behind it is Apple's, which a simulated device does not have")
    public var eventAttribution: UIEventAttribution? { nil }
}

extension UISceneSizeRestrictions {
    /// Not available in Ferry: Ferry's windows have no full screen.
    @available(*, unavailable, message: "Ferry's windows have no full screen")
    public var allowsFullScreen: Bool { false }
}

extension UIWindowScene {
    /// Not available in Ferry: pass the configuration to UIActivityViewController.
    @available(*, unavailable, message: "pass the configuration to UIActivityViewController")
    public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? { nil }
}

extension UIWindowSceneDelegate {
    /// Not available in Ferry: Ferry's devices have no iCloud; share files with UIActivityViewController.
    @available(*, unavailable, message: "Ferry's devices have no iCloud; share files with UIActivityViewController")
    public func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: Any) {}
}

extension UIScreen {
    /// Not available in Ferry: a simulated screen shows all of its pixels.
    @available(*, unavailable, message: "a simulated screen shows all of its pixels")
    public var overscanCompensation: Int { 0 }
    /// Not available in Ferry: a simulated screen shows all of its pixels.
    @available(*, unavailable, message: "a simulated screen shows all of its pixels")
    public var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Not available in Ferry: a simulated screen has no backlight.
    @available(*, unavailable, message: "a simulated screen has no backlight")
    public var wantsSoftwareDimming: Bool { false }
    /// Not available in Ferry: a simulated screen's latency is not measured.
    @available(*, unavailable, message: "a simulated screen's latency is not measured")
    public var calibratedLatency: TimeInterval { 0 }
}

extension UIWindow {
    /// Not available in Ferry yet.
    @available(*, unavailable, message: "Ferry does not have it yet")
    public var canResizeToFitContent: Bool { false }
}
