internal import AppLink
package import DeviceProtocol
internal import Foundation
package import HostInterface

/// The device as the user handles it: its orientation, its settings, and its apps.
///
/// > Isolation: the simulator's main thread.
package final class SimulatedDevice {
    package let device: Device
    package private(set) var state: DeviceState
    /// Its physical orientation; the foreground app's may differ.
    var held = DeviceState.Orientation.portrait
    /// Locks the device when it is not used.
    var autoLock = AutoLock()
    /// Installed apps.
    package internal(set) var apps = AppRegistry()
    /// The shell, once one of its screens was shown.
    package private(set) var shell: AppSession?
    /// Of the foreground app, or the most recent one.
    package var app: AppSession? { apps.current?.session }
    /// What the screen shows.
    package var session: AppSession? { isShellInFront ? shell : app }
    /// All running apps.
    package var sessions: [AppSession] { apps.installed.compactMap(\.session) + [shell].compactMap(\.self) }
    /// Of running apps that are not on the screen.
    var backgroundSessions: [AppSession] {
        apps.installed.filter(\.isRunning).compactMap(\.session).filter { [session] one in one !== session }
    }
    package private(set) var isShellInFront = false
    /// The shell; nil for a device without one.
    package var shellSetup: ShellSetup?
    /// Called with the app that enters the foreground, before it receives events there.
    package var onForegroundChange: ((AppSession) -> Void)?
    /// What the device's clock shows if it is not set. > Units: seconds since 1970.
    package var wallTime: () -> Double = { Date().timeIntervalSince1970 }
    package let composer: ScreenComposer
    /// Updates the frame, where no run loop does.
    var compose: (() -> Void)?
    /// The text on the device's pasteboard, which all apps share.
    package private(set) var pasteboard = ""
    /// Messages for the user: an app's log line, a URL it opens, a vibration.
    package var onNotice: ((String) -> Void)?
    /// Each line that an app prints.
    package var onOutput: ((InstalledApp, _ process: Int32, String) -> Void)?
    /// What the status bar shows instead of the truth.
    package var statusBar = StatusBarOverrides()
    /// An app put text on its pasteboard.
    package var onClipboard: ((String) -> Void)?
    /// It entered the foreground and has no frame yet.
    private weak var awaited: InstalledApp?
    /// Receives commands to the simulator from outside; nil where it cannot.
    package var onCommand: ((HostCommand) -> Void)?
    /// The user-visible state of the device changed.
    package var onChange: ((DeviceState) -> Void)?
    /// The app posted a notification for assistive tools.
    package var onAccessibility: ((AccessibilityNotification) -> Void)?
    /// Haptic feedback since the device was created, in order.
    package private(set) var haptics: [String] = []
    /// The app's last known foreground state.
    package var standing: ForegroundState { apps.current?.standing ?? .background }
    /// The shell's current or last screen.
    package private(set) var place = ShellState.Place.home
    /// The lock screen or notification center that covers the screen; nil if none does.
    var cover: CoverSheet?
    /// Dismissing the settings returns to the app.
    var settingsWereOpenedFromApp = false
    /// The app whose page Settings opened with.
    weak var settingsApp: InstalledApp?
    /// Swipes from the screen's edges.
    var gesture = SystemGesture()
    /// The app that opened the foreground app; the back-to-app label returns to it.
    weak var opener: InstalledApp?
    /// The finger on the back-to-app label.
    var backToApp = BackToAppTouch()
    /// A finger controls the screen that appears now.
    var isHeld = false
    /// File of the learned Chinese words; scripts do not learn.
    package var learnedWordsPath: String?
    private lazy var speller = SpellerProcess(learnt: learnedWordsPath)
    /// Receives remote notifications.
    package private(set) lazy var push = makePushService()
    /// Data of its apps, set before the first is installed; otherwise it is temporary.
    package var data: DeviceFolder?
    /// Creates the renderer of one app's layers; no two apps share one.
    let makeRenderer: () -> any SceneRenderer

    /// > Parameters: renderer: called for every launch of an app.
    package init(
        device: Device, appearance: DeviceState.Appearance, renderer: @autoclosure @escaping () -> any SceneRenderer,
        chrome: any DeviceChrome
    ) {
        self.device = device
        makeRenderer = renderer
        state = device.state(appearance: appearance)
        composer = ScreenComposer(renderer: renderer(), chrome: chrome, state: ChromeState(device: device, appearance: appearance))
    }

    /// Language and region of the whole device, for apps launched from now on.
    package func set(locale: String?, timeZone: String? = nil) {
        if let timeZone { state.timeZoneIdentifier = timeZone }
        if let locale { state.setLocale(locale) }
    }

    /// Handles an app's request.
    func handle(_ request: ApplicationRequest, from app: InstalledApp) {
        switch request {
        case .pasteboard(let text):
            (pasteboard, app.pasteboard) = (text, text)
            onClipboard?(text)
        case .log(let line): onNotice?(line)
        case .openURL(let number, let url): open(url, number, from: app)
        case .haptic(let feedback):
            note(feedback)
            onNotice?("vibration: \(feedback)")
        case .candidates(let id, let letters, let choices):
            app.session?.send(.candidates(id: id, speller.candidates(letters, choices: choices)))
        case .accessibility(let notification):
            if app.session === session { onAccessibility?(notification) }
            guard state.voiceOver, case .announcement(let text) = notification else { return }
            app.session?.send(.announced(text, wasSpoken: app.session === session))
        case .notifications(let all):
            app.notifications = all
            notifyShell()
        case .showNotification(let one): showBanner(one, of: app)
        case .registerForPush(let wants): if let answer = push.register(wants, app.identifier) { app.session?.send(answer) }
        case .answered(let answer, let other): if let other = apps[other] { respond(to: answer, of: other) }
        case .location(let permission):
            app.location = permission
            notifyShell()
        case .homeIcon(let icon):
            app.homeIcon = icon
            notifyShell()
        case .fetched(let result):
            let words =
                switch result {
                case .newData: "new data"
                case .noData: "no data"
                case .failed: "a failure"
                }
            onNotice?("\(app.name), background fetch: \(words)")
        case .supportedOrientations: if app.session === session { updateInterfaceOrientation() }
        case .turn(let orientation):
            if app.session === session { _ = turn(to: orientation) }
        // The session stores these; the next frame or query reads them there.
        case .didLaunch, .statusBar, .statusBarEnd, .homeIndicator, .deferredEdges, .elements, .treeText, .screen, .keyboard, .issues,
            .performed,
            .idleTimer, .nothingShown:
            break
        case .pushHandled, .shell: break
        }
    }

    func clearPasteboard() { pasteboard = "" }

    // Used by the shell; see `SimulatedDevice+Shell`.

    /// Its orientation changed.
    func note(_ new: DeviceState) {
        state = new
        composer.update { $0.orientation = new.orientation }
    }

    func note(place: ShellState.Place) { self.place = place }

    /// The current screen, as the app's snapshot.
    func screenshot() -> PixelStore {
        compose?()
        return composer.screenshot()
    }

    /// > Parameters: app: nil for the shell.
    func bringToFront(_ app: InstalledApp?) {
        let showsImage = isShellInFront && app?.session?.transactionCount == 0
        isShellInFront = app == nil
        // Until a launching app has a frame, the snapshot that grew from its icon represents it.
        awaited = showsImage ? app : nil
        if !showsImage, let renderer = app == nil ? shellSetup?.renderer : app?.renderer { composer.show(renderer) }
        if let app, app.pasteboard != pasteboard {
            app.pasteboard = pasteboard
            app.session?.send(.input(.clipboard(pasteboard, pastes: false, time: 0)))
        }
        if let session { onForegroundChange?(session) }
        updateInterfaceOrientation()
    }

    func take(_ shell: AppSession) { self.shell = shell }

    /// For scripts; old ones are discarded.
    func note(_ feedback: ApplicationRequest.Feedback) {
        if haptics.count >= 1000 { haptics.removeFirst(500) }
        haptics.append(feedback.description)
    }

    /// Connects or disconnects a hardware keyboard; without one, text inputs use the software keyboard.
    package func setHardwareKeyboard(_ isConnected: Bool) {
        guard state.hardwareKeyboard != isConnected else { return }
        state.hardwareKeyboard = isConnected
        notifyAllApps()
    }

    /// Changes a setting, or the device's surroundings.
    package func set(_ control: DeviceControl) { change { control.apply(to: &$0, at: wallTime()) } }

    /// What the device's clock shows. > Units: seconds since 1970.
    package var time: Double { wallTime() + state.timeShift }

    /// Changes user-visible state of the device: its battery, its proximity sensor.
    package func change(_ body: (inout DeviceState) -> Void) {
        var new = state
        body(&new)
        guard new != state else { return }
        let place = state.location
        state = new
        if place != new.location { deliverCrossed(from: place, to: new.location) }
        composer.update {
            ($0.batteryLevel, $0.isCharging, $0.savesPower) = (new.batteryLevel, new.isCharging, new.savesPower)
            ($0.invertsColors, $0.appearance, $0.isOffline) = (new.invertColors, new.appearance, new.network == .offline)
        }
        notifyAllApps()
        onChange?(state)
    }

    /// Turns VoiceOver on or off.
    package func setVoiceOver(_ isOn: Bool) {
        guard state.voiceOver != isOn else { return }
        state.voiceOver = isOn
        notifyAllApps()
    }

    /// Typing connects a hardware keyboard: the software keyboard is hidden before the key is sent.
    package func prepare(for input: InputEvent) {
        autoLock.touched()
        if case .clipboard(let text, _, _) = input {
            pasteboard = text
            if !isShellInFront { apps.current?.pasteboard = text }
        }
        guard !state.hardwareKeyboard, session?.keyboardVisible == true else { return }
        switch input {
        case .key(let key, _) where key.phase == .down && !KeySample.modifierUsages.contains(key.usage): setHardwareKeyboard(true)
        case .text, .composition: setHardwareKeyboard(true)
        default: break
        }
    }

    package func setAppearance(_ appearance: DeviceState.Appearance) { set(.appearance(appearance)) }

    /// Updates the frame according to the app's status bar and home indicator.
    package func updateChrome(clock: String, at time: Double) {
        guard let session else { return }
        if let app = awaited, let renderer = app.renderer, session.transactionCount > 0 || session.ending != nil {
            awaited = nil
            composer.show(renderer)
        }
        gesture.pass(to: time)
        autoLock.limit = state.autoLock
        let preventsLock = state.isLocked || shellSetup == nil || (!isShellInFront && session.disablesIdleTimer)
        if autoLock.pass(to: time, preventsLock: preventsLock) { return lock() }
        composer.update {
            $0.statusBarStyle = session.statusBarStyle
            $0.statusBarEndStyle = session.statusBarEndStyle
            $0.statusBarHidden = session.statusBarHidden
            $0.homeIndicatorStyle = session.homeIndicatorStyle
            $0.homeIndicatorHidden = session.homeIndicatorHidden && !showsIndicator
            // The lock screen has a larger clock.
            $0.clock = cover == nil ? statusBar.clock ?? clock : ""
            statusBar.apply(to: &$0, state)
            $0.backToApp = showsBackToApp ? opener?.name ?? "" : ""
        }
    }
}
