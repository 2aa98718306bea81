/// A place where a device's frames can be seen, and where a person's input comes from: a window, a browser page, memory.
///
/// A host carries pixels, input and time, not widgets. > Isolation: the thread that made it, its run loop's; `present` must not block on a viewer.
public protocol HostDisplay: AnyObject {
    /// Pixels of the whole picture the host shows (bezel and all).
    var pixelSize: PixelSize { get }
    /// The picture changed size: rotation or another device.
    func resize(to size: PixelSize, scale: Double) throws(HostError)
    /// Shows the changed parts of a picture. `pixels` is BGRA premultiplied (cairo's ARGB32 on little endian), valid during the call only.
    func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect])
    /// Descriptors to poll for reading; they stay the same from opening to `close`. Call `service` when one is readable.
    var pollDescriptors: [Int32] { get }
    /// Handles what is waiting, without blocking; input goes to `onEvent`.
    func service()
    var onEvent: ((HostEvent) -> Void)? { get set }
    func setTitle(_ title: String)
    /// A short message for the person watching, such as where a screenshot was saved.
    func show(notice: String)
    /// Says what the screen's speech says now, as far as the host has a voice; what it was saying ends.
    func speak(_ text: String)
    /// Shows what the device is set to.
    func show(_ device: DeviceState)
    /// Puts text on the clipboard of the person's desktop, as far as it lets the host.
    func setClipboard(_ text: String)
    /// Where the desktop's assistive tools ask what is on the screen.
    var assistive: (any AssistiveBridge)? { get }
    func close()
}

/// What comes out of a host. Places are in pixels of the presented picture.
public enum HostEvent: Sendable {
    case pointerDown(x: Double, y: Double, finger: Int)
    case pointerMoved(x: Double, y: Double, finger: Int)
    case pointerUp(x: Double, y: Double, finger: Int)
    case pointerCancelled(finger: Int)
    case hover(x: Double, y: Double)
    /// Deltas are in pixels of the picture too; positive `deltaY` shows what lies above.
    case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
    case secondaryClick(x: Double, y: Double)
    case key(KeySample)
    case text(String)
    /// What an input method is composing; empty when it gave up. `caret` is UTF-16 units into it.
    case composition(String, caret: Int)
    /// What the desktop's clipboard holds now; with `pastes` the person asked to paste it.
    case clipboard(String, pastes: Bool)
    /// A tool bar entry or shortcut of the simulator's own.
    case command(HostCommand)
    /// Something set in the host's own panel.
    case setting(DeviceControl)
    /// An assistive tool acts on an element.
    case assistive(element: UInt64, AccessibilityAction)
    /// A viewer needs the whole picture again (window exposed, browser reconnected).
    case needsFullFrame
    case closed
}

/// Why a host could not be opened or used; the text names the thing, the place and what to do.
public enum HostError: Error, Sendable, CustomStringConvertible {
    case noDisplay(String)
    case portBusy(Int)
    case failed(String)
    public var description: String {
        switch self {
        case .noDisplay(let reason): "no display to open a window on (\(reason)); use --browser or --headless"
        case .portBusy(let port): "port \(port) is in use; stop what listens there or pass another with --port"
        case .failed(let reason): reason
        }
    }
}

extension HostDisplay {
    /// Most hosts have no place for settings: there they are set on the command line and by scripts.
    public func show(_ device: DeviceState) {}
}
