package import DeviceProtocol

/// An installed app: its bundle, the device's data for it, and, while it runs, its process, its layers and its foreground state.
///
/// > Isolation: the simulator's main thread.
package final class InstalledApp {
    package let identifier: String
    package let name: String
    /// From its bundle; see `icon(on:)`.
    private let ownIcon: String
    /// URL schemes that it opens, lower case.
    package let schemes: [String]
    /// Where its snapshot is stored; nil where it cannot be.
    var imagePath: String?
    /// What the device stores of its notifications.
    package var notifications = AppNotifications() { didSet { folder?.notifications(of: identifier).write(notifications) } }
    /// Its permission to use the device's location.
    var location = LocationPermission() { didSet { storeLocationPermission() } }
    /// Its changes to its home screen icon.
    package var homeIcon = HomeIcon() { didSet { folder?.homeIcon(of: identifier).write(homeIcon) } }
    /// Where its data and the device's data for it are stored.
    private(set) var folder: DeviceFolder?
    /// The user terminated it: only the user can launch it again.
    var wasEndedByUser = false
    /// The device pasteboard's text as last sent to it.
    var pasteboard = ""

    /// How it is launched.
    package private(set) var launcher: AppLauncher
    /// Its saved interface is discarded at the next launch.
    private var discardsSavedState = false
    /// Its process; of one that crashed in the foreground, until it is dismissed.
    package private(set) var session: AppSession?
    /// Holds the layers of this app only, while it runs.
    private(set) var renderer: (any SceneRenderer)?
    let zygotes = AppZygotes()
    package private(set) var standing = ForegroundState.background

    /// > Precondition for success: a bundle has an identifier.
    package init(_ launcher: AppLauncher) throws(LaunchError) {
        let bundle = launcher.bundle
        guard let identifier = bundle.identifier else { throw .missingIdentifier(path: launcher.executable) }
        (self.identifier, name, ownIcon, schemes) = (identifier, bundle.name, bundle.iconPath, bundle.schemes)
        self.launcher = launcher
        prepare(launcher)
    }

    /// A file; empty if there is none.
    package func icon(on idiom: DeviceState.Idiom) -> String {
        let other = homeIcon.alternate.isEmpty ? "" : launcher.bundle.alternateIconPath(homeIcon.alternate, on: idiom)
        return other.isEmpty ? ownIcon : other
    }

    /// The icon's menu: first the quick actions of its `Info.plist`.
    package func shortcuts(for locale: String) -> [AppShortcut] {
        Array((launcher.bundle.shortcuts(for: locale) + homeIcon.shortcuts).prefix(HomeIcon.shortcutLimit))
    }

    /// Path of its bundle.
    var folderPath: String { launcher.bundle.path }
    /// The orientations of its `Info.plist`, in that order; all of them if it declares none.
    func orientations(on idiom: DeviceState.Idiom) -> [DeviceState.Orientation] { launcher.bundle.orientations(on: idiom) }

    /// In the foreground or background.
    package var isRunning: Bool { session.map { $0.ending == nil } ?? false }

    /// The same executable, launched with other arguments.
    func prepare(_ launcher: AppLauncher) {
        self.launcher = launcher
        discardsSavedState = launcher.environment[AppLauncher.discardsState] != nil
    }

    /// Loads its stored state, and stores its data there from now on.
    func settle(in folder: DeviceFolder) throws(LaunchError) {
        do throws(DataError) { try folder.container(of: identifier).make() } catch { throw .data(problem: "\(error)") }
        self.folder = nil
        notifications = folder.notifications(of: identifier).read() ?? AppNotifications()
        location = folder.location(of: identifier).read() ?? LocationPermission()
        homeIcon = folder.homeIcon(of: identifier).read() ?? HomeIcon()
        self.folder = folder
    }

    /// Resets it to a newly installed app. > Precondition: it is not running.
    func forget() {
        (notifications, location, pasteboard) = (AppNotifications(), LocationPermission(), "")
        (homeIcon, wasEndedByUser) = (HomeIcon(), false)
    }

    /// "Allow Once" lasts until the app ends.
    private func storeLocationPermission() {
        var kept = location
        if kept.answer == .once { kept.answer = .undecided }
        folder?.location(of: identifier).write(kept)
    }

    /// Launches it; a running one is terminated first. > Parameters: hasShell: the device shows banners while the app is in the background.
    func start(
        _ beginning: LaunchInfo, on device: DeviceState, _ renderer: any SceneRenderer, hasShell: Bool
    ) throws(LaunchError) -> AppSession {
        end()
        renderer.reset()
        if location.answer == .once { location.answer = .undecided }
        var launcher = launcher
        launcher.beginning = beginning
        (launcher.beginning.notifications, launcher.beginning.location) = (notifications, location)
        launcher.beginning.icon = homeIcon
        // An app that the user terminated starts fresh; one that the system terminated is restored.
        launcher.environment[AppLauncher.discardsState] = wasEndedByUser || discardsSavedState ? "1" : nil
        if let folder {
            launcher.container = folder.container(of: identifier)
            // The user may have deleted files in it.
            do throws(DataError) { try launcher.container?.make() } catch { throw .data(problem: "\(error)") }
        }
        if hasShell { launcher.environment["FERRY_SHELL"] = "1" }
        let session = try launcher.launch(device: device, renderer: renderer, zygotes: zygotes)
        (self.session, self.renderer) = (session, renderer)
        let declared = orientations(on: device.idiom).set
        if !declared.isEmpty { session.supportedOrientations = declared }
        (discardsSavedState, pasteboard) = (false, "")
        if !beginning.isBehind { wasEndedByUser = false }
        standing = beginning.isBehind ? .background : .active
        return session
    }

    /// Sends it the life cycle events on the way to this state.
    func move(to new: ForegroundState) {
        guard let session else { return }
        for change in standing.changes(to: new) { session.send(.lifeCycle(change)) }
        standing = new
    }

    /// It has ended; its layers are removed.
    package func end() {
        session?.terminate()
        renderer?.reset()
        (session, renderer, standing) = (nil, nil, .background)
    }
}

/// How far in front an app is.
package enum ForegroundState: Hashable, Sendable {
    case active
    /// Visible, with something of the device in front of it.
    case inactive
    case background

    /// The life cycle events on the way to a state, in order. > Contract: AP2-3 to AP2-5.
    package func changes(to new: ForegroundState) -> [ApplicationEvent.LifeCycle] {
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
