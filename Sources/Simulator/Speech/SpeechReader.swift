package import HostInterface

/// Speaks the screen: takes commands, asks the app, and keeps what was said.
///
/// > Isolation: the simulator's main thread.
package final class SpeechReader {
    /// What the reader needs of the app's side.
    package protocol Source {
        func elements() throws(AppEnding) -> [AccessibilityElement]
        func perform(_ action: AccessibilityAction, on element: UInt64) throws(AppEnding) -> Bool
    }

    package private(set) var cursor = SpeechCursor()
    /// Everything said so far.
    package private(set) var said: [String] = []
    package private(set) var isOn = false
    /// Hears what is said at the moment.
    package var onSpeech: ((String) -> Void)?

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

    /// What the app itself has to say.
    package func hear(_ news: AccessibilityNews) {
        guard isOn else { return }
        switch news {
        case .announcement(let text), .pageScrolled(let text): say(text)
        case .screenChanged(let element), .layoutChanged(let element): wanted = element
        }
    }
    private var wanted: UInt64?

    /// The screen as it is now: a cursor whose element is gone goes on to another, and says so.
    package func look(_ source: some Source) throws(AppEnding) {
        guard isOn else { return }
        let old = cursor.current
        cursor.update(try source.elements())
        if let wanted, wanted != 0 { cursor.move(to: wanted) }
        let isTold = wanted != nil
        wanted = nil
        if cursor.current != old || isTold { try arrive(from: old, source) }
    }

    private func arrive(from old: UInt64, _ source: some Source) throws(AppEnding) {
        guard let element = cursor.element else { return }
        if old != element.id { _ = try source.perform(.cursor(isThere: true), on: element.id) }
        say(SpokenText.of(element))
    }

    /// - Returns: false for what cannot be done here.
    @discardableResult
    package func run(_ command: SpeechCommand, _ source: some Source) throws(AppEnding) -> Bool {
        guard isOn else { return false }
        try look(source)
        let old = cursor.current
        switch command {
        case .on, .off: return true
        case .next, .previous:
            guard cursor.step(forward: command == .next) else {
                say("end")
                return false
            }
            try arrive(from: old, source)
            return true
        case .read:
            try arrive(from: old, source)
            return cursor.element != nil
        case .rotorNext, .rotorPrevious:
            cursor.turnRotor(forward: command == .rotorNext)
            say(cursor.rotor.rawValue)
            return true
        case .activate, .increment, .decrement, .escape, .magicTap, .scrollUp, .scrollDown:
            guard let action = Self.action(command) else { return false }
            return try source.perform(action, on: old)
        }
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
        case .on, .off, .next, .previous, .rotorNext, .rotorPrevious, .read: nil
        }
    }
}

extension ManualDriver: SpeechReader.Source {}
