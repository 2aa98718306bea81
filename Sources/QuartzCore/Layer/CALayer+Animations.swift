import CoreGraphics
import Foundation
import RenderProtocol
import Synchronization

extension CALayer {
    func attach(_ animation: CAAnimation, key: String?) {
        guard state.model == nil, let copy = animation.copy() as? CAAnimation else { return }
        let key = animation is CATransition ? kCATransition : key
        if copy.duration == 0 { copy.duration = copy.defaultDuration }
        if let key { detachAnimation(key: key) }
        state.animationCounter += 1
        animations.append(AnimationRecord(animation: copy, key: key, layer: self, number: AnimationNumbers.next()))
        if isAttached { enqueue() } else { LayerContext.main.awaitTree(self) }
    }

    func detachAnimation(key: String) {
        guard let index = animations.lastIndex(where: { $0.key == key }) else { return }
        drop(animations.remove(at: index), finished: false)
    }

    func detachAllAnimations() {
        let records = animations
        animations = []
        for record in records { drop(record, finished: false) }
    }

    private func drop(_ record: AnimationRecord, finished: Bool) {
        if record.isCommitted {
            state.removedAnimationKeys.append(record.key)
            enqueue()
        }
        LayerContext.main.timing.cancel(record, finished: finished)
    }

    var publicAnimationKeys: [String]? {
        let keys = animations.filter(\.hasPublicKey).map(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Animations that have not ended, for reports: what each changes, and how long it still runs, infinite without an end.
    ///
    /// > Parameters: now: the time of the context's clock. > Units: seconds.
    package func runningAnimations(at now: CFTimeInterval) -> [(what: String, remaining: CFTimeInterval)] {
        animations.filter { !$0.isOver }.map { record in
            let what = (record.animation as? CAPropertyAnimation)?.keyPath ?? record.key
            return (record.hasPublicKey || record.animation is CAPropertyAnimation ? what : "a group", max(0, record.endTime - now))
        }
    }

    /// The server removes a finished animation by itself.
    func animationEnded(_ record: AnimationRecord) {
        if record.animation.isRemovedOnCompletion { animations.removeAll { $0 === record } }
    }

    /// Ends all animations off screen: running ones are interrupted, pending ones are discarded.
    func endAnimationsOffScreen() {
        let records = animations
        animations = []
        for record in records { LayerContext.main.timing.cancel(record, finished: !record.isCommitted) }
    }
}

/// Numbers animations in the order of addition.
enum AnimationNumbers {
    private static let last = Atomic(0)
    static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
