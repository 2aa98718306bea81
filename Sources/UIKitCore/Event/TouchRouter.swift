package import DeviceProtocol
internal import Foundation

/// Turns touch samples into touches and events, and delivers these to recognisers and views.
///
/// Samples → `UITouch` objects with window, hit view and recognisers → `UIApplication.sendEvent` → `UIWindow.sendEvent` → recognisers, then
/// views → removal of ended touches.
/// > Contract: UIKit, HT-5 to HT-13, GR-5 to GR-7, GR-9 to GR-11, GR-15.
@MainActor package final class TouchRouter {
    static var current: TouchRouter { ApplicationContext.current.touchRouter }

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    private(set) var live: [UITouch] = []
    /// Ended, but not yet delivered to a view.
    private var lingering: [UITouch] = []
    /// Recognisers that track touches, or that have not been reset since, in delivery order.
    private(set) var watched: [UIGestureRecognizer] = []
    var relations = GestureRelations()
    private let event = UIEvent(type: .touches, timestamp: 0)
    private var taps = TapCounter()
    private var serial = 0

    package init() {}

    // MARK: Samples

    package func receive(_ samples: [TouchSample], time: Double) {
        for touch in live {
            touch.currentPhase = .stationary
            touch.previousScreenLocation = touch.screenLocation
        }
        for sample in samples { apply(sample, time: time) }
        dispatch(time: time)
    }

    /// A click of a mouse button other than the primary one: pressed and released at the same place.
    /// > Units: points of the screen.
    func click(_ buttons: UIEvent.ButtonMask, at place: CGPoint, time: Double) {
        let finger = Int.min
        for touch in live {
            touch.currentPhase = .stationary
            touch.previousScreenLocation = touch.screenLocation
        }
        event.buttons = buttons
        begin(TouchSample(finger: finger, phase: .began, x: place.x, y: place.y), at: place, type: .indirectPointer, time: time)
        dispatch(time: time)
        event.buttons = []
        guard live.contains(where: { $0.finger == finger }) else { return }
        receive([TouchSample(finger: finger, phase: .ended, x: place.x, y: place.y)], time: time)
    }

    /// The system cancels every touch. > Contract: HT-10.
    package func cancelAll(time: Double) {
        guard !live.isEmpty else { return }
        for touch in live { touch.currentPhase = .cancelled }
        dispatch(time: time)
    }

    private func apply(_ sample: TouchSample, time: Double) {
        let place = CGPoint(x: sample.x, y: sample.y)
        guard let touch = live.first(where: { $0.finger == sample.finger }) else {
            if sample.phase == .began { begin(sample, at: place, time: time) }
            return
        }
        touch.previousScreenLocation = touch.screenLocation
        touch.screenLocation = place
        touch.pressure = CGFloat(sample.force)
        touch.time = time
        switch sample.phase {
        case .began, .stationary: touch.currentPhase = .stationary
        case .moved: touch.currentPhase = touch.previousScreenLocation == place ? .stationary : .moved
        case .ended: touch.currentPhase = .ended
        case .cancelled: touch.currentPhase = .cancelled
        }
    }

    private func begin(_ sample: TouchSample, at place: CGPoint, type: UITouch.TouchType = .direct, time: Double) {
        guard !context.isIgnoringInteraction else { return }
        serial += 1
        let touch = UITouch(finger: sample.finger, serial: serial)
        touch.screenLocation = place
        touch.previousScreenLocation = place
        touch.pressure = CGFloat(sample.force)
        touch.time = time
        touch.touchType = type
        touch.taps = touch.isSecondaryClick ? 1 : taps.count(at: place, time: time)
        event.time = time
        guard let (window, view) = context.windows.hit(at: place, with: event) else { return }
        context.windows.follow(window)
        touch.hitWindow = window
        touch.hitView = view
        live.append(touch)
        if isExcluded(view, by: touch) { touch.delivery.withhold() } else { collectRecognizers(for: touch) }
    }

    private func dispatch(time: Double) {
        guard !live.isEmpty else { return }
        event.time = time
        event.touchList = live
        context.application.sendEvent(event)
        finish(time: time)
    }

    private func finish(time: Double) {
        for touch in live where touch.currentPhase == .ended || touch.currentPhase == .cancelled {
            if !touch.isSecondaryClick {
                taps.ended(at: touch.screenLocation, time: time, isTap: touch.currentPhase == .ended)
                if touch.currentPhase == .ended { ScrollToTop.lifted(touch) }
            }
            for recognizer in touch.recognizers { recognizer.tracking.forget(touch) }
            if !touch.delivery.held.isEmpty { lingering.append(touch) }
        }
        live.removeAll { $0.currentPhase == .ended || $0.currentPhase == .cancelled }
        event.touchList = live
        for recognizer in watched { GestureArbiter.resetIfDone(recognizer) }
        watched.removeAll { !$0.tracking.isActive && $0.currentState == .possible }
    }

    // MARK: Touch begin

    /// > Contract: HT-12.
    private func isExcluded(_ view: UIView, by touch: UITouch) -> Bool {
        live.contains { other in
            guard other !== touch, let held = other.hitView, held !== view, other.hitWindow === touch.hitWindow else { return false }
            return held.isExclusiveTouch || view.isExclusiveTouch
        }
    }

    /// Those of the hit view and its ancestors, the deepest first. > Contract: GR-6, GR-15, GR-26, GR-27.
    private func collectRecognizers(for touch: UITouch) {
        var link = touch.hitView
        while let view = link {
            for recognizer in view.recognizers.sorted(by: { $0.precedence > $1.precedence }) where accepts(touch, recognizer) {
                touch.recognizers.append(recognizer)
                if !watched.contains(where: { $0 === recognizer }) { watched.append(recognizer) }
            }
            link = view.parent
        }
    }

    private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
            return false
        }
        if touch.isSecondaryClick, !recognizer.accepts(event.buttonMask) { return false }
        if recognizer.requiresExclusiveTouchType, let held = recognizer.tracking.touches.first, held.type != touch.type { return false }
        guard recognizer.shouldReceive(event), let delegate = recognizer.delegate else { return recognizer.shouldReceive(event) }
        return delegate.gestureRecognizer(recognizer, shouldReceive: event) && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    }

    func stopWatching(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.tracking.hasLiveTouches else { return }
        watched.removeAll { $0 === recognizer }
    }

    // MARK: Delivery

    /// Called by `UIWindow.sendEvent`.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = event.touchList.filter { $0.hitWindow === window }
        let changed = touches.filter { $0.currentPhase != .stationary }
        guard !changed.isEmpty else { return }
        offer(changed, with: event)
        for touch in changed where touch.currentPhase == .began { checkMultipleTouch(touch) }
        var messages: [(UITouch, TouchDelivery.Message)] = []
        for touch in changed {
            guard let message = TouchDelivery.Message(touch.currentPhase) else { continue }
            let told = touch.delivery.receive(message, holdsBegan: holdsBegan(touch), holdsEnded: holdsEnded(touch))
            messages += told.map { (touch, $0) }
        }
        notify(messages, with: event)
    }

    private func offer(_ touches: [UITouch], with event: UIEvent) {
        let offers = watched.compactMap { recognizer -> (UIGestureRecognizer, [UITouch])? in
            let own = touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }
            return own.isEmpty || !recognizer.isEnabled ? nil : (recognizer, own)
        }
        // All recognisers have the touch before any decides on it, so that one that decides at once still waits for those it requires to
        // fail.
        for (recognizer, own) in offers {
            // A recogniser that has decided takes no new touches until it is reset.
            for touch in own where touch.currentPhase == .began {
                if GestureStateRules.isFinal(recognizer.currentState) {
                    recognizer.tracking.ignore(touch)
                } else {
                    recognizer.tracking.begin(touch, event: event)
                }
            }
            recognizer.tracking.note(event)
        }
        for (recognizer, own) in offers where recognizer.isEnabled { offer(own, to: recognizer, with: event) }
    }

    private func offer(_ touches: [UITouch], to recognizer: UIGestureRecognizer, with event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard !GestureStateRules.isFinal(recognizer.currentState) else { return }
            let some = Set(touches.filter { $0.currentPhase == phase && recognizer.tracks($0) })
            guard !some.isEmpty else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(some, with: event)
            case .moved: recognizer.touchesMoved(some, with: event)
            case .ended: recognizer.touchesEnded(some, with: event)
            default: recognizer.touchesCancelled(some, with: event)
            }
        }
    }

    /// > Contract: HT-11.
    private func checkMultipleTouch(_ touch: UITouch) {
        guard let view = touch.hitView else { return }
        let claimed = touch.recognizers.contains {
            ($0.currentState == .began || $0.currentState == .changed) && $0.cancelsTouchesInView && $0.tracks(touch)
        }
        let isSecond =
            !view.isMultipleTouchEnabled
            && live.contains { $0 !== touch && $0.hitView === view && $0.serial < touch.serial && $0.delivery.stage != .closed }
        if claimed || isSecond { touch.delivery.withhold() }
    }

    private func holdsBegan(_ touch: UITouch) -> Bool {
        touch.recognizers.contains {
            $0.delaysTouchesBegan && $0.currentState == .possible && $0.isEnabled && $0.tracking.seen.contains(touch.serial)
        }
    }

    private func holdsEnded(_ touch: UITouch) -> Bool {
        touch.recognizers.contains { recognizer in
            recognizer.delaysTouchesEnded && recognizer.currentState == .possible && recognizer.tracking.seen.contains(touch.serial)
                && (!recognizer.tracking.pending.isEmpty || recognizer.awaitsMoreTouches)
        }
    }

    /// A recogniser takes touches from their views.
    func claim(_ touches: [UITouch]) {
        let all =
            touches
            + lingering.filter { lingerer in
                !touches.contains { $0 === lingerer }
                    && lingerer.recognizers.contains { GestureStateRules.isRecognizing($0.currentState) && $0.cancelsTouchesInView }
            }
        notify(all.flatMap { touch in touch.delivery.cancel().map { (touch, $0) } }, with: event)
        lingering.removeAll { $0.delivery.stage == .closed }
    }

    /// A recogniser decided: delivers the messages delayed for it.
    func releaseHeld() {
        for touch in live + lingering where !touch.delivery.held.isEmpty {
            let told = touch.delivery.release(holdsBegan: holdsBegan(touch), holdsEnded: holdsEnded(touch))
            notify(told.map { (touch, $0) }, with: event)
        }
        lingering.removeAll { $0.delivery.held.isEmpty }
    }

    /// Touches with the same view and message are delivered together.
    private func notify(_ messages: [(UITouch, TouchDelivery.Message)], with event: UIEvent) {
        for kind in TouchDelivery.Message.allCases {
            var rest = messages.filter { $0.1 == kind }.map(\.0)
            while let view = rest.first?.hitView {
                let touches = rest.filter { $0.hitView === view }
                rest.removeAll { $0.hitView === view }
                send(kind, Set(touches), to: view, with: event)
            }
        }
    }

    private func send(_ message: TouchDelivery.Message, _ touches: Set<UITouch>, to view: UIView, with event: UIEvent) {
        let phases = touches.map { ($0, $0.currentPhase) }
        for touch in touches { touch.currentPhase = message.phase }
        switch message {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        }
        for (touch, phase) in phases { touch.currentPhase = phase }
    }
}

extension TouchDelivery.Message {
    init?(_ phase: UITouch.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        default: return nil
        }
    }

    var phase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
