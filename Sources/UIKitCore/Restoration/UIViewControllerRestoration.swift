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
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
}
