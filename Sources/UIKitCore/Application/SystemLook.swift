internal import DeviceProtocol

/// The version of iOS whose look and behaviour the device has, where they differ between 15 and 18.
@MainActor enum SystemLook {
    /// The version of the current application's device.
    static var version: SystemVersion { SystemVersion(UIDevice.current.systemVersion) ?? .standard }

    /// The edit menu is a bar in the colours of the interface; before, it is a dark bubble. > Facts 2.4.
    static var hasEditMenuBar: Bool { version >= SystemVersion(major: 16) }

    /// The notifications of the keyboard have the screen as their object. > Contract: KB-6.
    static var keyboardNotificationsHaveScreen: Bool { version >= SystemVersion(major: 16, minor: 1) }

    /// Another tab's screen fades in. > Facts 3.3.
    static var fadesBetweenTabs: Bool { version >= SystemVersion(major: 18) }
}
