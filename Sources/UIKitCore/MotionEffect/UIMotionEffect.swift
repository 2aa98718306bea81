public import Foundation

/// Lets what a view shows follow the tilt of the device.
///
/// > Contract: UIKit, UIMotionEffect
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// What is added to the values at key paths of the view for a tilt. > Units: -1...1 from left to right and from top to bottom.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
