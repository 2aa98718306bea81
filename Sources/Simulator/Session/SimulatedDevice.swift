internal import AppLink
package import HostInterface

/// The device as a person handles it: how it is held, how it looks, and the app that runs on it.
///
/// > Isolation: the simulator's main thread.
package final class SimulatedDevice {
    package let device: Device
    package private(set) var state: DeviceState
    package private(set) var session: AppSession?
    package let composer: ScreenComposer
    /// What an app put on the device's pasteboard last.
    package private(set) var pasteboard = ""
    /// What the person should know of: an app's log line, a link it opens, a vibration.
    package var onNotice: ((String) -> Void)?
    /// An app put text on its pasteboard.
    package var onClipboard: ((String) -> Void)?
    /// The app has news for assistive tools.
    package var onAccessibility: ((AccessibilityNews) -> Void)?
    /// Haptic feedback since the device was made, in order.
    package private(set) var haptics: [String] = []
    /// The app is behind the home screen or the lock.
    package private(set) var isInBackground = false
    /// Where what is learnt of a person's Chinese is kept; a script's runs learn nothing for later.
    package var learntPath: String?
    private lazy var speller = SpellerProcess(learnt: learntPath)
    private let renderer: any SceneRenderer

    package init(device: Device, appearance: DeviceState.Appearance, renderer: any SceneRenderer, chrome: any DeviceChrome) {
        self.device = device
        self.renderer = renderer
        state = device.state(appearance: appearance)
        composer = ScreenComposer(renderer: renderer, chrome: chrome, state: ChromeState(device: device, appearance: appearance))
    }

    /// Language, region and text size of the whole device, for apps launched from now on.
    package func set(locale: String?, timeZone: String? = nil, contentSizeCategory: String?) {
        if let timeZone { state.timeZoneIdentifier = timeZone }
        if let locale {
            state.localeIdentifier = locale
            state.rightToLeft = ["ar", "fa", "he", "ur"].contains(locale.prefix { $0.isLetter }.lowercased())
        }
        if let contentSizeCategory { state.contentSizeCategory = contentSizeCategory }
    }

    package func launch(_ launcher: AppLauncher) throws(LaunchError) {
        session?.terminate()
        renderer.reset()
        let session = try launcher.launch(device: state, renderer: renderer)
        session.onRequest = { [weak self] request in self?.handle(request) }
        self.session = session
        isInBackground = false
    }

    /// Sends the app to the background or brings it back, with the notifications of its life cycle.
    package func setInBackground(_ background: Bool) {
        guard background != isInBackground, let session else { return }
        isInBackground = background
        for change: ApplicationEvent.LifeCycle in background ? [.resignActive, .enterBackground] : [.enterForeground, .becomeActive] {
            session.send(.lifeCycle(change))
        }
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
            session?.send(.candidates(id: id, speller.candidates(letters, choices: choices)))
        case .accessibility(let news): onAccessibility?(news)
        // The session keeps these; the picture or the next question reads them there.
        case .didLaunch, .statusBar, .homeIndicator, .supportedOrientations, .elements, .treeText, .keyboard, .issues, .performed: break
        }
    }

    /// Turns the device; false when the app does not go along.
    package func turn(to orientation: DeviceState.Orientation) -> Bool {
        guard let session, session.supportedOrientations & (1 << orientation.rawValue) != 0 else { return false }
        let turned = device.state(orientation: orientation, appearance: state.appearance)
        state = carry(turned)
        composer.update { $0.orientation = orientation }
        session.send(.deviceChanged(state))
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
        session?.send(.deviceChanged(state))
    }

    /// Whether the screen is spoken.
    package func setVoiceOver(_ isOn: Bool) {
        guard state.voiceOver != isOn else { return }
        state.voiceOver = isOn
        session?.send(.deviceChanged(state))
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

    package func setAppearance(_ appearance: DeviceState.Appearance) {
        state.appearance = appearance
        composer.update { $0.appearance = appearance }
        session?.send(.deviceChanged(state))
    }

    /// Brings the picture in line with what the app said about bars.
    package func updateChrome(clock: String) {
        guard let session else { return }
        composer.update {
            $0.statusBarStyle = session.statusBarStyle
            $0.statusBarHidden = session.statusBarHidden
            $0.homeIndicatorStyle = session.homeIndicatorStyle
            $0.homeIndicatorHidden = session.homeIndicatorHidden
            $0.clock = clock
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
