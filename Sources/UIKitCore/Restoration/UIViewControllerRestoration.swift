public import Foundation

/// A class that creates the controllers of a restored interface.
///
/// > Contract: UIKit, UIViewControllerRestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// A controller by the identifiers from the root down; nil if it is not to be restored.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

extension UIApplication {
    /// In the coders of an app's delegate: the version that wrote the state.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// In the coders of an app's delegate: the raw value of the idiom of the device that wrote the state.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// In the coders of an app's delegate on iOS: the date of the state; not written here.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// In the coders of an app's delegate: the system version that wrote the state.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
}
