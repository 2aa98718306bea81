internal import Foundation

/// The gesture system's state of one recogniser.
@MainActor package struct GestureTracking {
    /// Active touches that the recogniser tracks.
    package private(set) var touches: [UITouch] = []
    /// Active but not tracked: refused by the delegate, ignored, or begun after the recogniser had decided.
    private(set) var ignored: [UITouch] = []
    /// It has had a touch since it was last reset.
    private(set) var isActive = false
    /// Recognised, but waiting for others to fail.
    var pending: [UIGestureRecognizer.State] = []
    /// The last touch location on the screen, for `location(in:)` after the touches ended.
    private(set) var lastPlace: CGPoint?
    private(set) weak var event: UIEvent?
    /// Serial numbers of the touches it has had since it was last reset.
    private(set) var seen: Set<Int> = []
    private var requirements: [WeakRecognizer] = []

    private struct WeakRecognizer { weak var value: UIGestureRecognizer? }

    package nonisolated init() {}

    /// The recognisers that must fail first.
    var required: [UIGestureRecognizer] { requirements.compactMap(\.value) }

    mutating func require(_ other: UIGestureRecognizer) {
        requirements.removeAll { $0.value == nil }
        if !requirements.contains(where: { $0.value === other }) { requirements.append(WeakRecognizer(value: other)) }
    }

    mutating func begin(_ touch: UITouch, event: UIEvent) {
        touches.append(touch)
        seen.insert(touch.serial)
        isActive = true
        note(event)
    }

    mutating func note(_ event: UIEvent) {
        self.event = event
        guard !touches.isEmpty else { return }
        let count = CGFloat(touches.count)
        lastPlace = CGPoint(
            x: touches.reduce(0) { $0 + $1.screenLocation.x } / count, y: touches.reduce(0) { $0 + $1.screenLocation.y } / count)
    }

    /// A pointer without touches is at this location.
    mutating func hover(at place: CGPoint, event: UIEvent) {
        lastPlace = place
        self.event = event
        isActive = true
    }

    mutating func ignore(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        if !ignored.contains(where: { $0 === touch }) { ignored.append(touch) }
    }

    /// The touch ended.
    mutating func forget(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        ignored.removeAll { $0 === touch }
    }

    var hasLiveTouches: Bool { !touches.isEmpty || !ignored.isEmpty }

    mutating func reset() {
        isActive = !touches.isEmpty
        seen = Set(touches.map(\.serial))
        pending = []
    }
}

/// The centroid of several touches.
@MainActor enum TouchCentroid {
    static func location(of touches: [UITouch], in view: UIView?, fallback recognizer: UIGestureRecognizer) -> CGPoint {
        guard !touches.isEmpty else {
            guard let place = recognizer.tracking.lastPlace, let base = view ?? recognizer.view?.window else { return .zero }
            return ViewGeometry.fromScreen(place, to: base)
        }
        let places = touches.map { $0.location(in: view) }
        let count = CGFloat(places.count)
        return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }
}
