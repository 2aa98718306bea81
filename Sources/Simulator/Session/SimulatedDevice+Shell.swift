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

/// Home, the apps that run, and what covers the screen: what the device itself shows.
extension SimulatedDevice {
    /// One of the device's own screens comes to the front. > Parameters: picture: the app's screen, where it was in front.
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
            onNotice?("home cannot be shown: \(error)")
            return false
        }
    }

    func shellState(comesFromApp: Bool) -> ShellState {
        let current = apps.current?.identifier ?? ""
        return ShellState(
            place: place, apps: apps.installed.map(shown), running: apps.running.map(\.identifier), comesFrom: comesFromApp ? current : "",
            under: returnsToApp ? current : "", isHeld: isHeld, notifications: listedNotifications)
    }

    /// What is before the app goes, and it is there again.
    private var returnsToApp: Bool { isRunning && (place == .settings ? settingsWereOpenedFromApp : cover?.coversApp == true) }

    func shown(_ app: InstalledApp) -> ShellState.App {
        let picture = app.imagePath.flatMap { AppSnapshotFile.isThere($0) ? $0 : nil } ?? ""
        var shown = ShellState.App(
            identifier: app.identifier, name: app.name, icon: app.icon(on: state.idiom), picture: app.session == nil ? "" : picture,
            badge: app.notifications.badge)
        (shown.folder, shown.shortcuts) = (app.folderPath, app.shortcuts(for: state.localeIdentifier))
        return shown
    }

    /// The device's own screens hear of what has changed.
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
        case .shell(.set(let name, let value)):
            if let control = DeviceControl(name: name, value: value) { set(control) }
            notifyShell()
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

/// A picture of an app's screen as it was left, for this person's eyes.
enum AppSnapshotFile {
    static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
