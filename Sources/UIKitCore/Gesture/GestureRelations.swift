internal import Foundation

/// Failure requirements and simultaneous recognition.
///
/// Delegates are asked once per pair and recognition; results are discarded when either is reset.
/// > Contract: UIKit, GR-8, GR-12, GR-13.
@MainActor struct GestureRelations {
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    private var failureAnswers: [Pair: Bool] = [:]

    /// The other active recognisers that have had one of its touches.
    static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let seen = recognizer.tracking.seen
        return TouchRouter.current.watched.filter { $0 !== recognizer && !$0.tracking.seen.isDisjoint(with: seen) }
    }

    static func mustFail(before recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        let fixed = recognizer.tracking.required
        let asked = rivals(of: recognizer).filter { other in
            !fixed.contains { $0 === other } && requiresFailure(recognizer, of: other)
        }
        return fixed + asked
    }

    private static func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        let pair = Pair(first: ObjectIdentifier(recognizer), second: ObjectIdentifier(other))
        if let known = TouchRouter.current.relations.failureAnswers[pair] { return known }
        let answer =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
        TouchRouter.current.relations.failureAnswers[pair] = answer
        return answer
    }

    /// One side's consent is enough.
    static func mayShareTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        (one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false)
    }

    static func forget(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        let router = TouchRouter.current
        guard !router.relations.failureAnswers.isEmpty else { return }
        router.relations.failureAnswers = router.relations.failureAnswers.filter { $0.key.first != id && $0.key.second != id }
    }
}
