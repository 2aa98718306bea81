/// What a person asks of the simulator itself, through a host's tool bar, menu or shortcut.
public enum HostCommand: String, Hashable, Sendable, CaseIterable {
    case rotateLeft = "rotate-left"
    case rotateRight = "rotate-right"
    /// Light to dark and back.
    case appearance
    /// Connects a hardware keyboard or takes it away: without one, text inputs show the keyboard on the screen.
    case keyboard
    case screenshot
    case home
    /// The apps that run, side by side.
    case switcher
    case lock
    /// The device's settings.
    case settings
    /// Starts the app again, after a crash or in its place.
    case relaunch
    case shake
    /// Apps hear that memory is short.
    case memoryWarning = "memory-warning"
    /// The app in front, or that was last, is to look for something new.
    case backgroundFetch = "background-fetch"
    /// Speaks the screen, or stops it.
    case voiceOver = "voiceover"

    /// The command a key stands for, with Command as on a Mac or Control in its place.
    package init?(shortcut key: KeySample) {
        let held = key.modifiers.subtracting(.capsLock)
        guard key.phase == .down, !held.isDisjoint(with: [.command, .control]) else { return nil }
        // Control and Option are VoiceOver's.
        guard !held.isSuperset(of: [.control, .option]) else { return nil }
        let withShift = held.contains(.shift)
        switch (key.usage, withShift) {
        case (0x50, false): self = .rotateLeft
        case (0x4F, false): self = .rotateRight
        case (0x04, true): self = .appearance
        case (0x0E, false): self = .keyboard
        case (0x0B, true): self = held.isSuperset(of: [.control, .command]) ? .switcher : .home
        case (0x16, false): self = .screenshot
        case (0x0F, false): self = .lock
        // A comma.
        case (0x36, false): self = .settings
        case (0x15, true): self = .relaunch
        case (0x10, true): self = .memoryWarning
        case (0x08, true): self = .voiceOver
        case (0x09, true): self = .backgroundFetch
        // With one of the two it undoes.
        case (0x1D, false) where held.isSuperset(of: [.control, .command]): self = .shake
        default: return nil
        }
    }
}
