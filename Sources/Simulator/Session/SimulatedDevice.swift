internal import AppLink
internal import Foundation
package import HostInterface

/// The device as a person handles it: how it is held, how it looks, and the app that runs on it.
///
/// > Isolation: the simulator's main thread.
package final class SimulatedDevice {
    package let device: Device
    /// Tells it from others that run at the same time.
    let identifier = UUID()
    package private(set) var state: DeviceState
    /// The app, in front or behind.
    package private(set) var app: AppSession?
    /// The app of the device's own screens, once one of them was shown.
    package private(set) var shell: AppSession?
    /// What the screen shows.
    package var session: AppSession? { isShellInFront ? shell : app }
    package private(set) var isShellInFront = false
    /// What shows home; nil for a device that has none.
    package var shellSetup: ShellSetup?
    /// Called with what comes to the front, before it is told anything there.
    package var onFront: ((AppSession) -> Void)?
    /// What the device's clock shows where it is not set. > Units: seconds since 1970.
    package var wallTime: () -> Double = { Date().timeIntervalSince1970 }
    package let composer: ScreenComposer
    /// Brings the picture up to date, where nobody does all the time.
    var compose: (() -> Void)?
    /// What an app put on the device's pasteboard last.
    package private(set) var pasteboard = ""
    /// What the person should know of: an app's log line, a link it opens, a vibration.
    package var onNotice: ((String) -> Void)?
    /// An app put text on its pasteboard.
    package var onClipboard: ((String) -> Void)?
    /// What a person can see of the device is another.
    package var onChange: ((DeviceState) -> Void)?
    /// The app has news for assistive tools.
    package var onAccessibility: ((AccessibilityNews) -> Void)?
    /// Haptic feedback since the device was made, in order.
    package private(set) var haptics: [String] = []
    /// What the app was last told of where it stands.
    package private(set) var standing = Standing.active
    /// Which of the device's own screens shows, or showed last.
    package private(set) var place = ShellState.Place.home
    /// The lock, or the list of what came, covers the screen; nil where nothing does.
    var cover: DeviceCover?
    /// Strokes from the screen's edges.
    var gesture = SystemGesture()
    /// A finger leads the screen that comes now.
    var isHeld = false
    /// Where what is learnt of a person's Chinese is kept; a script's runs learn nothing for later.
    package var learntPath: String?
    private lazy var speller = SpellerProcess(learnt: learntPath)
    /// What the device keeps of the app's notifications.
    package private(set) var notifications = AppNotifications() { didSet { keptNotifications?.write(notifications) } }
    /// Where they are kept from run to run; nil for scripts, whose runs all begin alike.
    private var keptNotifications: NotificationFile?
    /// Which app may know where the device is, by bundle identifier.
    private var locationPermissions: [String: LocationPermission] = [:]
    /// Where notifications from servers come in; made with the first launch.
    package private(set) var push: PushDesk?
    /// The app's token is the same in every run.
    package var keepsTokens = false
    private let renderer: any SceneRenderer
    /// What the app was started with last.
    var launcher: AppLauncher?
    /// The person ended the app: nothing starts it but they.
    var wasEndedByPerson = false

    package init(device: Device, appearance: DeviceState.Appearance, renderer: any SceneRenderer, chrome: any DeviceChrome) {
        self.device = device
        self.renderer = renderer
        state = device.state(appearance: appearance)
        composer = ScreenComposer(renderer: renderer, chrome: chrome, state: ChromeState(device: device, appearance: appearance))
    }

    /// Language and region of the whole device, for apps launched from now on.
    package func set(locale: String?, timeZone: String? = nil) {
        if let timeZone { state.timeZoneIdentifier = timeZone }
        if let locale {
            state.localeIdentifier = locale
            state.rightToLeft = ["ar", "fa", "he", "ur"].contains(locale.prefix { $0.isLetter }.lowercased())
        }
    }

    package func launch(_ launcher: AppLauncher) throws(LaunchError) {
        app?.terminate()
        if !launcher.beginning.isBehind { uncoverForLaunch() }
        renderer.reset()
        self.launcher = launcher
        preparePush(launcher)
        var launcher = launcher
        launcher.beginning.notifications = notifications
        launcher.beginning.location = locationPermissions[launcher.bundleIdentifier] ?? LocationPermission()
        if shellSetup != nil { launcher.environment["FERRY_SHELL"] = "1" }
        let app = try launcher.launch(device: state, renderer: renderer)
        app.onRequest = { [weak self] request in self?.handle(request) }
        self.app = app
        standing = launcher.beginning.isBehind ? .background : .active
        if !isInBackground { bringToFront(shell: false) }
    }

    private func preparePush(_ launcher: AppLauncher) {
        guard push == nil else { return }
        let desk = PushDesk(topic: launcher.bundleIdentifier, device: device.name, keeps: keepsTokens)
        desk.onNotice = { [weak self] in self?.onNotice?($0) }
        desk.onDelivery = { [weak self] identifier, payload in self?.deliver(payload, identifier: identifier) }
        desk.onControl = { [weak self] in self?.set($0) }
        push = desk
        guard keepsTokens, let file = NotificationFile(topic: launcher.bundleIdentifier, device: device.name) else { return }
        if let kept = file.read() { notifications = kept }
        keptNotifications = file
        // What was due while nothing ran comes now.
        deliverDue(time)
    }

    /// A notification came for the app.
    package func deliver(_ payload: PushPayload, identifier: String) {
        guard isRunning, let app else { return deliverToEnded(payload, identifier: identifier) }
        app.send(.push(identifier: identifier, payload: payload.text))
    }

    private func handle(_ request: ApplicationRequest) {
        switch request {
        case .pasteboard(let text):
            pasteboard = text
            onClipboard?(text)
        case .log(let line): onNotice?(line)
        case .openURL(let url): onNotice?("the app opens \(url)")
        case .haptic(let kind):
            // A script asks for them; what ran long ago is not kept.
            if haptics.count >= 1000 { haptics.removeFirst(500) }
            haptics.append(kind)
            onNotice?("vibration: \(kind)")
        case .candidates(let id, let letters, let choices):
            app?.send(.candidates(id: id, speller.candidates(letters, choices: choices)))
        case .accessibility(let news): onAccessibility?(news)
        case .notifications(let all):
            notifications = all
            tellList()
        case .showNotification(let one): showBanner(one)
        case .registerForPush(let wants): if let answer = push?.register(wants) { app?.send(answer) }
        // The session keeps these; the picture or the next question reads them there.
        case .didLaunch, .statusBar, .statusBarEnd, .homeIndicator, .deferredEdges, .supportedOrientations, .elements, .treeText, .keyboard,
            .issues, .performed:
            break
        case .location(let permission): if let launcher { locationPermissions[launcher.bundleIdentifier] = permission }
        case .pushHandled, .shell, .answered: break
        }
    }

    private func tellAll(_ event: ApplicationEvent) {
        app?.send(event)
        shell?.send(event)
    }

    // What the device's own screens need; see `SimulatedDevice+Shell`.

    /// Tells the app what happens to it on the way.
    func move(to new: Standing) {
        guard app != nil else { return }
        for change in standing.changes(to: new) { app?.send(.lifeCycle(change)) }
        standing = new
    }

    func note(place: ShellState.Place) { self.place = place }

    /// The screen as it is left now.
    func screenshot() -> PixelStore {
        compose?()
        return composer.screenshot()
    }

    func bringToFront(shell isShell: Bool) {
        isShellInFront = isShell
        composer.show(isShell ? shellSetup?.renderer ?? renderer : renderer)
        if let session { onFront?(session) }
    }

    func take(_ shell: AppSession) { self.shell = shell }

    func keep(_ body: (inout AppNotifications) -> Void) { body(&notifications) }

    func noteHaptic(_ kind: String) { haptics.append(kind) }

    /// The app is gone, by a person's wish.
    func dropApp() {
        app?.terminate()
        app = nil
        standing = .active
    }

    /// Turns the device; false when the app does not go along.
    package func turn(to orientation: DeviceState.Orientation) -> Bool {
        guard let session, session.supportedOrientations & (1 << orientation.rawValue) != 0 else { return false }
        let turned = device.state(orientation: orientation, appearance: state.appearance)
        state = carry(turned)
        composer.update { $0.orientation = orientation }
        tellAll(.deviceChanged(state))
        return true
    }

    /// The next orientation the app supports, going left or right.
    package func turn(left: Bool) -> Bool {
        var orientation = state.orientation
        for _ in 0..<3 {
            orientation = left ? orientation.turnedLeft : orientation.turnedRight
            if turn(to: orientation) { return true }
        }
        return false
    }

    /// Connects a hardware keyboard, or takes it away so that text inputs have the one on the screen.
    package func setHardwareKeyboard(_ isConnected: Bool) {
        guard state.hardwareKeyboard != isConnected else { return }
        state.hardwareKeyboard = isConnected
        tellAll(.deviceChanged(state))
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
        state = new
        composer.update {
            ($0.batteryLevel, $0.isCharging, $0.savesPower) = (new.batteryLevel, new.isCharging, new.savesPower)
            ($0.invertsColors, $0.appearance, $0.isOffline) = (new.invertColors, new.appearance, new.network == .offline)
        }
        tellAll(.deviceChanged(state))
        onChange?(state)
    }

    /// Whether the screen is spoken.
    package func setVoiceOver(_ isOn: Bool) {
        guard state.voiceOver != isOn else { return }
        state.voiceOver = isOn
        tellAll(.deviceChanged(state))
    }

    /// Who types on a hardware keyboard has one: that on the screen goes before the key comes.
    package func prepare(for input: InputEvent) {
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
        gesture.pass(to: time)
        composer.update {
            $0.statusBarStyle = session.statusBarStyle
            $0.statusBarEndStyle = session.statusBarEndStyle
            $0.statusBarHidden = session.statusBarHidden
            $0.homeIndicatorStyle = session.homeIndicatorStyle
            $0.homeIndicatorHidden = session.homeIndicatorHidden && !showsIndicator
            // The lock screen has a larger one.
            $0.clock = cover == nil ? clock : ""
        }
    }

    /// What does not depend on the orientation stays as it was set.
    private func carry(_ turned: DeviceState) -> DeviceState {
        var result = state
        result.orientation = turned.orientation
        (result.safeTop, result.safeLeft, result.safeBottom, result.safeRight) = (
            turned.safeTop, turned.safeLeft, turned.safeBottom, turned.safeRight
        )
        result.statusBarHeight = turned.statusBarHeight
        return result
    }
}
