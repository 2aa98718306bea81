public import Foundation

/// Recognises dragging.
///
/// > Contract: UIKit, UIPanGestureRecognizer; GR-18 to GR-20.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Wheels and track pads scroll what lies below them, and do not pan.
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet { if !allowedScrollTypesMask.isEmpty { UnimplementedSetting.report("allowedScrollTypesMask", on: self) } }
    }

    /// Travel on the screen since the touches landed, or since `setTranslation`.
    private var travel: CGPoint = .zero
    private var lastPlaces: [Int: CGPoint] = [:]
    private var position: CGPoint = .zero
    private var tracker = VelocityTracker()

    /// How far the drag went, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { ScreenVector.convert(travel, to: view) }
    /// Counts on from here, and forgets the velocity.
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
        travel = .zero
        lastPlaces = [:]
        position = .zero
        tracker.reset()
    }

    /// Whether fingers that travelled so far are dragging.
    package func hasBegun(_ travel: CGPoint) -> Bool { hypot(travel.x, travel.y) >= GestureMetrics.panThreshold }

    /// The mean movement of the touches that are down.
    private func follow(_ event: UIEvent) {
        let moved = tracking.touches.compactMap { touch -> CGPoint? in
            guard let last = lastPlaces[touch.serial] else { return nil }
            lastPlaces[touch.serial] = touch.screenLocation
            return CGPoint(x: touch.screenLocation.x - last.x, y: touch.screenLocation.y - last.y)
        }
        guard !moved.isEmpty else { return }
        let step = CGPoint(
            x: moved.reduce(0) { $0 + $1.x } / CGFloat(moved.count), y: moved.reduce(0) { $0 + $1.y } / CGFloat(moved.count))
        travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        position = CGPoint(x: position.x + step.x, y: position.y + step.y)
        tracker.add(position, at: event.timestamp)
    }
}

/// Differences of places, turned and scaled into a view's coordinates.
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
