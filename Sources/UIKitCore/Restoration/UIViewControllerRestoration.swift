public import Foundation

/// A class that makes controllers of an interface that is restored.
///
/// > Contract: UIKit, UIViewControllerRestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// A controller by the identifiers from the root's to its own; nil where it is not to come again.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

extension UIApplication {
    /// In the coders of an app's delegate: what wrote the state.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    public nonisolated static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
}
