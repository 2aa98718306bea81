public import HostInterface

/// Draws what is not the app's: status bar, home indicator, rounded corners, cut-out, bezel, and the page shown for an app that is gone.
///
/// > Isolation: the simulator's main thread.
public protocol DeviceChrome: AnyObject {
    /// Nothing is drawn around the screen or over it.
    var isBare: Bool { get }
    /// The picture around a screen whose pixels are shown one for one.
    func layout(for state: ChromeState) -> ChromeLayout
    /// Draws status bar and home indicator over `screen`, which holds the app's pixels inside `damage`; touches nothing outside `damage`.
    func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState)
    /// Draws bezel, corners and cut-out of the whole picture; pixels of the screen under the corners are overwritten, its others are not.
    /// `damage` is in pixels of the picture; nothing outside it is touched.
    func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState)
    /// Fills `screen` with what became of an app: its last words and where they were said.
    func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState)
}

extension DeviceChrome {
    public var isBare: Bool { false }
}

/// No bezel and no bars: what a screenshot for comparison shows, and where drawing is not wanted.
public final class PlainChrome: DeviceChrome {
    public let isBare = true

    public init() {}

    public func layout(for state: ChromeState) -> ChromeLayout {
        let size = state.device.pixelSize(state.orientation)
        return ChromeLayout(picture: size, screen: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    }

    public func drawSystemBars(over screen: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        // A plain screen has no bars to draw.
    }

    public func drawBezel(into picture: PixelBuffer, damage: [PixelRect], state: ChromeState) {
        // The picture is the screen.
    }

    public func drawTermination(_ ending: AppTermination, into screen: PixelBuffer, state: ChromeState) {
        for row in 0..<screen.size.height {
            screen.base.advanced(by: row * screen.bytesPerRow).initializeMemory(
                as: UInt32.self, repeating: 0xFF00_0000, count: screen.size.width)
        }
    }
}
