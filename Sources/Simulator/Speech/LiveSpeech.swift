package import HostInterface

/// Speaks a live app's screen to a person: fingers and keys become the reader's commands while it is on.
///
/// The app is never waited for: the reader goes by the elements that came last, and new ones come after each change.
/// > Isolation: the simulator's main thread. > Units: seconds.
package final class LiveSpeech {
    /// What came of the app last, and the way to it.
    private struct Latest: SpeechReader.Source {
        var shown: [AccessibilityElement]
        let act: (AccessibilityAction, UInt64) -> Void
        func elements() -> [AccessibilityElement] { shown }
        func perform(_ action: AccessibilityAction, on element: UInt64) -> Bool {
            act(action, element)
            return true
        }
    }

    private let reader = SpeechReader()
    private var gestures = SpeechGestures()
    private var latest: Latest

    /// - Parameters:
    ///   - say: hears every utterance.
    ///   - act: brings an action to the app.
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
        reader.turn(on: on)
    }

    package func hear(_ news: AccessibilityNews) { reader.hear(news) }

    package func show(_ elements: [AccessibilityElement]) {
        guard isOn else { return }
        latest.shown = elements
        reader.look(latest)
    }

    package func wait(until now: Double) { follow(gestures.wait(until: now)) }

    /// - Returns: whether the key was a command; then it is not the app's.
    package func take(_ key: KeySample) -> Bool {
        guard isOn, let command = SpeechKeys.command(for: key, isEditing: isEditing) else { return false }
        if key.phase != .up { run(command) }
        return true
    }

    /// Touches are the reader's while it is on.
    package func take(_ touches: [[TouchSample]], at now: Double) {
        for touch in touches.joined() { follow(gestures.take(touch, at: now)) }
    }

    private func follow(_ found: [SpeechGestures.Gesture]) {
        for gesture in found {
            switch gesture {
            case .explore(let x, let y): reader.explore(x: x, y: y, latest)
            case .scrub: run(.escape)
            case .doubleTap(fingers: 1): run(.activate)
            case .doubleTap(fingers: 2): run(.magicTap)
            case .doubleTap: break
            case .flick(let direction, fingers: 1): run([.left: .previous, .right: .next, .up: .up, .down: .down][direction])
            case .flick(let direction, fingers: 2): run([.left: .rotorPrevious, .right: .rotorNext, .up: .read, .down: .read][direction])
            // What was below comes up.
            case .flick(let direction, fingers: _): run([.up: .scrollDown, .down: .scrollUp][direction])
            }
        }
    }

    private func run(_ command: SpeechCommand?) {
        guard let command else { return }
        reader.run(command, latest)
    }
}
