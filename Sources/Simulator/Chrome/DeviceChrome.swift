public import HostInterface

/// Draws what is not the app's: status bar, home indicator, rounded corners, cutout, bezel, and the page for a terminated app.
///
/// > Isolation: the simulator's main thread.
public protocol DeviceChrome: AnyObject {
    /// Nothing is drawn around the screen or over it.
    var isBare: Bool { get }
    /// The frame around a screen shown at its native resolution.
    func layout(for state: ChromeState) -> ChromeLayout
    /// Draws status bar and home indicator over `screen`, which holds the app's pixels inside `damage`; changes nothing outside `damage`.
    func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState)
    /// Draws bezel, corners and cutout of the whole frame; overwrites the screen's pixels under the corners and no others.
    /// `damage` is in pixels of the frame; nothing outside it is changed.
    func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState)
    /// Fills `screen` with the app's last error message and its source location.
    func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState)
}

extension DeviceChrome {
    /// False: a chrome draws something unless it says otherwise.
    public var isBare: Bool { false }
}

/// No bezel and no bars: for reference screenshots and for runs without drawing.
public final class PlainChrome: DeviceChrome {
    /// True: nothing is drawn around the screen.
    public let isBare = true

    /// Creates the chrome.
    public init() {}

    /// The frame is the screen.
    public func layout(for state: ChromeState) -> ChromeLayout {
        let size = state.device.pixelSize(state.orientation)
        return ChromeLayout(picture: size, screen: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    }

    public func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        // A plain screen has no bars to draw.
    }

    public func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        // The frame is the screen.
    }

    /// Fills the screen with black.
    public func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState) {
        for row in 0..<screen.size.height {
            screen.base.advanced(by: row * screen.bytesPerRow).initializeMemory(
                as: UInt32.self, repeating: 0xFF00_0000, count: screen.size.width)
        }
    }
}
