internal import HostInterface

/// What covers the screen until a person takes it away.
struct CoverSheet: Hashable {
    /// `lock` or `center`.
    var place: ShellState.Place
    /// The app was in front, and is again afterwards.
    var coversApp: Bool
    /// The settings were, and are again.
    var coversSettings: Bool
    /// What came before is not listed. > Units: seconds since 1970.
    var since: Double
}

/// The lock screen, and the list of what came.
extension SimulatedDevice {
    /// The app goes behind, protected files out of its reach; what comes from now on is listed.
    package func lock() {
        guard !state.isLocked, shellSetup != nil else { return }
        show(.lock, since: time)
    }

    /// As though nothing had covered the screen.
    package func unlock() {
        if state.isLocked { uncover() }
    }

    /// Everything that came and was not answered; the app is to be seen no more, but not behind.
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

    /// What lay under the cover is in front again.
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
