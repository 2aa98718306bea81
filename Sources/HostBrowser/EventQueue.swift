import DeviceProtocol
import HostInterface

/// Input from the server's thread to the simulator's, bounded for the time that the simulator does not read it.
struct EventQueue {
    /// From this length on, moves replace the previous move instead of being queued, and a setting one of the same name.
    static let crowded = 64
    static let limit = 4096
    private var events: [HostEvent] = []

    mutating func append(_ event: HostEvent) {
        if events.count >= Self.crowded, let last = events.last, let joined = Self.joined(last, event) {
            events[events.count - 1] = joined
        } else if events.count >= Self.crowded, let earlier = indexOfSetting(replacedBy: event) {
            events.remove(at: earlier)
            events.append(event)
        } else if events.count < Self.limit || Self.mustArrive(event) {
            events.append(event)
        }
    }

    mutating func takeAll() -> [HostEvent] {
        defer { events = [] }
        return events
    }

    /// The names of the enum cases, without the value: identifies the setting.
    private static func kind(of control: DeviceControl) -> [String] {
        switch control {
        case .setting(.toggle(let which, _)): [which.rawValue]
        case .setting(let setting): ["setting", Mirror(reflecting: setting).children.first?.label ?? ""]
        default: [Mirror(reflecting: control).children.first?.label ?? ""]
        }
    }

    private func indexOfSetting(replacedBy event: HostEvent) -> Int? {
        guard case .setting(let control) = event else { return nil }
        return events.lastIndex {
            guard case .setting(let earlier) = $0 else { return false }
            return Self.kind(of: earlier) == Self.kind(of: control)
        }
    }

    /// Events that must not be dropped: without them a finger would stay down for ever.
    private static func mustArrive(_ event: HostEvent) -> Bool {
        switch event {
        case .pointerUp, .pointerCancelled, .closed: true
        // A viewer has a limit of its own, and waits for the answer.
        case .inspection: true
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
