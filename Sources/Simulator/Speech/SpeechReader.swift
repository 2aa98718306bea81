package import DeviceProtocol

/// VoiceOver's reader: executes commands, queries the app, and records what was spoken.
///
/// > Isolation: the simulator's main thread.
package final class SpeechReader {
    /// The reader's interface to the app.
    package protocol Source<Failure> {
        associatedtype Failure: Error
        func elements() throws(Failure) -> [AccessibilityElement]
        func perform(_ action: AccessibilityAction, on element: UInt64) throws(Failure) -> Bool
    }

    package private(set) var cursor = SpeechCursor()
    /// Everything spoken so far.
    package private(set) var said: [String] = []
    package private(set) var isOn = false
    /// Receives each utterance.
    package var onSpeech: ((String) -> Void)?
    /// What the screen shows of it.
    package var overlay: SpeechOverlay? {
        guard isOn else { return nil }
        let frame = cursor.element.map { SpeechOverlay.Frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        return SpeechOverlay(cursor: frame, caption: said.last ?? "")
    }

    package init() {}

    package func say(_ text: String) {
        guard !text.isEmpty else { return }
        said.append(text)
        onSpeech?(text)
    }

    package func turn(on: Bool) {
        isOn = on
        cursor = SpeechCursor()
        say(on ? "VoiceOver on" : "VoiceOver off")
    }

    /// A notification of the app.
    package func receive(_ notification: AccessibilityNotification) {
        guard isOn else { return }
        switch notification {
        case .announcement(let text), .pageScrolled(let text): say(text)
        case .screenChanged(let element), .layoutChanged(let element): wanted = element
        }
    }
    private var wanted: UInt64?

    /// Reads the current screen: a cursor whose element was removed moves to another, and speaks it.
    package func look<From: Source>(_ source: From) throws(From.Failure) {
        guard isOn else { return }
        let old = cursor.current
        cursor.update(try source.elements())
        if let wanted, wanted != 0 { cursor.move(to: wanted) }
        let isTold = wanted != nil
        wanted = nil
        if cursor.current != old || isTold { try arrive(from: old, source) }
    }

    private func arrive<From: Source>(from old: UInt64, _ source: From) throws(From.Failure) {
        guard let element = cursor.element else { return }
        if old != element.id { _ = try source.perform(.cursor(isThere: true), on: element.id) }
        say(SpeechDescription.of(element))
    }

    /// - Returns: false for an action that is not possible here.
    @discardableResult
    package func run<From: Source>(_ command: SpeechCommand, _ source: From) throws(From.Failure) -> Bool {
        guard isOn else { return false }
        try look(source)
        let old = cursor.current
        switch command {
        case .on, .off: return true
        case .next, .previous: return try step(forward: command == .next, source)
        case .up, .down:
            if case .custom(let name) = cursor.rotor, let place = cursor.element?.rotors.firstIndex(of: name) {
                guard try source.perform(.rotor(place, forward: command == .down), on: old) else {
                    say("end")
                    return false
                }
                return true
            }
            guard let element = cursor.element, element.has(.adjustable) else {
                return try step(forward: command == .down, byRotor: true, source)
            }
            return try source.perform(command == .up ? .increment : .decrement, on: element.id)
        case .read:
            try arrive(from: old, source)
            return cursor.element != nil
        case .rotorNext, .rotorPrevious:
            cursor.turnRotor(forward: command == .rotorNext)
            say(cursor.rotor.name)
            return true
        case .activate, .increment, .decrement, .escape, .magicTap, .scrollUp, .scrollDown:
            guard let action = Self.action(command) else { return false }
            return try source.perform(action, on: old)
        }
    }

    private func step<From: Source>(forward: Bool, byRotor: Bool = false, _ source: From) throws(From.Failure) -> Bool {
        let old = cursor.current
        guard cursor.step(forward: forward, byRotor: byRotor) else {
            say("end")
            return false
        }
        try arrive(from: old, source)
        return true
    }

    /// A finger moved to a position: the element there is spoken, once while the finger stays in it. > Units: points of the screen.
    package func explore<From: Source>(x: Double, y: Double, _ source: From) throws(From.Failure) {
        guard isOn else { return }
        try look(source)
        let old = cursor.current
        guard let element = cursor.element(x: x, y: y), element.id != old, cursor.move(to: element.id) else { return }
        try arrive(from: old, source)
    }

    private static func action(_ command: SpeechCommand) -> AccessibilityAction? {
        switch command {
        case .activate: .activate
        case .increment: .increment
        case .decrement: .decrement
        case .escape: .escape
        case .magicTap: .magicTap
        case .scrollUp: .scroll(.up)
        case .scrollDown: .scroll(.down)
        case .on, .off, .next, .previous, .up, .down, .rotorNext, .rotorPrevious, .read: nil
        }
    }
}

extension ManualDriver: SpeechReader.Source {}
