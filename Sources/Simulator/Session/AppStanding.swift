internal import HostInterface

extension SimulatedDevice {
    /// How far in front the app is.
    package enum Standing: Hashable, Sendable {
        case active
        /// To be seen, with something of the device's before it.
        case inactive
        case background

        /// What an app hears on its way, in order. > Contract: AP2-3 to AP2-5.
        func changes(to new: Standing) -> [ApplicationEvent.LifeCycle] {
            switch (self, new) {
            case (.active, .inactive): [.resignActive]
            case (.active, .background): [.resignActive, .enterBackground]
            case (.inactive, .active): [.becomeActive]
            case (.inactive, .background): [.enterBackground]
            case (.background, .active): [.enterForeground, .becomeActive]
            case (.background, .inactive): [.enterForeground]
            case (.active, .active), (.inactive, .inactive), (.background, .background): []
            }
        }
    }

    /// The app is behind one of the device's own screens.
    package var isInBackground: Bool { standing == .background }

    /// Sends the app to the background or brings it back, with the notifications of its life cycle.
    package func setInBackground(_ background: Bool) {
        if cover != nil { takeCoverAway() }
        guard let app else {
            if !background { return reopen() }
            return place == .home ? () : show(.home, from: nil)
        }
        if background, app.ending != nil {
            dropApp()
            return show(.home, from: nil)
        }
        if background {
            guard !isInBackground || (isShellInFront && place != .home) else { return }
            let picture = isShellInFront || shellSetup == nil ? nil : screenshot()
            move(to: .background)
            show(.home, from: picture)
        } else {
            guard standing != .active else { return }
            move(to: .active)
            bringToFront(shell: false)
        }
    }

    /// The home button: home, and from there the app again; what covers the screen goes.
    package func pressHome() {
        if cover != nil { return uncover() }
        setInBackground(isShellInFront && place != .home ? true : !isInBackground)
    }

    /// The apps that run come to the front; the app is to be seen among them.
    package func showSwitcher() {
        guard shellSetup != nil, cover == nil, !(isShellInFront && place == .switcher) else { return }
        if app?.ending != nil { dropApp() }
        let picture = isShellInFront || app == nil ? nil : screenshot()
        if standing == .active { move(to: .inactive) }
        show(.switcher, from: picture)
    }

    /// The app's card was thrown away: the app goes behind and ends, without a word where it sleeps. > Contract: AP2-8.
    func endFromSwitcher() {
        wasEndedByPerson = true
        move(to: .background)
        dropApp()
        show(.home, from: nil)
    }
}
