internal import Foundation
package import QuartzCore

/// The stack of current animation blocks, innermost last, and the actions they give to layer changes.
@MainActor package enum ViewAnimationState {
    // Of the process: every change of a layer reads them; blocks end before the next event.
    private static var blocks: [ViewAnimationBlock] = []
    /// Of the application whose layers these are: a test that switches animations off does not change another's.
    static var isEnabled: Bool {
        get { LayerContext.main.animatesViews }
        set { LayerContext.main.animatesViews = newValue }
    }
    private static var blocked: [ObjectIdentifier: Int] = [:]

    /// The action for a change of `key`; `NSNull` where the change shows at once, which is every change outside a block.
    package static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        if let recorder { return recorder.action(layer, key: key) ?? noAction }
        return current?.action(for: view, layer: layer, key: key) ?? noAction
    }

    /// Created once: scrolling needs it in every frame.
    private static let noAction = NSNull()

    /// Records the changes made by a property animator's block.
    private static var recorder: MotionScrubber?
    static var scrubber: MotionScrubber? { recorder }

    /// Runs a block of a property animator, whose changes `scrubber` will play.
    static func record(with scrubber: MotionScrubber, _ body: () -> Void) {
        let outer = recorder
        recorder = isEnabled ? scrubber : nil
        body()
        recorder = outer
    }

    /// Whether an animation blocks touches on the view. > Contract: AN-8.
    package static func blocksInteraction(with view: UIView) -> Bool { !blocked.isEmpty && blocked[ObjectIdentifier(view)] != nil }

    static func block(_ view: UIView) { blocked[ObjectIdentifier(view), default: 0] += 1 }

    static func unblock(_ view: UIView) {
        let count = blocked[ObjectIdentifier(view), default: 0]
        blocked[ObjectIdentifier(view)] = count > 1 ? count - 1 : nil
    }

    /// The innermost block; nil outside blocks, inside `performWithoutAnimation` and while animations are disabled.
    static var current: ViewAnimationBlock? { isEnabled ? blocks.last : nil }

    static func run(_ block: ViewAnimationBlock, _ body: () -> Void) {
        push(block)
        body()
        pop(block)
    }

    static func runWithout(_ body: () -> Void) {
        let (wasEnabled, outer) = (isEnabled, recorder)
        (isEnabled, recorder) = (false, nil)
        body()
        (isEnabled, recorder) = (wasEnabled, outer)
    }

    /// Opens a block that `pop` ends.
    static func push(_ block: ViewAnimationBlock) { blocks.append(block) }

    static func pop(_ block: ViewAnimationBlock) {
        blocks.removeAll { $0 === block }
        block.close()
    }

    /// The block's own value, or the one inherited from the enclosing block. > Contract: AN-10.
    static func inherited(
        _ pace: LayerMotion.Pace, _ duration: TimeInterval, _ options: UIView.AnimationOptions
    ) -> (pace: LayerMotion.Pace, duration: TimeInterval, options: UIView.AnimationOptions) {
        guard let outer = current, outer.keyframes == nil else { return (pace, duration, options) }
        let kept: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
        return (
            options.contains(.overrideInheritedCurve) ? pace : outer.pace,
            options.contains(.overrideInheritedDuration) ? duration : outer.duration,
            options.contains(.overrideInheritedOptions) ? options : options.union(outer.options.intersection(kept))
        )
    }
}
