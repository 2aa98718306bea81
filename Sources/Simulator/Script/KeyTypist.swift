internal import DeviceProtocol

/// Presses keys of a hardware keyboard, one frame for each change.
package struct KeyTypist {
    private let driver: any DeviceDriver

    package init(_ driver: any DeviceDriver) { self.driver = driver }

    package func press(_ key: ScriptKey) throws(AppTermination) {
        for phase in [KeySample.Phase.down, .up] {
            let sample = KeySample(phase: phase, usage: key.usage, modifiers: key.modifiers, characters: key.characters)
            try driver.send(.key(sample, time: driver.time))
            try driver.advance(by: ManualDriver.frame)
        }
    }

    /// Types a text; characters without a key come as text. > Returns: the first character that nothing handled; nil if all were.
    package func type(_ text: String) throws(AppTermination) -> Character? {
        var unhandled = try driver.screenReport().unhandledKeys
        for character in text {
            if let key = ScriptKey(typing: character) {
                try press(key)
            } else {
                try driver.send(.text(String(character), time: driver.time))
                try driver.advance(by: ManualDriver.frame)
            }
            let now = try driver.screenReport().unhandledKeys
            // Another app may be in the foreground now; each app is counted separately.
            guard now <= unhandled else { return character }
            unhandled = now
        }
        return nil
    }
}
