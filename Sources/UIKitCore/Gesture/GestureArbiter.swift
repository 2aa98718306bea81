internal import Foundation

/// Arbitrates between competing recognisers, and notifies the others and the views.
///
/// Steps for a recogniser that leaves `possible`: it may begin (its view, its delegate); those it requires to fail have failed; no
/// recogniser that excludes it has recognised already. Then the others that share its touches fail, the touches are taken from their views,
/// and targets are notified.
/// > Contract: UIKit, GR-3 to GR-5, GR-8, GR-9, GR-12 to GR-14, GR-16.
@MainActor enum GestureArbiter {
    static func request(_ requested: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        let old = recognizer.currentState
        if !recognizer.tracking.pending.isEmpty {
            extendPending(requested, for: recognizer)
            return
        }
        let new = GestureStateRules.normalized(requested, from: old)
        if requested == .possible {
            reset(recognizer)
        } else if !GestureStateRules.allows(old, to: new) {
            if old != new { report(old, requested, recognizer) }
        } else if old == .possible && GestureStateRules.isRecognizing(new) {
            transitionFromPossible(new, recognizer)
        } else {
            apply(new, to: recognizer)
        }
    }

    /// Stops a recogniser: it was disabled, its view was removed, or the system cancels the touches.
    static func interrupt(_ recognizer: UIGestureRecognizer) {
        switch recognizer.currentState {
        case .began, .changed: apply(.cancelled, to: recognizer)
        case .possible where recognizer.tracking.isActive:
            recognizer.tracking.pending = []
            apply(.failed, to: recognizer)
        default: break
        }
        for touch in recognizer.tracking.touches { recognizer.tracking.ignore(touch) }
        resetIfDone(recognizer)
    }

    /// After the touches of an event: resets finished recognisers without touches.
    static func resetIfDone(_ recognizer: UIGestureRecognizer) {
        guard GestureStateRules.isFinal(recognizer.currentState), !recognizer.tracking.hasLiveTouches else { return }
        reset(recognizer)
    }

    // MARK: Leaving "possible"

    private static func transitionFromPossible(_ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        guard mayBegin(recognizer) else {
            apply(.failed, to: recognizer)
            return
        }
        switch verdict(for: recognizer) {
        case .fail: apply(.failed, to: recognizer)
        case .wait: recognizer.tracking.pending = [new]
        case .go: recognize(new, recognizer)
        }
    }

    private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled else { return false }
        guard recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        for touch in recognizer.tracking.touches {
            if let view = touch.hitView, view !== recognizer.view, view.refusesAncestorGesture(recognizer) { return false }
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private enum Verdict { case go, wait, fail }

    private static func verdict(for recognizer: UIGestureRecognizer) -> Verdict {
        var waits = false
        for other in GestureRelations.mustFail(before: recognizer) {
            switch other.currentState {
            case .began, .changed, .ended: return .fail
            case .possible where other.tracking.isActive && other.isEnabled: waits = true
            default: break
            }
        }
        if waits { return .wait }
        for other in GestureRelations.rivals(of: recognizer) where GestureStateRules.isRecognizing(other.currentState) {
            if excludes(other, recognizer) { return .fail }
        }
        return .go
    }

    /// Whether `winner`, having recognised, prevents `other` from recognising.
    private static func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        return !GestureRelations.mayShareTouches(winner, other)
    }

    private static func recognize(_ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        // The others fail first, so that two that exclude each other are never seen recognising.
        let losers = GestureRelations.rivals(of: recognizer).filter { $0.currentState == .possible && excludes(recognizer, $0) }
        recognizer.currentState = new
        for loser in losers where loser.tracking.isActive {
            loser.tracking.pending = []
            if loser.currentState == .possible { apply(.failed, to: loser) }
        }
        if recognizer.cancelsTouchesInView { TouchRouter.current.claim(recognizer.tracking.touches) }
        arrived(recognizer)
    }

    // MARK: Transitions

    private static func apply(_ new: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        recognizer.currentState = new
        arrived(recognizer)
    }

    private static func arrived(_ recognizer: UIGestureRecognizer) {
        let state = recognizer.currentState
        if GestureStateRules.sendsActions(state) { GestureTarget.send(recognizer.targets, from: recognizer) }
        if state != .changed { resolveWaitingRecognizers(on: recognizer) }
        TouchRouter.current.releaseHeld()
    }

    /// Recognisers that waited for this one recognise, or fail with its success.
    private static func resolveWaitingRecognizers(on recognizer: UIGestureRecognizer) {
        for waiting in TouchRouter.current.watched where waiting !== recognizer && !waiting.tracking.pending.isEmpty {
            guard GestureRelations.mustFail(before: waiting).contains(where: { $0 === recognizer }) else { continue }
            let states = waiting.tracking.pending
            switch verdict(for: waiting) {
            case .wait: continue
            case .fail:
                waiting.tracking.pending = []
                apply(.failed, to: waiting)
            case .go:
                waiting.tracking.pending = []
                if let first = states.first { recognize(first, waiting) }
                for later in states.dropFirst() where GestureStateRules.allows(waiting.currentState, to: later) {
                    apply(later, to: waiting)
                }
            }
            resetIfDone(waiting)
        }
    }

    /// While it waits, a recogniser's further states are queued.
    private static func extendPending(_ requested: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        switch requested {
        case .failed, .cancelled:
            recognizer.tracking.pending = []
            apply(.failed, to: recognizer)
        case .changed, .began:
            if recognizer.tracking.pending.count == 1, recognizer.tracking.pending[0] == .began {
                recognizer.tracking.pending.append(.changed)
            }
        case .ended:
            if recognizer.tracking.pending.first == .began {
                recognizer.tracking.pending.removeAll { $0 == .changed }
                recognizer.tracking.pending.append(.ended)
            }
        case .possible: reset(recognizer)
        }
    }

    private static func reset(_ recognizer: UIGestureRecognizer) {
        recognizer.currentState = .possible
        recognizer.tracking.reset()
        GestureRelations.forget(recognizer)
        recognizer.reset()
        TouchRouter.current.stopWatching(recognizer)
    }

    private static func report(_ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        ApplicationContext.of(recognizer.view).send(.log("\(type(of: recognizer)): no way from state \(old) to \(new), ignored"))
    }
}
