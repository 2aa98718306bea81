package import DeviceProtocol

/// A command of the user to the simulator itself, through a host's tool bar, menu or shortcut.
public enum HostCommand: String, Hashable, Sendable, CaseIterable {
    /// Turns the device to the left.
    case rotateLeft = "rotate-left"
    /// Turns the device to the right.
    case rotateRight = "rotate-right"
    /// Toggles light and dark appearance.
    case appearance
    /// Connects or disconnects a hardware keyboard: without one, text inputs show the software keyboard.
    case keyboard
    /// Saves the screen as an image.
    case screenshot
    /// Presses the home button, or swipes up from the bottom.
    case home
    /// The app switcher.
    case switcher
    /// Presses the side button, which locks or wakes the device.
    case lock
    /// The device's settings.
    case settings
    /// Relaunches the app, after a crash or while it runs.
    case relaunch
    /// Shakes the device.
    case shake
    /// Sends apps a memory warning.
    case memoryWarning = "memory-warning"
    /// Starts a background fetch in the foreground app, or the last one.
    case backgroundFetch = "background-fetch"
    /// Turns VoiceOver on or off.
    case voiceOver = "voiceover"

    /// The command for a key, with Command as on a Mac or Control instead.
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
        // With only one of the two it undoes.
        case (0x1D, false) where held.isSuperset(of: [.control, .command]): self = .shake
        default: return nil
        }
    }
}
