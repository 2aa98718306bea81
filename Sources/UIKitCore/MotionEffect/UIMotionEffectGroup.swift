internal import Foundation

/// Several motion effects as one; values for the same key path add up.
///
/// > Contract: UIKit, UIMotionEffectGroup
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects to combine; with nil or none the group has no influence.
    open var motionEffects: [UIMotionEffect]?

    override func duplicate() -> UIMotionEffect {
        guard type(of: self) == UIMotionEffectGroup.self else { return self }
        let made = UIMotionEffectGroup()
        made.motionEffects = motionEffects?.map { $0.duplicate() }
        return made
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
        return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: RelativeValue.sum) }
    }
}
