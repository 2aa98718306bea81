import HostInterface

/// Input on its way from the server's thread to the simulator's, bounded for the time the simulator does not look.
struct EventQueue {
    /// From this length on, moves replace the move before them instead of lining up.
    static let crowded = 64
    static let limit = 4096
    private var events: [HostEvent] = []

    mutating func append(_ event: HostEvent) {
        if events.count >= Self.crowded, let last = events.last, let joined = Self.joined(last, event) {
            events[events.count - 1] = joined
        } else if events.count < Self.limit || Self.mustArrive(event) {
            events.append(event)
        }
    }

    mutating func takeAll() -> [HostEvent] {
        defer { events = [] }
        return events
    }

    /// What may never be dropped: without it a finger would stay down for ever.
    private static func mustArrive(_ event: HostEvent) -> Bool {
        switch event {
        case .pointerUp, .pointerCancelled, .closed: true
        default: false
        }
    }

    private static func joined(_ last: HostEvent, _ next: HostEvent) -> HostEvent? {
        switch (last, next) {
        case (.pointerMoved(_, _, let before), .pointerMoved(_, _, let after)) where before == after: next
        case (.hover, .hover): next
        case (.wheel(_, _, let x, let y), .wheel(let atX, let atY, let moreX, let moreY)):
            .wheel(x: atX, y: atY, deltaX: x + moreX, deltaY: y + moreY)
        default: nil
        }
    }
}
