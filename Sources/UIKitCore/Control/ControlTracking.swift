/// Touch tracking of a control as a value: which of UIControl's events a touch phase sends, and what is highlighted.
///
/// > Contract: facts CO-3...CO-8, CO-23.
struct ControlTracking: Sendable {
    /// How far outside its bounds a touch still counts as inside. > Units: points. Confidence R (facts 3.5).
    static let outset = 70.0

    enum Moment: Sendable, Hashable {
        case began(tapCount: Int)
        case moved(inside: Bool)
        case ended(inside: Bool)
        case cancelled
    }

    private(set) var isTracking = false
    private(set) var isInside = false

    /// The events to send for a touch phase, in order. Without a tracked touch there are none, except for `began`.
    mutating func events(for moment: Moment) -> [UIControl.Event] {
        switch moment {
        case .began(let tapCount):
            isTracking = true
            isInside = true
            return tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
        case .moved(let inside):
            guard isTracking else { return [] }
            defer { isInside = inside }
            switch (isInside, inside) {
            case (true, true): return [.touchDragInside]
            case (true, false): return [.touchDragExit, .touchDragOutside]
            case (false, true): return [.touchDragEnter, .touchDragInside]
            case (false, false): return [.touchDragOutside]
            }
        case .ended(let inside):
            guard isTracking else { return [] }
            stop()
            return [inside ? .touchUpInside : .touchUpOutside]
        case .cancelled:
            guard isTracking else { return [] }
            stop()
            return [.touchCancel]
        }
    }

    /// Ends tracking without an event: the control returned false.
    mutating func stop() {
        isTracking = false
        isInside = false
    }
}
