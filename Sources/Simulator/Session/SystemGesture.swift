internal import DeviceProtocol

/// Distinguishes the system's swipes from the screen's edges from touches of the app.
///
/// A swipe is the system's once a single finger moved far enough inwards from an edge, soon after it went down; until then, and
/// for everything else, the app receives it.
/// > Units: points of the screen; seconds. Lengths and times R.
struct SystemGesture {
    enum Kind: Hashable, Sendable {
        /// Upwards from the bottom: home, or the app switcher.
        case home
        /// Downwards from the top: the notification center.
        case center
    }

    enum Outcome: Equatable {
        /// The app's.
        case app
        /// The app defers the gesture to a second swipe; it receives this one.
        case deferred(Kind)
        /// The system's from now on; the finger is at this position.
        case taken(Kind, TouchSample)
    }

    /// Which gestures the screen's edges have.
    struct Edges: Hashable {
        var width: Double
        var height: Double
        var hasHome: Bool
        /// Not at the right of the top edge.
        var hasCenter = true
        /// Where a gesture is the app's until a second swipe.
        var deferred: ApplicationRequest.ScreenEdges = []
    }

    static let edge = 20.0
    static let way = 24.0
    static let soon = 0.35
    /// A second swipe counts within this time.
    static let patience = 3.0
    /// Fraction of the width, from the left.
    static let centerPart = 2.0 / 3

    private struct Candidate {
        var kind: Kind
        var touch: TouchSample
        var time: Double
    }

    private var down: Set<Int> = []
    private var candidate: Candidate?
    private var now = 0.0
    private var waiting: (kind: Kind, until: Double)?

    /// As of the last known time.
    func isAwaiting(_ kind: Kind) -> Bool { awaits(kind, at: now) }
    /// When the edge stops waiting for the second swipe; nil if it does not wait.
    var waitsUntil: Double? { waiting.flatMap { now < $0.until ? $0.until : nil } }
    mutating func pass(to time: Double) { now = time }

    func awaits(_ kind: Kind, at time: Double) -> Bool { waiting.map { $0.kind == kind && time < $0.until } ?? false }

    mutating func receive(_ samples: [TouchSample], at time: Double, _ edges: Edges) -> Outcome {
        now = time
        var outcome = Outcome.app
        for sample in samples {
            switch sample.phase {
            case .began:
                down.insert(sample.finger)
                candidate = down.count == 1 ? kind(at: sample, edges).map { Candidate(kind: $0, touch: sample, time: time) } : nil
            case .moved, .stationary: if let made = judge(sample, at: time, edges) { outcome = made }
            case .ended, .cancelled:
                down.remove(sample.finger)
                if candidate?.touch.finger == sample.finger { candidate = nil }
            }
        }
        return outcome
    }

    private func kind(at sample: TouchSample, _ edges: Edges) -> Kind? {
        if edges.hasHome, sample.y >= edges.height - Self.edge { return .home }
        return edges.hasCenter && sample.y <= Self.edge && sample.x <= edges.width * Self.centerPart ? .center : nil
    }

    private mutating func judge(_ sample: TouchSample, at time: Double, _ edges: Edges) -> Outcome? {
        guard let from = candidate, from.touch.finger == sample.finger else { return nil }
        let inwards = from.kind == .home ? from.touch.y - sample.y : sample.y - from.touch.y
        let sidewards = abs(sample.x - from.touch.x)
        guard time - from.time <= Self.soon, sidewards < max(inwards, Self.way) else {
            candidate = nil
            return nil
        }
        guard inwards >= Self.way else { return nil }
        candidate = nil
        if edges.deferred.contains(from.kind == .home ? .bottom : .top), !awaits(from.kind, at: time) {
            waiting = (from.kind, time + Self.patience)
            return .deferred(from.kind)
        }
        waiting = nil
        return .taken(from.kind, sample)
    }
}
