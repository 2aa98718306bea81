internal import Foundation
internal import HostInterface

/// The app of the device's own screens, and where its layers are kept.
package struct ShellSetup {
    package var launcher: AppLauncher
    package var renderer: any SceneRenderer

    package init(launcher: AppLauncher, renderer: any SceneRenderer) { (self.launcher, self.renderer) = (launcher, renderer) }

    /// As it lies beside the simulator's own program; nil where it does not.
    package static func executable() -> String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let path = own.appendingPathComponent("ferry-shell").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
}

/// Home, banners over it, and an app that does not run: what the device itself does.
extension SimulatedDevice {
    // MARK: Home

    /// One of the device's own screens comes to the front. > Parameters: picture: the app's screen, where it was in front.
    func show(_ place: ShellState.Place, from picture: PixelStore?) {
        guard startShell() else { return }
        if let picture, let path = snapshotPath { _ = try? ScreenshotFile.write(picture.reduced(by: Int(device.scale)), to: path) }
        note(place: place)
        bringToFront(shell: true)
        shell?.send(.shell(shellState(comesFromApp: picture != nil)))
    }

    private func startShell() -> Bool {
        if let shell, shell.ending == nil { return true }
        guard let setup = shellSetup else { return false }
        setup.renderer.reset()
        do throws(LaunchError) {
            let made = try setup.launcher.launch(device: state, renderer: setup.renderer)
            made.onRequest = { [weak self] in self?.handleShell($0) }
            take(made)
            return true
        } catch {
            onNotice?("home cannot be shown: \(error)")
            return false
        }
    }

    /// The app's screen as it was left, for this person's eyes.
    private var snapshotPath: String? { RunningDevice.picturePath(of: identifier) }

    /// What the device leaves nothing of.
    package func close() {
        app?.terminate()
        shell?.terminate()
        push?.close()
        if let snapshotPath { try? FileManager.default.removeItem(atPath: snapshotPath) }
    }

