public import Foundation

/// Changes a view's presentation with the device's tilt.
///
/// > Contract: UIKit, UIMotionEffect
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }
    /// Creates an effect from an archive, which holds nothing of this base class.
    public required init?(coder: NSCoder) { super.init() }

    /// The values added at key paths of the view for a tilt. > Units: -1...1 from left to right and from top to bottom.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    open nonisolated override func copy() -> Any { copy(with: nil) }
    /// An effect with the same settings. A subclass of the app that has settings overrides it; without that it is not copied.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { UncheckedBox(duplicate()) }.value }

    func duplicate() -> UIMotionEffect { self }
}
