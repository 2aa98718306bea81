package import DeviceProtocol

/// Installing, foregrounding, backgrounding and terminating apps.
extension SimulatedDevice {
    /// Replaces an app of the same identifier. > Returns: the app, which is not running yet.
    @discardableResult
    package func install(_ launcher: AppLauncher) throws(LaunchError) -> InstalledApp {
        let app = try InstalledApp(launcher)
        let folder = try folder()
        try app.settle(in: folder)
        if state.identity.isEmpty { change { $0.identity = folder.identity(of: device.name) } }
        app.imagePath = RunningDevice.newImagePath()
        for notice in apps.install(app) { onNotice?(notice) }
        push.add(app.identifier)
        change { $0.linkSchemes = apps.schemes }
        // Notifications that were due while no app ran are delivered now.
        deliverDue(time)
        notifyShell()
        return app
    }

    /// Ends an app and removes it with its data.
    package func uninstall(_ app: InstalledApp) throws(DataError) {
        if app.session != nil { end(app) }
        if opener === app { opener = nil }
        apps.remove(app)
        push.remove(app.identifier)
        app.forget()
        if let path = app.imagePath { AppSnapshotFile.remove(path) }
        try data?.remove(app.identifier)
        change { $0.linkSchemes = apps.schemes }
        notifyShell()
    }

    /// Launches an app; installs it first if necessary.
    package func launch(_ launcher: AppLauncher) throws(LaunchError) {
        let known = launcher.bundle.identifier.flatMap { apps[$0] }
        guard let known, known.launcher.executable == launcher.executable else {
            return try start(try install(launcher), launcher.beginning)
        }
        known.prepare(launcher)
        try start(known, launcher.beginning)
    }

    /// Launches an app that is not running, or relaunches it.
    func start(_ app: InstalledApp, _ beginning: LaunchInfo) throws(LaunchError) {
        let isBehind = beginning.isBehind
        // It launches on an unlocked device.
        if !isBehind, cover != nil { removeCover() }
        let session = try app.start(beginning, on: lying(firstOrientation(of: app)), makeRenderer(), hasShell: shellSetup != nil)
        session.onRequest = { [weak self, weak app] request in if let app { self?.handle(request, from: app) } }
        let process = session.process.identifier
        session.process.watchOutput { [weak self, weak app] line in if let app { self?.onOutput?(app, process, line) } }
        if !isBehind { moveToForeground(app) }
    }

    /// Brings an app to the foreground; launches it if it is not running.
    ///
    /// - Parameters:
    ///   - link: the URL to open.
    ///   - shortcut: the quick action that the user chose.
    package func open(_ app: InstalledApp, link: AppLink? = nil, shortcut: AppShortcut? = nil) {
        guard app.isRunning else {
            var beginning = LaunchInfo(url: link?.url ?? "", source: link?.source ?? "")
            beginning.shortcut = shortcut
            do throws(LaunchError) {
                try start(app, beginning)
            } catch {
                onNotice?("\(error)")
                // The snapshot that grew from its icon is removed.
                if isShellInFront { notifyShell() } else if !isRunning { show(.home, from: nil) }
            }
            return
        }
        // Before it becomes active: what it opens is there when the user sees it.
        if link != nil || shortcut != nil, app.standing == .background { app.move(to: .inactive) }
        if let link { app.session?.send(.openURL(link.url, from: link.source)) }
        if let shortcut { app.session?.send(.shortcut(shortcut)) }
        moveToForeground(app)
    }

    /// Background fetch; launches the app in the background if necessary. > Parameters: app: nil for the foreground or most recent app.
    package func fetch(_ app: InstalledApp? = nil) {
        guard let app = app ?? apps.current else { return }
        guard !app.isRunning else { return app.session?.send(.fetch) ?? () }
        guard state.refreshesInBackground else { return onNotice?("\(app.name) does not fetch: Background App Refresh is off") ?? () }
        var beginning = LaunchInfo()
        beginning.fetches = true
        launchInBackground(app, beginning)
        notifyShell()
    }

    /// The previous foreground app enters the background.
    private func moveToForeground(_ app: InstalledApp) {
        if cover != nil { removeCover() }
        opener = nil
        if let old = apps.current, old !== app, old.session != nil {
            if !isShellInFront, old.isRunning { keep(screenshot(), of: old) }
            old.move(to: .background)
            if !old.isRunning { old.end() }
        }
        app.move(to: .active)
        apps.use(app)
        bringToFront(app)
    }

    func keep(_ picture: PixelStore, of app: InstalledApp) {
        if let path = app.imagePath { _ = try? ScreenshotFile.write(picture.reduced(by: Int(device.scale)), to: path) }
    }

