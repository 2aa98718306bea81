public import Foundation

/// A class whose look can be set for all its instances at once.
///
/// What is set on a proxy reaches an instance when it enters a window, before its first layout there; instances already in a window keep
/// their look, and a property set on the instance itself is left alone.
/// > Contract: UIKit, UIAppearance; AR-1 to AR-7.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances.
    static func appearance() -> Self
    /// The proxy for instances inside instances of all these, the inner-most first. > Contract: AR-4.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances that have all traits `trait` specifies. > Contract: AR-6.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}
