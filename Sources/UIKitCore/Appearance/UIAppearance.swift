public import Foundation

/// A class whose appearance can be set for all its instances at once.
///
/// Values set on a proxy are applied to an instance when it enters a window, before its first layout there; instances already in a window
/// do not change, and properties set on the instance itself are not overridden.
/// > Contract: UIKit, UIAppearance; AR-1 to AR-7.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances.
    static func appearance() -> Self
    /// The proxy for instances contained in instances of all these classes, the innermost first. > Contract: AR-4.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits contain `trait`. > Contract: AR-6.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances that have these traits and are in instances of all these classes, the innermost first.
    ///
    /// - Parameters:
    ///   - trait: the traits that the instance must have.
    ///   - containerTypes: classes of views or view controllers around the instance, from the inside outwards.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}
