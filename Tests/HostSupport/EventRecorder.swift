import Foundation
package import HostInterface

/// Collects the events that a host reports, sleeping on its descriptors as the simulator does.
package final class EventRecorder {
    package private(set) var events: [HostEvent] = []
    private let display: any HostDisplay
    /// A limit for waiting on another program; a test only reaches it when it fails.
    private static let patience = 20.0

    package init(_ display: any HostDisplay) {
        self.display = display
        display.onEvent = { [weak self] in self?.events.append($0) }
    }

    /// Serves the display until `isDone` is true for the events so far; returns false at the time limit.
    package func wait(until isDone: ([HostEvent]) -> Bool) -> Bool {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while !isDone(events) {
            let rest = deadline.timeIntervalSinceNow
            guard rest > 0 else { return false }
            var entries = display.pollDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&entries, nfds_t(entries.count), Int32(rest * 1000)) > 0 else { continue }
            display.service()
        }
        return true
    }

    package func clear() { events = [] }

    /// Positions at which a pointer hovered, rounded.
    package var hovers: [String] {
        events.compactMap { if case .hover(let x, let y) = $0 { "\(Int(x.rounded())),\(Int(y.rounded()))" } else { nil } }
    }

    /// The events without hovering, one line each, positions rounded.
    package var lines: [String] {
        events.compactMap { event in
            switch event {
            case .pointerDown(let x, let y, let finger): "down \(finger) \(Int(x.rounded())),\(Int(y.rounded()))"
            case .pointerMoved(let x, let y, let finger): "move \(finger) \(Int(x.rounded())),\(Int(y.rounded()))"
            case .pointerUp(let x, let y, let finger): "up \(finger) \(Int(x.rounded())),\(Int(y.rounded()))"
            case .pointerCancelled(let finger): "cancel \(finger)"
            case .hover: nil
            case .wheel(let x, let y, let deltaX, let deltaY):
                "wheel \(Int(x.rounded())),\(Int(y.rounded())) by \(Int(deltaX.rounded())),\(Int(deltaY.rounded()))"
            case .key(let key): "key \(key.phase) \(key.usage) \(key.modifiers.rawValue) '\(key.characters)'"
            case .text(let text): "text '\(text)'"
            case .secondaryClick(let x, let y): "secondary \(Int(x.rounded())),\(Int(y.rounded()))"
            case .composition(let text, let caret): "compose '\(text)' \(caret)"
            case .clipboard(let text, let pastes): pastes ? "paste '\(text)'" : nil
            case .command(let command): "command \(command.rawValue)"
            case .setting(let setting): "set \(setting)"
            case .assistive(let element, let action): "assistive \(element) \(action)"
            case .inspection(let question): "inspect \(question.number) \(question.text)"
            case .needsFullFrame: "full frame"
            case .closed: "closed"
            }
        }
    }
}
