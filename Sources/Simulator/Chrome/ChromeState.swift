public import HostInterface

/// Everything that decides what the system draws over and around an app's screen.
public struct ChromeState: Hashable, Sendable {
    public var device: Device
    public var orientation: DeviceState.Orientation
    public var appearance: DeviceState.Appearance
    /// What the status bar's clock shows, already formatted ("9:41").
    public var clock: String
    /// The name of the app whose link brought the one in front: the way back to it; empty without one.
    public var backToApp = ""
    /// 0...1
    public var batteryLevel: Double
    public var isCharging = false
    public var savesPower = false
    /// No network: its pictures are missing.
    public var isOffline = false
    public var statusBarStyle: ApplicationRequest.StatusBarStyle
    /// Of the right part, where it has one of its own.
    public var statusBarEndStyle: ApplicationRequest.StatusBarStyle?
    public var statusBarHidden: Bool
    public var homeIndicatorStyle: ApplicationRequest.StatusBarStyle
    public var homeIndicatorHidden: Bool
    /// The screen's colours are turned around.
    public var invertsColors = false
    /// Nil while the screen is not spoken.
    public var speech: SpeechOverlay?

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

    /// White where the app asks for light contents, or leaves it to the look of the system.
    func isLight(_ style: ApplicationRequest.StatusBarStyle) -> Bool {
        switch style {
        case .automatic: appearance == .dark
        case .light: true
        case .dark: false
        }
    }
}

/// Where things lie in the picture a host shows. > Units: pixels of the picture.
public struct ChromeLayout: Hashable, Sendable {
    public var picture: PixelSize
    /// Of the device's screen, in its current orientation.
    public var screen: PixelRect
    public init(picture: PixelSize, screen: PixelRect) {
        self.picture = picture
        self.screen = screen
    }
}
