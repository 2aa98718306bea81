package import HostInterface

/// One app as a device has it: what it is, what the device keeps for it, and, while it runs, its process, its layers and how far in front it is.
///
/// > Isolation: the simulator's main thread.
package final class InstalledApp {
    package let identifier: String
    package let name: String
    /// Its own; see `icon(on:)`.
    private let ownIcon: String
    /// Of the links it opens, in small letters.
    package let schemes: [String]
    /// Where its screen is kept as it was left; nil where there is no place for it.
    var imagePath: String?
    /// What the device keeps of its notifications.
    package var notifications = AppNotifications() { didSet { folder?.notifications(of: identifier).write(notifications) } }
    /// Whether it may know where the device is.
    var location = LocationPermission() { didSet { storeLocationPermission() } }
    /// What it changed about its icon on home.
    package var homeIcon = HomeIcon() { didSet { folder?.homeIcon(of: identifier).write(homeIcon) } }
    /// Where its data lies, and what the device keeps of it.
    private var folder: DeviceFolder?
    /// A person ended it: nothing starts it but they.
    var wasEndedByUser = false
    /// The text of the device's pasteboard that it knows of.
    var pasteboard = ""

    /// What it is started with.
    package private(set) var launcher: AppLauncher
    /// What it kept of its interface is thrown away with the next start.
    private var discardsSavedState = false
    /// Its process; of one that crashed in front, until it is put away.
    package private(set) var session: AppSession?
    /// Holds its layers while it runs, and nothing else ever does.
    private(set) var renderer: (any SceneRenderer)?
    package private(set) var standing = ForegroundState.background

    /// > Precondition for success: a bundle has an identifier.
    package init(_ launcher: AppLauncher) throws(LaunchError) {
        let bundle = launcher.bundle
        guard let identifier = bundle.identifier else { throw .missingIdentifier(path: launcher.executable) }
        (self.identifier, name, ownIcon, schemes) = (identifier, bundle.name, bundle.iconPath, bundle.schemes)
        self.launcher = launcher
        prepare(launcher)
    }

    /// A file; empty where it has none.
    package func icon(on idiom: DeviceState.Idiom) -> String {
        let other = homeIcon.alternate.isEmpty ? "" : launcher.bundle.alternateIconPath(homeIcon.alternate, on: idiom)
        return other.isEmpty ? ownIcon : other
    }

    /// The menu of its icon: first what its `Info.plist` lists.
    package func shortcuts(for locale: String) -> [AppShortcut] {
        Array((launcher.bundle.shortcuts(for: locale) + homeIcon.shortcuts).prefix(HomeIcon.shortcutLimit))
    }

    /// Of its bundle.
    var folderPath: String { launcher.bundle.path }
    /// The ways its `Info.plist` lists, in that order; all of them where it lists none.
    func orientations(on idiom: DeviceState.Idiom) -> [DeviceState.Orientation] { launcher.bundle.orientations(on: idiom) }

    /// In front or behind.
    package var isRunning: Bool { session.map { $0.ending == nil } ?? false }

    /// The same program, to be started with other words.
    func prepare(_ launcher: AppLauncher) {
        self.launcher = launcher
        discardsSavedState = launcher.environment[AppLauncher.discardsState] != nil
    }

    /// Takes up what was kept of it, and has its data there from now on.
    func settle(in folder: DeviceFolder) throws(LaunchError) {
        do throws(DataError) { try folder.container(of: identifier).make() } catch { throw .data(problem: "\(error)") }
        self.folder = nil
        notifications = folder.notifications(of: identifier).read() ?? AppNotifications()
        location = folder.location(of: identifier).read() ?? LocationPermission()
        homeIcon = folder.homeIcon(of: identifier).read() ?? HomeIcon()
        self.folder = folder
    }

    /// It is as if it had just been installed. > Precondition: it does not run.
    func forget() {
        (notifications, location, pasteboard) = (AppNotifications(), LocationPermission(), "")
        (homeIcon, wasEndedByUser) = (HomeIcon(), false)
    }

    /// Allowed once is allowed until the app ends.
    private func storeLocationPermission() {
        var kept = location
        if kept.answer == .once { kept.answer = .undecided }
        folder?.location(of: identifier).write(kept)
    }

    /// Starts it; one that runs is ended before. > Parameters: hasShell: the device shows banners while the app is behind.
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
        // Who puts an app away wants it as new; what the system ended comes as it was left.
        launcher.environment[AppLauncher.discardsState] = wasEndedByUser || discardsSavedState ? "1" : nil
        if let folder {
            launcher.container = folder.container(of: identifier)
            // A person may have tidied up in it.
            do throws(DataError) { try launcher.container?.make() } catch { throw .data(problem: "\(error)") }
        }
        if hasShell { launcher.environment["FERRY_SHELL"] = "1" }
        let session = try launcher.launch(device: device, renderer: renderer)
        (self.session, self.renderer) = (session, renderer)
        let declared = orientations(on: device.idiom).bits
        if declared != 0 { session.supportedOrientations = declared }
        (discardsSavedState, pasteboard) = (false, "")
        if !beginning.isBehind { wasEndedByUser = false }
        standing = beginning.isBehind ? .background : .active
        return session
    }

    /// Tells it what happens to it on the way.
    func move(to new: ForegroundState) {
        guard let session else { return }
        for change in standing.changes(to: new) { session.send(.lifeCycle(change)) }
        standing = new
    }

    /// It is gone, and with it everything it had on the screen.
    package func end() {
        session?.terminate()
        renderer?.reset()
        (session, renderer, standing) = (nil, nil, .background)
    }
}

/// How far in front an app is.
package enum ForegroundState: Hashable, Sendable {
    case active
    /// To be seen, with something of the device's before it.
    case inactive
    case background

    /// What an app hears on its way, in order. > Contract: AP2-3 to AP2-5.
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
