package import HostInterface

/// Apps that are installed, come to the front, go behind and end.
extension SimulatedDevice {
    /// An app of the same identifier makes way for it. > Returns: the app, which does not run so far.
    @discardableResult
    package func install(_ launcher: AppLauncher) throws(LaunchError) -> InstalledApp {
        let app = try InstalledApp(launcher)
        try app.settle(in: try folder())
        app.imagePath = RunningDevice.newImagePath()
        for notice in apps.install(app) { onNotice?(notice) }
        push.add(app.identifier)
        change { $0.linkSchemes = apps.schemes }
        // What was due while nothing ran comes now.
        deliverDue(time)
        notifyShell()
        return app
    }

    /// Starts an app, which is installed before if it is not.
    package func launch(_ launcher: AppLauncher) throws(LaunchError) {
        let known = launcher.bundle.identifier.flatMap { apps[$0] }
        guard let known, known.launcher.executable == launcher.executable else {
            return try start(try install(launcher), launcher.beginning)
        }
        known.prepare(launcher)
        try start(known, launcher.beginning)
    }

    /// Starts an app that does not run, or starts it again.
    func start(_ app: InstalledApp, _ beginning: LaunchInfo) throws(LaunchError) {
        let isBehind = beginning.isBehind
        // It is told of a device that is not locked.
        if !isBehind, cover != nil { removeCover() }
        let session = try app.start(beginning, on: lying(firstOrientation(of: app)), makeRenderer(), hasShell: shellSetup != nil)
        session.onRequest = { [weak self, weak app] request in if let app { self?.handle(request, from: app) } }
        if !isBehind { moveToForeground(app) }
    }

    /// The app comes to the front; one that does not run is started.
    ///
    /// - Parameters:
    ///   - link: what it is to open.
    ///   - shortcut: the line of its icon's menu that a person chose.
    package func open(_ app: InstalledApp, link: AppLink? = nil, shortcut: AppShortcut? = nil) {
        guard app.isRunning else {
            var beginning = LaunchInfo(url: link?.url ?? "", source: link?.source ?? "")
            beginning.shortcut = shortcut
            do throws(LaunchError) {
                try start(app, beginning)
            } catch {
                onNotice?("\(error)")
                // The picture that grew from its icon goes again.
                if isShellInFront { notifyShell() } else if !isRunning { show(.home, from: nil) }
            }
            return
        }
        // Before it is active: what it opens is there when a person sees it.
        if link != nil || shortcut != nil, app.standing == .background { app.move(to: .inactive) }
        if let link { app.session?.send(.openURL(link.url, from: link.source)) }
        if let shortcut { app.session?.send(.shortcut(shortcut)) }
        moveToForeground(app)
    }

    /// The app looks for something new: one that does not run is started behind. > Parameters: app: nil for the one in front, or that was last.
    package func fetch(_ app: InstalledApp? = nil) {
        guard let app = app ?? apps.current else { return }
        guard !app.isRunning else { return app.session?.send(.fetch) ?? () }
        var beginning = LaunchInfo()
        beginning.fetches = true
        launchInBackground(app, beginning)
        notifyShell()
    }

    /// Whoever was in front before goes behind.
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

    /// Whether the app runs, in front or behind.
    package var isRunning: Bool { apps.current?.isRunning ?? false }

    /// Sends the app to the background or brings it back, with the notifications of its life cycle.
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

    /// The home button: home, and from there the app again; what covers the screen goes.
    package func pressHome() {
        // Where the device's own screens have ended, they come back first.
        if isShellInFront, shell?.ending != nil { return show(cover?.place ?? .home, from: nil) }
        if cover != nil { return uncover() }
        setInBackground(isShellInFront && place != .home ? true : !isInBackground)
    }

    /// The apps that run come to the front; the app is to be seen among them.
    package func showSwitcher() {
        guard shellSetup != nil, cover == nil, !(isShellInFront && place == .switcher) else { return }
        let app = apps.current
        if let app, !app.isRunning { app.end() }
        let picture = isShellInFront || app?.session == nil ? nil : screenshot()
        if let app, app.standing == .active { app.move(to: .inactive) }
        show(.switcher, from: picture)
    }

    /// The device's settings take the place of what is on the screen; the app goes behind.
    package func showSettings() {
        guard shellSetup != nil, cover == nil, !(isShellInFront && place == .settings) else { return }
        let app = apps.current
        if let app, !app.isRunning { app.end() }
        settingsWereOpenedFromApp = !isShellInFront && app?.session != nil
        let picture = settingsWereOpenedFromApp ? screenshot() : nil
        app?.move(to: .background)
        show(.settings, from: picture)
    }

    /// Apps that run hear that memory is short.
    package func warnOfMemory() {
        for session in sessions where session !== shell { session.send(.lifeCycle(.memoryWarning)) }
    }

    // MARK: Endings

    /// An app's card was thrown away: it goes behind and ends, without a word where it sleeps. > Contract: AP2-8.
    func endFromSwitcher(_ app: InstalledApp) {
        app.wasEndedByUser = true
        app.move(to: .background)
        app.end()
        show(apps.running.isEmpty ? .home : .switcher, from: nil)
    }

    /// Ends an app as a person does who puts it away; home shows where it was. > Parameters: app: nil for the one in front.
    package func end(_ app: InstalledApp? = nil) {
        guard let app = app ?? apps.current, app.session != nil else { return }
        app.wasEndedByUser = true
        guard app === apps.current else { return terminateInBackground(app) }
        let picture = isShellInFront ? nil : screenshot()
        app.end()
        cover?.coversApp = false
        show(cover?.place ?? .home, from: picture)
    }

    /// Ends an app as the system does for its memory: behind, where it sleeps. > Parameters: app: nil for the one in front.
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

    /// Apps that ended behind are gone; home says so.
    package func noticeEnd() {
        let ended = apps.installed.filter { $0.session?.ending != nil && (isShellInFront || $0 !== apps.current) }
        for app in ended {
            if let ending = app.session?.ending { onNotice?("\(app.name): \(ending)") }
            app.end()
        }
        if !ended.isEmpty { notifyShell() }
    }

    /// What the device leaves nothing of.
    package func close() {
        for app in apps.installed {
            app.end()
            if let path = app.imagePath { AppSnapshotFile.remove(path) }
        }
        shell?.terminate()
        push.close()
    }
}
