internal import AppLink
internal import Foundation
package import HostInterface

/// The device as a person handles it: how it is held, how it looks, and the apps that are on it.
///
/// > Isolation: the simulator's main thread.
package final class SimulatedDevice {
    package let device: Device
    package private(set) var state: DeviceState
    /// How a person holds it; what is in front may lie otherwise.
    var held = DeviceState.Orientation.portrait
    /// The device locks itself.
    var autoLock = AutoLock()
    /// Those that are installed.
    package internal(set) var apps = AppRegistry()
    /// The app of the device's own screens, once one of them was shown.
    package private(set) var shell: AppSession?
    /// Of the app in front, or that was last.
    package var app: AppSession? { apps.current?.session }
    /// What the screen shows.
    package var session: AppSession? { isShellInFront ? shell : app }
    /// All that run.
    package var sessions: [AppSession] { apps.installed.compactMap(\.session) + [shell].compactMap(\.self) }
    /// Those of apps that run and are not on the screen.
    var backgroundSessions: [AppSession] {
        apps.installed.filter(\.isRunning).compactMap(\.session).filter { [session] one in one !== session }
    }
    package private(set) var isShellInFront = false
    /// What shows home; nil for a device that has none.
    package var shellSetup: ShellSetup?
    /// Called with what comes to the front, before it is told anything there.
    package var onForegroundChange: ((AppSession) -> Void)?
    /// What the device's clock shows where it is not set. > Units: seconds since 1970.
    package var wallTime: () -> Double = { Date().timeIntervalSince1970 }
    package let composer: ScreenComposer
    /// Brings the picture up to date, where nobody does all the time.
    var compose: (() -> Void)?
    /// The text on the device's pasteboard, as far as the device knows of it; all apps have the same.
    package private(set) var pasteboard = ""
    /// What the person should know of: an app's log line, a link it opens, a vibration.
    package var onNotice: ((String) -> Void)?
    /// An app put text on its pasteboard.
    package var onClipboard: ((String) -> Void)?
    /// It has come to the front and has nothing to show so far.
    private weak var awaited: InstalledApp?
    /// A person asks something of the simulator itself, from elsewhere; nil where nobody can.
    package var onCommand: ((HostCommand) -> Void)?
    /// What a person can see of the device is another.
    package var onChange: ((DeviceState) -> Void)?
    /// The app has news for assistive tools.
    package var onAccessibility: ((AccessibilityNotification) -> Void)?
    /// Haptic feedback since the device was made, in order.
    package private(set) var haptics: [String] = []
    /// What the app was last told of where it stands.
    package var standing: ForegroundState { apps.current?.standing ?? .background }
    /// Which of the device's own screens shows, or showed last.
    package private(set) var place = ShellState.Place.home
    /// The lock, or the list of what came, covers the screen; nil where nothing does.
    var cover: CoverSheet?
    /// Who leaves the settings comes back to the app.
    var settingsWereOpenedFromApp = false
    /// Strokes from the screen's edges.
    var gesture = SystemGesture()
    /// The app whose link brought the one in front; the status bar leads back to it.
    weak var opener: InstalledApp?
    /// The finger on the way back.
    var backToApp = BackToAppTouch()
    /// A finger leads the screen that comes now.
    var isHeld = false
    /// Where what is learnt of a person's Chinese is kept; a script's runs learn nothing for later.
    package var learnedWordsPath: String?
    private lazy var speller = SpellerProcess(learnt: learnedWordsPath)
    /// Where notifications from servers come in.
    package private(set) lazy var push = makePushService()
    /// What it keeps of its apps, set before the first is installed; else it goes with this object.
    package var data: DeviceFolder?
    /// Makes what keeps an app's layers while it runs; two never share one.
    let makeRenderer: () -> any SceneRenderer

    /// > Parameters: renderer: asked for anew for every start of an app.
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

    /// What an app wants of the device.
    func handle(_ request: ApplicationRequest, from app: InstalledApp) {
        switch request {
        case .pasteboard(let text):
            (pasteboard, app.pasteboard) = (text, text)
            onClipboard?(text)
        case .log(let line): onNotice?(line)
        case .openURL(let number, let url): open(url, number, from: app)
        case .haptic(let kind):
            noteHaptic(kind)
            onNotice?("vibration: \(kind)")
        case .candidates(let id, let letters, let choices):
            app.session?.send(.candidates(id: id, speller.candidates(letters, choices: choices)))
        case .accessibility(let notification): if app.session === session { onAccessibility?(notification) }
        case .notifications(let all):
            app.notifications = all
            notifyShell()
        case .showNotification(let one): showBanner(one, of: app)
        case .registerForPush(let wants): if let answer = push.register(wants, app.identifier) { app.session?.send(answer) }
        case .answered(let answer, let other): if let other = apps[other] { respond(to: answer, of: other) }
        case .location(let permission): app.location = permission
        case .homeIcon(let icon):
            app.homeIcon = icon
            notifyShell()
        case .fetched(let result):
            let words = ["new data", "no data", "a failure"]
            onNotice?("\(app.name) looked for something new: \(words.indices.contains(Int(result)) ? words[Int(result)] : "nothing")")
        case .supportedOrientations: if app.session === session { updateInterfaceOrientation() }
        case .turn(let orientation):
            guard app.session === session, let orientation = DeviceState.Orientation(rawValue: orientation) else { return }
            _ = turn(to: orientation)
        // The session keeps these; the picture or the next question reads them there.
        case .didLaunch, .statusBar, .statusBarEnd, .homeIndicator, .deferredEdges, .elements, .treeText, .screen, .keyboard, .issues,
            .performed,
            .idleTimer:
            break
        case .pushHandled, .shell: break
        }
    }

    func clearPasteboard() { pasteboard = "" }

    // What the device's own screens need; see `SimulatedDevice+Shell`.

    /// It lies otherwise.
    func note(_ new: DeviceState) {
        state = new
        composer.update { $0.orientation = new.orientation }
    }

    func note(place: ShellState.Place) { self.place = place }

    /// The screen as it is left now.
    func screenshot() -> PixelStore {
        compose?()
        return composer.screenshot()
    }

    /// > Parameters: app: nil for the device's own screens.
    func bringToFront(_ app: InstalledApp?) {
        let showsImage = isShellInFront && app?.session?.transactionCount == 0
        isShellInFront = app == nil
        // Until an app that starts has a frame, the picture that grew from its icon stands for it.
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

    /// A script asks for them; what ran long ago is not kept.
    func noteHaptic(_ kind: String) {
        if haptics.count >= 1000 { haptics.removeFirst(500) }
        haptics.append(kind)
    }

    /// Connects a hardware keyboard, or takes it away so that text inputs have the one on the screen.
    package func setHardwareKeyboard(_ isConnected: Bool) {
        guard state.hardwareKeyboard != isConnected else { return }
        state.hardwareKeyboard = isConnected
        notifyAllApps()
    }

    /// Does what a person would do in Settings, or around the device.
    package func set(_ control: DeviceControl) { change { control.apply(to: &$0, at: wallTime()) } }

    /// What the device's clock shows. > Units: seconds since 1970.
    package var time: Double { wallTime() + state.timeShift }

    /// Of what a person sees of the device: its battery, what is close to it.
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

    /// Whether the screen is spoken.
    package func setVoiceOver(_ isOn: Bool) {
        guard state.voiceOver != isOn else { return }
        state.voiceOver = isOn
        notifyAllApps()
    }

    /// Who types on a hardware keyboard has one: that on the screen goes before the key comes.
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

    /// Brings the picture in line with what the app said about bars.
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
            // The lock screen has a larger one.
            $0.clock = cover == nil ? clock : ""
            $0.backToApp = isShellInFront ? "" : opener?.name ?? ""
        }
    }
}
