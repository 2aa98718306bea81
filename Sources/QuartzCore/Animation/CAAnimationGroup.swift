import Foundation
import RenderProtocol

/// Animations that run together. The group's duration ends its members; their times are relative to the group.
///
/// > Contract: QuartzCore, CAAnimationGroup
open class CAAnimationGroup: CAAnimation {
    /// The animations that run together; copied with the group when it is added to a layer.
    open var animations: [CAAnimation]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func content(on layer: CALayer, holds: inout [BitmapReference]) -> RenderAnimation.Content? {
        let total = duration > 0 ? duration : CATransaction.animationDuration()
        var members: [RenderAnimation] = []
        for animation in animations ?? [] {
            guard let content = animation.content(on: layer, holds: &holds) else { continue }
            var timing = animation.timing(defaultDuration: total)
            timing.beginTime = animation.beginTime
            members.append(
                RenderAnimation(
                    content: content, timing: timing, additive: animation.isAdditiveForRender, cumulative: animation.isCumulativeForRender))
        }
        return .group(members)
    }
}
