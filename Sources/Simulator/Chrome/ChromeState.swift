public import DeviceProtocol
public import HostInterface

/// Everything that determines what the system draws over and around an app's screen.
public struct ChromeState: Hashable, Sendable {
    /// The model whose shape is drawn.
    public var device: Device
    /// How the device is held.
    public var orientation: DeviceState.Orientation
    /// The colours of the interface, which a status bar of the style `automatic` follows.
    public var appearance: DeviceState.Appearance
    /// The status bar's time, formatted ("9:41").
    public var clock: String
    /// Name of the app that opened the foreground app with a URL, for the back-to-app label; empty for none.
    public var backToApp = ""
    /// 0...1
    public var batteryLevel: Double
    /// Whether the battery is drawn as charging.
    public var isCharging = false
    /// Whether Low Power Mode is on, which colours the battery.
    public var savesPower = false
    /// How many bars of the mobile network are filled.
    public var cellularBars = mostCellularBars
    /// How many rings of the wireless network are filled.
    public var wifiBars = mostWifiBars
    static let (mostCellularBars, mostWifiBars) = (4, 3)
    /// No network: its symbols are hidden.
    public var isOffline = false
    /// The style of the status bar.
    public var statusBarStyle: ApplicationRequest.StatusBarStyle
    /// Of the trailing part, where it has its own style.
    public var statusBarEndStyle: ApplicationRequest.StatusBarStyle?
    /// Whether the status bar is hidden.
    public var statusBarHidden: Bool
    /// The style of the home indicator.
    public var homeIndicatorStyle: ApplicationRequest.StatusBarStyle
    /// Whether the home indicator is hidden.
    public var homeIndicatorHidden: Bool
    /// The screen's colours are inverted.
    public var invertsColors = false
    /// Nil while VoiceOver is off.
    public var speech: SpeechOverlay?

    /// Creates the state of a device with full battery at 9:41.
    public init(device: Device, orientation: DeviceState.Orientation = .portrait, appearance: DeviceState.Appearance = .light) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        clock = "9:41"
        batteryLevel = 1
        statusBarStyle = .automatic
        statusBarHidden = false
        homeIndicatorStyle = .automatic
        homeIndicatorHidden = false
    }

    /// White if the app asks for light content, or leaves it to the interface style.
    func isLight(_ style: ApplicationRequest.StatusBarStyle) -> Bool {
        switch style {
        case .automatic: appearance == .dark
        case .light: true
        case .dark: false
        }
    }
}

/// Geometry of the frame that a host shows. > Units: pixels of the frame.
public struct ChromeLayout: Hashable, Sendable {
    /// The size of the whole frame, the body of the device included.
    public var picture: PixelSize
    /// The device's screen, in its current orientation.
    public var screen: PixelRect
    /// Creates a layout.
    public init(picture: PixelSize, screen: PixelRect) {
        self.picture = picture
        self.screen = screen
    }
}
