internal import DeviceProtocol

/// Looks and behaviours that differ between the versions of iOS that a device imitates.
struct SystemLook {
    var version: SystemVersion

    /// The edit menu is a bar in the colours of the interface; before, it is a dark bubble. > Facts 2.4.
    var hasEditMenuBar: Bool { version >= SystemVersion(major: 16) }

    /// The notifications of the keyboard have the screen as their object. > Contract: KB-6.
    var keyboardNotificationsHaveScreen: Bool { version >= SystemVersion(major: 16, minor: 1) }

    /// A pad's tabs are in the row of navigation bars while the width is regular; before, along the bottom. > Facts 2.1.
    var hasTabsAtTop: Bool { version >= SystemVersion(major: 18) }

    /// Another tab's screen fades in. > Facts 3.3.
    var fadesBetweenTabs: Bool { version >= SystemVersion(major: 18) }
}
