public import Foundation

/// Recognises dragging.
///
/// > Contract: UIKit, UIPanGestureRecognizer; GR-18 to GR-20.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// The scrolling devices that pan; touches always do. The simulator's scrolling counts as any of them.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Distance on the screen since the touches began, or since `setTranslation`.
    private var travel: CGPoint = .zero
    private var lastPlaces: [Int: CGPoint] = [:]
    private var position: CGPoint = .zero
    private var tracker = VelocityTracker()
    private let wheelTimer = GestureTimer()

    /// The distance of the drag, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { ScreenVector.convert(travel, to: view) }
    /// Continues from here, and resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        travel = ScreenVector.convertToScreen(translation, from: view)
        tracker.reset()
    }
    /// > Units: points a second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { ScreenVector.convert(tracker.velocity, to: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if numberOfTouches > maximumNumberOfTouches {
                ignore(touch, for: event)
            } else {
                lastPlaces[touch.serial] = touch.screenLocation
            }
        }
        if currentState == .possible { tracker.add(position, at: event.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if currentState == .possible {
            if hasBegun(travel) { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { lastPlaces[touch.serial] = nil }
        let down = tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if currentState == .possible && tracking.pending.isEmpty {
            if down.isEmpty { state = .failed }
        } else if down.count < minimumNumberOfTouches {
            tracker.add(position, at: event.timestamp)
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        wheelTimer.cancel()
        travel = .zero
        lastPlaces = [:]
        position = .zero
        tracker.reset()
    }

    /// Whether touches that moved this far are dragging.
    package func hasBegun(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) >= GestureMetrics.panThreshold }

    // MARK: Scroll wheels

    /// How long after the last wheel event the drag ends. > Units: seconds (R).
    static let wheelRest: TimeInterval = 0.1

    /// A wheel or trackpad moved over the view. False if the recogniser ignores it.
    func turn(by delta: CGPoint, at place: CGPoint, event: UIEvent) -> Bool {
        guard isEnabled, !allowedScrollTypesMask.isEmpty, !(self is ScrollPanGestureRecognizer), !tracking.hasLiveTouches,
            tracking.pending.isEmpty
        else { return false }
        switch currentState {
        case .possible:
            if !tracking.isActive {
                guard shouldReceive(event), delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else { return false }
            }
        case .began, .changed: break
        default: return false
        }
        tracking.hover(at: place, event: event)
        move(by: delta, at: event.timestamp)
        if currentState != .possible { state = .changed } else if hasBegun(travel) { state = .began }
        guard currentState == .possible || currentState == .began || currentState == .changed else {
            GestureArbiter.resetIfDone(self)
            return false
        }
        wheelTimer.start(after: Self.wheelRest) { [weak self] in
            guard let self else { return }
            state = currentState == .possible ? .failed : .ended
            GestureArbiter.resetIfDone(self)
        }
        return true
    }

    private func move(by step: CGPoint, at time: TimeInterval) {
        travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        position = CGPoint(x: position.x + step.x, y: position.y + step.y)
        tracker.add(position, at: time)
    }

    /// Applies the mean movement of the active touches.
    private func follow(_ event: UIEvent) {
        let moved = tracking.touches.compactMap { touch -> CGPoint? in
            guard let last = lastPlaces[touch.serial] else { return nil }
            lastPlaces[touch.serial] = touch.screenLocation
            return CGPoint(x: touch.screenLocation.x - last.x, y: touch.screenLocation.y - last.y)
        }
        guard !moved.isEmpty else { return }
        let step = CGPoint(
            x: moved.reduce(0) { $0 + $1.x } / CGFloat(moved.count), y: moved.reduce(0) { $0 + $1.y } / CGFloat(moved.count))
        move(by: step, at: event.timestamp)
    }
}

/// Vectors on the screen, converted to a view's coordinates.
@MainActor enum ScreenVector {
    static func convert(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = ViewGeometry.fromScreen(.zero, to: view)
        let tip = ViewGeometry.fromScreen(vector, to: view)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    static func convertToScreen(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let origin = ViewGeometry.toScreen(.zero, from: view)
        let tip = ViewGeometry.toScreen(vector, from: view)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}
