package import DeviceProtocol

/// A URL for an app to open.
package struct AppLink: Hashable, Sendable {
    package var url: String
    /// The identifier of the sending app; empty if it comes from elsewhere.
    package var source: String
    package init(_ url: String, from source: String = "") { (self.url, self.source) = (url, source) }
}

/// URLs from app to app, and the back-to-app label.
extension SimulatedDevice {
    /// What the system itself opens on a device; here the user gets a message.
    private static let systemSchemes = ["http", "https", "tel", "mailto", "sms"]
    /// `UIApplication.openSettingsURLString` and its variant for notifications: both are on one page.
    private static let settingsScheme = "app-settings"

    /// An app opens a URL. > Parameters: number: of the app's request; 0 if it expects no response.
    func open(_ url: String, _ number: UInt32, from app: InstalledApp) {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard number != 0, !Self.systemSchemes.contains(scheme) else { return onNotice?("the app opens \(url)") ?? () }
        if scheme == Self.settingsScheme {
            app.session?.send(.openedURL(id: number, openSettings(of: app)))
            return
        }
        guard let owner = apps.owner(ofLink: url) else {
            app.session?.send(.openedURL(id: number, false))
            return
        }
        // An app in the background must not bring another to the foreground.
        guard app === owner || (!isShellInFront && app === apps.current) else {
            onNotice?("\(app.name) is in the background and cannot open \(url)")
            app.session?.send(.openedURL(id: number, false))
            return
        }
        open(owner, link: AppLink(url, from: app.identifier))
        app.session?.send(.openedURL(id: number, owner.isRunning))
        if app !== owner, owner === apps.current, !isShellInFront { opener = app }
    }

    /// An app opens its page in Settings. > Returns: whether it is shown.
    private func openSettings(of app: InstalledApp) -> Bool {
        guard shellSetup != nil else {
            onNotice?("\(app.name) cannot open its settings: this device has no Settings")
            return false
        }
        guard !isShellInFront, app === apps.current else {
            onNotice?("\(app.name) is in the background and cannot open its settings")
            return false
        }
        showSettings(of: app)
        return isShellInFront && place == .settings
    }

    /// A URL from elsewhere: the app of its scheme opens it, else the foreground app. > Parameters: app: nil for the scheme's.
    package func open(link: String, with app: InstalledApp? = nil) {
        guard let app = app ?? apps.owner(ofLink: link) ?? apps.current else { return }
        open(app, link: AppLink(link))
    }

    /// Over apps, and over the page in Settings that an app opened.
    var showsBackToApp: Bool { !isShellInFront || place == .settings }

    /// Frame of the status bar's back-to-app label; nil if there is none. > Units: points of the screen.
    package var backToAppFrame: (x: Double, y: Double, width: Double, height: Double)? {
        guard showsBackToApp, opener != nil, session?.ending == nil else { return nil }
        return StatusBarPainter(state: composer.state).backToAppFrame
    }

    /// Returns to the app that opened the foreground app.
    package func goBack() {
        guard let opener else { return }
        open(opener)
    }

    /// Elements on screen that are not the app's.
    package var ownElements: [AccessibilityElement] {
        guard let frame = backToAppFrame, let opener else { return [] }
        return [
            AccessibilityElement(
                identifier: "way back", label: "Return to \(opener.name)", value: "", className: "StatusBar", traits: 1, x: frame.x,
                y: frame.y, width: frame.width, height: frame.height, depth: 1, isEnabled: true, isHittable: true)
        ]
    }
}

/// Detects taps on the back-to-app label; the app does not receive these touches.
package struct BackToAppTouch {
    private var finger: Int?
    /// Margin around the label for touches. > Units: points. R
    private static let around = 8.0

    package init() {}

    /// > Returns: the touches for the app, and whether the label was tapped.
    package mutating func receive(
        _ samples: [TouchSample], _ frame: (x: Double, y: Double, width: Double, height: Double)?
    ) -> (rest: [TouchSample], isTapped: Bool) {
        var (rest, isTapped): ([TouchSample], Bool) = ([], false)
        for sample in samples {
            let isInside = frame.map { frame in
                (frame.x - Self.around...frame.x + frame.width + Self.around).contains(sample.x)
                    && (frame.y - Self.around...frame.y + frame.height + Self.around).contains(sample.y)
            }
            if sample.phase == .began, finger == nil, isInside == true {
                finger = sample.finger
            } else if sample.finger != finger {
                rest.append(sample)
            }
            guard sample.finger == finger, sample.phase == .ended || sample.phase == .cancelled else { continue }
            finger = nil
            isTapped = sample.phase == .ended && isInside == true
        }
        return (rest, isTapped)
    }
}
