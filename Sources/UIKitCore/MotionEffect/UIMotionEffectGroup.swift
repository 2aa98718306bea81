internal import Foundation

/// Several motion effects as one; values for the same key path add up.
///
/// > Contract: UIKit, UIMotionEffectGroup
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects to combine; with nil or none the group has no influence.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: RelativeValue.sum) }
    }
}
