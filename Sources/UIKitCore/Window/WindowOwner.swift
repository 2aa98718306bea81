public import Foundation

/// The requirement behind the `window` of `UIApplicationDelegate` and `UIWindowSceneDelegate`.
///
/// Objective-C's requirement is optional: a delegate declares `var window: UIWindow?`, and the caller who asks a delegate of unknown class gets
/// `UIWindow??`. Here the delegate fulfils this requirement, and the delegates' protocols have the property that is asked.
@preconcurrency @MainActor public protocol _UIWindowOwner: NSObjectProtocol {
    /// The window; an implementation stores it, the default is nil and ignores assignments.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _UIWindowOwner {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set { UnimplementedSetting.report("window", on: self) }
    }
}