    func shellState(comesFromApp: Bool) -> ShellState {
        let picture = snapshotPath.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil } ?? ""
        return ShellState(
            place: place, name: launcher?.displayName ?? "", icon: launcher?.iconPath ?? "", picture: app == nil ? "" : picture,
            badge: notifications.badge, isRunning: isRunning, comesFromApp: comesFromApp,
            isAppUnder: cover?.isAppUnder ?? false, isHeld: isHeld, notifications: listedNotifications)
    }

    private func handleShell(_ request: ApplicationRequest) {
        switch request {
        case .shell(.open): reopen()
        case .shell(.home): setInBackground(true)
        case .shell(.uncover): uncover()
        case .shell(.end): endFromSwitcher()
        case .answered(let answer): respond(to: answer)
        case .log(let line): onNotice?(line)
        case .accessibility(let news): onAccessibility?(news)
        default: break
        }
    }

    /// Whether the app runs, in front or behind.
    package var isRunning: Bool { app.map { $0.ending == nil } ?? false }

    /// An app that ended behind is gone; home says so.
    package func noticeEnd() {
        guard isShellInFront, let ending = app?.ending else { return }
        onNotice?("\(ending)")
        dropApp()
        shell?.send(.shell(shellState(comesFromApp: false)))
    }

    /// The app comes to the front; one that does not run is started.
    func reopen() {
        if isRunning { return setInBackground(false) }
        start(AppBeginning())
    }

    private func start(_ beginning: AppBeginning) {
        guard var launcher else { return }
        launcher.beginning = beginning
        // Who puts an app away wants it as new; what the system ended comes as it was left.
        launcher.environment[AppLauncher.discardsState] = wasEndedByPerson ? "1" : nil
        if !beginning.isBehind { wasEndedByPerson = false }
        do throws(LaunchError) { try launch(launcher) } catch { onNotice?("\(error)") }
    }

    /// Ends the app as a person does who puts it away; home shows.
    package func end() {
        guard app != nil else { return }
        let picture = isShellInFront ? nil : screenshot()
        wasEndedByPerson = true
        dropApp()
        cover?.isAppUnder = false
        show(cover?.place ?? .home, from: picture)
    }

    /// Ends the app as the system does for its memory: behind, where it sleeps.
    package func reclaim() {
        guard app != nil else { return }
        if cover == nil { setInBackground(true) }
        dropApp()
        cover?.isAppUnder = false
        show(cover?.place ?? .home, from: nil)
    }

    // MARK: Notifications of an app that does not run

    /// When the next one comes; nil while the app runs and sees to them itself. > Units: seconds since 1970.
    package var nextNotification: Double? { isRunning ? nil : notifications.pending.compactMap(\.moments.first).min() }

    /// What is due comes. > Parameters: now: seconds since 1970.
    package func deliverDue(_ now: Double) {
        guard let next = nextNotification, next <= now else { return }
        let due = notifications.pending.filter { ($0.moments.first ?? .infinity) <= now }
        keep { kept in
            kept.pending = kept.pending.compactMap { one in
                var one = one
                one.moments.removeAll { $0 <= now }
                return one.moments.isEmpty ? nil : one
            }
        }
        for var one in due.sorted(by: { ($0.moments.first ?? 0) < ($1.moments.first ?? 0) }) {
            one.date = one.moments.first ?? now
            one.moments = []
            deliverToEnded(one)
        }
    }

    func deliverToEnded(_ payload: PushPayload, identifier: String) {
        if !payload.isSilent { deliverToEnded(DeviceNotification(payload, identifier: identifier, date: time)) }
        guard payload.wakesApp, !wasEndedByPerson, launcher?.runsForNotifications ?? false else { return }
        start(AppBeginning(payload: payload.text))
    }

    private func deliverToEnded(_ notification: DeviceNotification) {
        guard notifications.permission == .granted || notifications.permission == .quiet else { return }
        let (allowsBadge, allowsSound, allowsAlert) = (
            notifications.options & 1 != 0, notifications.options & 2 != 0, notifications.options & 4 != 0
        )
        keep { kept in
            kept.delivered.removeAll { $0.identifier == notification.identifier }
            kept.delivered.insert(notification, at: 0)
            if allowsBadge, let badge = notification.badge { kept.badge = badge }
        }
        guard notifications.permission == .granted else { return }
        if allowsSound, !notification.sound.isEmpty { noteHaptic("sound \(notification.sound)") }
        tellList()
        if allowsAlert, notification.isShown { showBanner(notification) }
    }

    /// The device's own screens hear of what has changed.
    func tellList() {
        if isShellInFront { shell?.send(.shell(shellState(comesFromApp: false))) }
    }

    func showBanner(_ notification: DeviceNotification) {
        guard isShellInFront, cover == nil else { return }
        let category = notifications.categories.first { $0.identifier == notification.category }
        shell?.send(.banner(notification, category?.actions ?? []))
    }

    private func respond(to answer: NotificationAnswer) {
        let category = notifications.categories.first { $0.identifier == answer.notification.category }
        if answer.isDismissal, !answer.leavesList, category?.hearsDismissal != true { return }
        keep { $0.delivered.removeAll { $0.identifier == answer.notification.identifier } }
        let opens =
            !answer.isDismissal && (answer.action.isEmpty || category?.actions.first { $0.identifier == answer.action }?.opensApp == true)
        guard let app, app.ending == nil else {
            if answer.isDismissal, category?.hearsDismissal != true { return tellList() }
            var beginning = AppBeginning(answer: answer)
            beginning.answersBehind = !opens
            start(beginning)
            if !opens { tellList() }
            return
        }
        if opens { setInBackground(false) }
        app.send(.answer(answer))
    }
}

extension AppNotifications.Action {
    /// `UNNotificationActionOptions.foreground`.
    fileprivate var opensApp: Bool { options & 4 != 0 }
}
