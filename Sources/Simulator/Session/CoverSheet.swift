internal import DeviceProtocol

/// What covers the screen until the user dismisses it.
struct CoverSheet: Hashable {
    /// `lock` or `center`.
    var place: ShellState.Place
    /// The app was in the foreground, and is again afterwards.
    var coversApp: Bool
    /// The settings were on screen, and are again afterwards.
    var coversSettings: Bool
    /// Earlier notifications are not listed. > Units: seconds since 1970.
    var since: Double
}

/// The lock screen and the notification center.
extension SimulatedDevice {
    /// The app enters the background without access to protected files; notifications from now on are listed.
    package func lock() {
        guard !state.isLocked, shellSetup != nil else { return }
        show(.lock, since: time)
    }

    /// As though nothing had covered the screen.
    package func unlock() {
        if state.isLocked { uncover() }
    }

    /// Lists every notification without a response; the app is covered and inactive, but not in the background.
    package func showNotificationCenter() {
        guard cover == nil, shellSetup != nil else { return }
        show(.center, since: 0)
    }

    private func show(_ place: ShellState.Place, since moment: Double) {
        var new = CoverSheet(
            place: place, coversApp: !isShellInFront, coversSettings: isShellInFront && self.place == .settings, since: moment)
        if let cover { (new.coversApp, new.coversSettings) = (cover.coversApp, cover.coversSettings) }
        let app = apps.current
        if let app, !app.isRunning { app.end() }
        let picture = isShellInFront || app?.session == nil ? nil : screenshot()
        cover = new
        app?.move(to: new.place == .lock || standing == .background ? .background : .inactive)
        if new.place == .lock { change { $0.isLocked = true } }
        show(new.place, from: picture)
    }

    /// What was below the cover is in the foreground again.
    func uncover() {
        guard let covered = cover else { return }
        removeCover()
        let app = apps.current
        if covered.coversApp, isRunning, let app {
            app.move(to: .active)
            bringToFront(app)
        } else {
            app?.move(to: .background)
            show(covered.coversSettings ? .settings : .home, from: nil)
        }
    }

    func removeCover() {
        cover = nil
        change { $0.isLocked = false }
    }
}
