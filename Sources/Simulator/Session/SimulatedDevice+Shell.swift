internal import DeviceProtocol
internal import Foundation

/// The shell's executable, and the renderer of its layers.
package struct ShellSetup {
    package var launcher: AppLauncher
    package var renderer: any SceneRenderer

    package init(launcher: AppLauncher, renderer: any SceneRenderer) { (self.launcher, self.renderer) = (launcher, renderer) }

    /// The executable next to the simulator's own; nil if it does not exist.
    package static func executable() -> String? {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let path = own.appendingPathComponent("ferry-shell").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
}

/// Home, app switcher, lock screen and notification center: what the device itself shows.
extension SimulatedDevice {
    /// Shows one of the shell's screens. > Parameters: `picture`: the snapshot of the app that was in the foreground.
    func show(_ place: ShellState.Place, from picture: PixelStore?) {
        guard startShell() else { return }
        if let picture, let app = apps.current { keep(picture, of: app) }
        note(place: place)
        if place == .home { opener = nil }
        bringToFront(nil)
        shell?.send(.shell(shellState(comesFromApp: picture != nil)))
    }

    private func startShell() -> Bool {
        if let shell, shell.ending == nil { return true }
        guard let setup = shellSetup else { return false }
        setup.renderer.reset()
        do throws(LaunchError) {
            let made = try setup.launcher.launch(device: state, renderer: setup.renderer)
            made.subject = "the home screen"
            made.onRequest = { [weak self] in self?.handleShell($0) }
            take(made)
            return true
        } catch {
            onNotice?("the home screen cannot be shown: \(error)")
            return false
        }
    }

    func shellState(comesFromApp: Bool) -> ShellState {
        let current = apps.current?.identifier ?? ""
        var shown = ShellState(
            place: place, apps: apps.installed.map(shown), running: apps.running.map(\.identifier), comesFrom: comesFromApp ? current : "",
            under: returnsToApp ? current : "", isHeld: isHeld, notifications: listedNotifications)
        if place == .settings { shown.settingsApp = settingsApp?.identifier ?? "" }
        return shown
    }

    /// The app returns when this screen is dismissed.
    private var returnsToApp: Bool { isRunning && (place == .settings ? settingsWereOpenedFromApp : cover?.coversApp == true) }

    func shown(_ app: InstalledApp) -> ShellState.App {
        let picture = app.imagePath.flatMap { AppSnapshotFile.isThere($0) ? $0 : nil } ?? ""
        var shown = ShellState.App(
            identifier: app.identifier, name: app.name, icon: app.icon(on: state.idiom), picture: app.session == nil ? "" : picture,
            badge: app.notifications.badge)
        (shown.notificationPermission, shown.location) = (app.notifications.permission, app.location)
        (shown.folder, shown.shortcuts) = (app.folderPath, app.shortcuts(for: state.localeIdentifier))
        return shown
    }

    /// The user changes a permission of an app in Settings.
    func set(_ change: PermissionChange, of app: InstalledApp) {
        switch change {
        case .notifications(let permission): app.notifications.permission = permission
        case .location(let permission): app.location = permission
        }
        if app.isRunning { app.session?.send(.permission(change)) }
        notifyShell()
    }

    /// Sends the shell its changed state.
    func notifyShell() {
        if isShellInFront { shell?.send(.shell(shellState(comesFromApp: false))) }
    }

    private func handleShell(_ request: ApplicationRequest) {
        switch request {
        case .shell(.open(let app)): if let app = apps[app] { open(app) }
        case .shell(.shortcut(let shortcut, let app)): if let app = apps[app] { open(app, shortcut: shortcut) }
        case .shell(.home): setInBackground(true)
        case .shell(.uncover): uncover()
        case .shell(.settings): showSettings()
        case .shell(.set(let control)):
            set(control)
            notifyShell()
        case .shell(.permission(let change, let app)):
            if let app = apps[app] { set(change, of: app) }
        case .shell(.erase):
            do throws(DataError) { try erase() } catch { onNotice?("\(error)") }
        case .shell(.end(let app)): if let app = apps[app] { endFromSwitcher(app) }
        case .answered(let answer, let app): if let app = apps[app] { respond(to: answer, of: app) }
        case .log(let line): onNotice?(line)
        case .supportedOrientations: if isShellInFront { updateInterfaceOrientation() }
        case .accessibility(let notification): onAccessibility?(notification)
        default: break
        }
    }
}

/// A snapshot of an app's screen, readable by this user only.
enum AppSnapshotFile {
    static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
