package import HostInterface

/// A link that an app is to open.
package struct AppLink: Hashable, Sendable {
    package var url: String
    /// The identifier of the app it comes from; empty where it comes from elsewhere.
    package var source: String
    package init(_ url: String, from source: String = "") { (self.url, self.source) = (url, source) }
}

/// Links from app to app, and the way back.
extension SimulatedDevice {
    /// What the system itself opens on a device; here a person hears of it.
    private static let systemSchemes = ["http", "https", "tel", "mailto", "sms"]

    /// An app opens a link. > Parameters: number: of the app's question; 0 where it waits for no answer.
    func open(_ url: String, _ number: UInt32, from app: InstalledApp) {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard number != 0, !Self.systemSchemes.contains(scheme) else { return onNotice?("the app opens \(url)") ?? () }
        guard let owner = apps.owner(ofLink: url) else {
            app.session?.send(.openedURL(id: number, false))
            return
        }
        // Who is behind takes nobody to the front.
        guard app === owner || (!isShellInFront && app === apps.current) else {
            onNotice?("\(app.name) is behind and cannot open \(url)")
            app.session?.send(.openedURL(id: number, false))
            return
        }
        open(owner, link: AppLink(url, from: app.identifier))
        app.session?.send(.openedURL(id: number, owner.isRunning))
        if app !== owner, owner === apps.current, !isShellInFront { opener = app }
    }

    /// A link comes from elsewhere: the app whose it is opens it, else the one in front. > Parameters: app: nil for whoever it is.
    package func open(link: String, with app: InstalledApp? = nil) {
        guard let app = app ?? apps.owner(ofLink: link) ?? apps.current else { return }
        open(app, link: AppLink(link))
    }

    /// Where the status bar shows the way back; nil where it does not. > Units: points of the screen.
    package var backToAppFrame: (x: Double, y: Double, width: Double, height: Double)? {
        guard !isShellInFront, opener != nil, session?.ending == nil else { return nil }
        return StatusBarPainter(state: composer.state).backToAppFrame
    }

    /// To the app whose link brought the one in front.
    package func goBack() {
        guard let opener else { return }
        open(opener)
    }

    /// What the screen has beside the app's own elements.
    package var ownElements: [AccessibilityElement] {
        guard let frame = backToAppFrame, let opener else { return [] }
        return [
            AccessibilityElement(
                identifier: "way back", label: "Return to \(opener.name)", value: "", className: "StatusBar", traits: 1, x: frame.x,
                y: frame.y, width: frame.width, height: frame.height, depth: 1, isEnabled: true, isHittable: true)
        ]
    }
}

/// The finger that taps the way back in the status bar: the app hears nothing of it.
package struct BackToAppTouch {
    private var finger: Int?
    /// Of the place that is drawn, for a finger. > Units: points. R
    private static let around = 8.0

    package init() {}

    /// > Returns: what is for the app, and whether the way back was tapped.
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
