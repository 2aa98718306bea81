package import DeviceProtocol

/// VoiceOver for a live app: while it is on, fingers and keys become the reader's commands.
///
/// It never waits for the app: the reader uses the elements received last, and requests new ones after each change.
/// > Isolation: the simulator's main thread. > Units: seconds.
package final class LiveSpeech {
    /// The app's last elements, and the connection to it.
    private struct Latest: SpeechReader.Source {
        var shown: [AccessibilityElement]
        let act: (AccessibilityAction, UInt64) -> Void
        func elements() -> [AccessibilityElement] { shown }
        func perform(_ action: AccessibilityAction, on element: UInt64) -> Bool {
            act(action, element)
            return true
        }
    }

    private enum Command {
        case explore(x: Double, y: Double)
        case command(SpeechCommand)
    }

    private let reader = SpeechReader()
    private var gestures = SpeechGestures()
    private var latest: Latest
    /// Commands before the app's first elements, executed once they arrive; nil from then on.
    private var early: [Command]? = []

    /// - Parameters:
    ///   - say: receives every utterance.
    ///   - act: sends an action to the app.
    package init(say: @escaping (String) -> Void, act: @escaping (AccessibilityAction, UInt64) -> Void) {
        latest = Latest(shown: [], act: act)
        reader.onSpeech = say
    }

    package var isOn: Bool { reader.isOn }
    package var overlay: SpeechOverlay? { reader.overlay }
    package var nextWakeUp: Double? { isOn ? gestures.nextChange : nil }
    private var isEditing: Bool { latest.shown.contains { $0.isFocused && $0.entry != nil } }

    package func turn(on: Bool) {
        gestures = SpeechGestures()
        latest.shown = []
        early = []
        reader.turn(on: on)
    }

    package func receive(_ notification: AccessibilityNotification) { reader.receive(notification) }

    package func show(_ elements: [AccessibilityElement]) {
        guard isOn else { return }
        latest.shown = elements
        reader.look(latest)
        let commands = early ?? []
        early = nil
        for command in commands { fulfil(command) }
    }

    package func wait(until now: Double) { follow(gestures.wait(until: now)) }

    /// - Returns: whether the key was a command, which the app does not receive.
    package func take(_ key: KeySample) -> Bool {
        guard isOn, let command = SpeechKeys.command(for: key, isEditing: isEditing) else { return false }
        if key.phase != .up { fulfil(.command(command)) }
        return true
    }

    /// The reader receives all touches while it is on.
    package func take(_ touches: [[TouchSample]], at now: Double) {
        for touch in touches.joined() { follow(gestures.take(touch, at: now)) }
    }

    private func follow(_ found: [SpeechGestures.Gesture]) {
        for gesture in found {
            if case .explore(let x, let y) = gesture {
                fulfil(.explore(x: x, y: y))
            } else if let command = Self.command(of: gesture) {
                fulfil(.command(command))
            }
        }
    }

    private static func command(of gesture: SpeechGestures.Gesture) -> SpeechCommand? {
        switch gesture {
        case .explore: nil
        case .scrub: .escape
        case .doubleTap(fingers: 1): .activate
        case .doubleTap(fingers: 2): .magicTap
        case .doubleTap: nil
        case .flick(let direction, fingers: 1): [.left: .previous, .right: .next, .up: .up, .down: .down][direction]
        case .flick(let direction, fingers: 2): [.left: .rotorPrevious, .right: .rotorNext, .up: .read, .down: .read][direction]
        // Moves the content below into view.
        case .flick(let direction, fingers: _): [.up: .scrollDown, .down: .scrollUp][direction]
        }
    }

    private func fulfil(_ command: Command) {
        guard early == nil else {
            early?.append(command)
            return
        }
        switch command {
        case .explore(let x, let y): reader.explore(x: x, y: y, latest)
        case .command(let command): reader.run(command, latest)
        }
    }
}