    /// The app is behind one of the device's own screens.
    package var isInBackground: Bool { apps.current?.isRunning == true && standing == .background }

    /// Whether the app is running, in the foreground or background.
    package var isRunning: Bool { apps.current?.isRunning ?? false }

    /// Sends the app to the background or foreground, with its life cycle events.
    package func setInBackground(_ background: Bool) {
        if background, isShellInFront, shell?.ending != nil { return pressHome() }
        if cover != nil { removeCover() }
        guard let app = apps.current, app.session != nil else {
            if !background, let app = apps.current { return open(app) }
            return place == .home ? () : show(.home, from: nil)
        }
        if background, !app.isRunning {
            app.end()
            return show(.home, from: nil)
        }
        if background {
            guard !isInBackground || (isShellInFront && place != .home) else { return }
            let picture = isShellInFront || shellSetup == nil ? nil : screenshot()
            app.move(to: .background)
            show(.home, from: picture)
        } else if standing != .active {
            open(app)
        }
    }

    /// The home button: shows home, and at home the app again; dismisses what covers the screen.
    package func pressHome() {
        // If the shell has ended, it is restarted first.
        if isShellInFront, shell?.ending != nil { return show(cover?.place ?? .home, from: nil) }
        if cover != nil { return uncover() }
        setInBackground(isShellInFront && place != .home ? true : !isInBackground)
    }

    /// Shows the app switcher; the app remains visible in it.
    package func showSwitcher() {
        guard shellSetup != nil, cover == nil, !(isShellInFront && place == .switcher) else { return }
        let app = apps.current
        if let app, !app.isRunning { app.end() }
        let picture = isShellInFront || app?.session == nil ? nil : screenshot()
        if let app, app.standing == .active { app.move(to: .inactive) }
        show(.switcher, from: picture)
    }

    /// Shows the device's settings; the app enters the background. > Parameters: page: the app whose page they open with; nil for the list.
    package func showSettings(of page: InstalledApp? = nil) {
        guard shellSetup != nil, cover == nil, !(isShellInFront && place == .settings) else { return }
        let app = apps.current
        (settingsApp, opener) = (page, page)
        if let app, !app.isRunning { app.end() }
        settingsWereOpenedFromApp = !isShellInFront && app?.session != nil
        let picture = settingsWereOpenedFromApp ? screenshot() : nil
        app?.move(to: .background)
        show(.settings, from: picture)
    }

    /// The user took a screenshot; the app on the screen is notified. Those of scripts are not the user's.
    package func noteScreenshot() {
        if !isShellInFront { app?.send(.screenshotTaken) }
    }

    /// Sends running apps a memory warning.
    package func warnOfMemory() {
        for session in sessions where session !== shell { session.send(.lifeCycle(.memoryWarning)) }
    }

    // MARK: Termination

    /// An app's card was swiped away: it enters the background and ends, without notification if suspended. > Contract: AP2-8.
    func endFromSwitcher(_ app: InstalledApp) {
        app.wasEndedByUser = true
        app.move(to: .background)
        app.end()
        show(apps.running.isEmpty ? .home : .switcher, from: nil)
    }

    /// Terminates an app as the user does; home replaces it. > Parameters: app: nil for the foreground app.
    package func end(_ app: InstalledApp? = nil) {
        guard let app = app ?? apps.current, app.session != nil else { return }
        app.wasEndedByUser = true
        guard app === apps.current else { return terminateInBackground(app) }
        let picture = isShellInFront ? nil : screenshot()
        app.end()
        cover?.coversApp = false
        show(cover?.place ?? .home, from: picture)
    }

    /// Terminates an app as the system does for its memory: in the background, suspended. > Parameters: app: nil for the foreground app.
    package func reclaim(_ app: InstalledApp? = nil) {
        guard let app = app ?? apps.current, app.session != nil else { return }
        guard app === apps.current else { return terminateInBackground(app) }
        if cover == nil { setInBackground(true) }
        app.end()
        cover?.coversApp = false
        show(cover?.place ?? .home, from: nil)
    }

    private func terminateInBackground(_ app: InstalledApp) {
        app.end()
        notifyShell()
    }

    /// Removes apps that ended in the background and updates home.
    package func noticeEnd() {
        let ended = apps.installed.filter { $0.session?.ending != nil && (isShellInFront || $0 !== apps.current) }
        for app in ended {
            if let ending = app.session?.ending { onNotice?("\(app.name): \(ending)") }
            app.end()
        }
        if !ended.isEmpty { notifyShell() }
    }

    /// Removes everything temporary of the device.
    package func close() {
        for app in apps.installed {
            app.end()
            if let path = app.imagePath { AppSnapshotFile.remove(path) }
        }
        shell?.terminate()
        push.close()
    }
}
