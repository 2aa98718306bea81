internal import HostInterface

/// What covers the screen until a person takes it away.
struct DeviceCover: Hashable {
    /// `lock` or `center`.
    var place: ShellState.Place
    /// The app was in front, and is again afterwards.
    var isAppUnder: Bool
    /// What came before is not listed. > Units: seconds since 1970.
    var since: Double
}

/// The lock screen, and the list of what came.
extension SimulatedDevice {
    /// The app goes behind, protected files out of its reach; what comes from now on is listed.
    package func lock() {
        guard !state.isLocked, shellSetup != nil else { return }
        show(DeviceCover(place: .lock, isAppUnder: isAppUnderNext, since: time))
    }

    /// As though nothing had covered the screen.
    package func unlock() {
        if state.isLocked { uncover() }
    }

    /// Everything that came and was not answered; the app is to be seen no more, but not behind.
    package func showNotificationCenter() {
        guard cover == nil, shellSetup != nil else { return }
        show(DeviceCover(place: .center, isAppUnder: isAppUnderNext, since: 0))
    }

    private var isAppUnderNext: Bool { cover?.isAppUnder ?? !isShellInFront }

    private func show(_ new: DeviceCover) {
        if app?.ending != nil { dropApp() }
        let picture = isShellInFront || app == nil ? nil : screenshot()
        cover = new
        move(to: new.place == .lock || standing == .background ? .background : .inactive)
        if new.place == .lock { change { $0.isLocked = true } }
        show(new.place, from: picture)
    }

    /// What lay under the cover is in front again.
    func uncover() {
        guard let covered = cover else { return }
        takeCoverAway()
        if covered.isAppUnder, isRunning {
            move(to: .active)
            bringToFront(shell: false)
        } else {
            move(to: .background)
            show(.home, from: nil)
        }
    }

    func takeCoverAway() {
        cover = nil
        change { $0.isLocked = false }
    }

    /// An app that starts for a person to see comes over everything.
    func uncoverForLaunch() {
        if cover != nil { takeCoverAway() }
    }

    /// What the cover lists, newest first.
    var listedNotifications: [DeviceNotification] {
        guard let cover else { return [] }
        return notifications.delivered.filter { $0.date >= cover.since && $0.isShown }
    }
}
