public import Foundation

/// Changes a view's presentation with the device's tilt.
///
/// > Contract: UIKit, UIMotionEffect
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The values added at key paths of the view for a tilt. > Units: -1...1 from left to right and from top to bottom.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
