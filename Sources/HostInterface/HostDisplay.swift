public import DeviceProtocol

/// Shows a device's frames and receives the user's input: a window, a browser page, memory.
///
/// A host carries pixels, input and time, not widgets. > Isolation: the thread that made it, its run loop's; `present` must not block on a viewer.
public protocol HostDisplay: AnyObject {
    /// Pixels of the whole frame the host shows (including the bezel).
    var pixelSize: PixelSize { get }
    /// The frame changed size: rotation or another device.
    func resize(to size: PixelSize, scale: Double) throws(HostError)
    /// Shows the changed parts of a frame. `pixels` is BGRA premultiplied (cairo's ARGB32 on little endian), valid during the call only.
    func present(pixels: UnsafeRawPointer, bytesPerRow: Int, damage: [PixelRect])
    /// Descriptors to poll for reading; they stay the same from opening to `close`. Call `service` when one is readable.
    var pollDescriptors: [Int32] { get }
    /// Handles what is waiting, without blocking; input goes to `onEvent`.
    func service()
    /// Receives the host's events, in `service()`.
    var onEvent: ((HostEvent) -> Void)? { get set }
    /// Sets the title of the window or the page.
    func setTitle(_ title: String)
    /// A short message for the user, such as where a screenshot was saved.
    func show(notice: String)
    /// Speaks a VoiceOver utterance, if the host has a voice; interrupts the previous one.
    func speak(_ text: String)
    /// Shows the device's current settings.
    func show(_ device: DeviceState)
    /// Puts text on the desktop's clipboard, if the desktop allows it.
    func setClipboard(_ text: String)
    /// Answers a question that came as `HostEvent.inspection`; `screen` is where the device's screen is in the frame.
    func answer(_ question: HostQuestion, with text: String, screen: PixelRect)
    /// Where the desktop's assistive tools query the elements on screen.
    var assistive: (any AssistiveBridge)? { get }
    /// Closes the window or the connections, and frees the descriptors.
    func close()
}

/// Events from a host. Positions are in pixels of the presented frame.
public enum HostEvent: Sendable {
    /// A finger or a mouse button went down.
    case pointerDown(x: Double, y: Double, finger: Int)
    /// A finger that is down moved.
    case pointerMoved(x: Double, y: Double, finger: Int)
    /// A finger or a mouse button went up.
    case pointerUp(x: Double, y: Double, finger: Int)
    /// A touch ended without going up, such as by the desktop's own gesture.
    case pointerCancelled(finger: Int)
    /// The pointer moved without a pressed button.
    case hover(x: Double, y: Double)
    /// Deltas are in pixels of the frame too; positive `deltaY` scrolls towards the top.
    case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
    /// The secondary mouse button was clicked.
    case secondaryClick(x: Double, y: Double)
    /// A key went down or up.
    case key(KeySample)
    /// Text was typed, as opposed to keys.
    case text(String)
    /// Marked text of an input method; empty when cancelled. `caret` is UTF-16 units into it.
    case composition(String, caret: Int)
    /// Contents of the desktop's clipboard; with `pastes` the user asked to paste it.
    case clipboard(String, pastes: Bool)
    /// A tool bar item or shortcut of the simulator's own.
    case command(HostCommand)
    /// A setting changed in the host's own panel.
    case setting(DeviceControl)
    /// An assistive tool performs an action on an element.
    case assistive(element: UInt64, AccessibilityAction)
    /// A viewer's inspector asks; `HostDisplay.answer` takes the answer.
    case inspection(HostQuestion)
    /// A viewer needs the whole frame again (window exposed, browser reconnected).
    case needsFullFrame
    /// The user closed the window.
    case closed
}

/// Why a host could not be opened or used; the text names the cause, the location and what to do.
public enum HostError: Error, Sendable, CustomStringConvertible {
    /// There is no desktop for a window; the text is the reason.
    case noDisplay(String)
    /// Another process uses the port.
    case portBusy(Int)
    /// Anything else; the text is the reason.
    case failed(String)
    /// The cause and what to do, in English.
    public var description: String {
        switch self {
        case .noDisplay(let reason): "no display to open a window on (\(reason)); use --browser or --headless"
        case .portBusy(let port): "port \(port) is in use; stop what listens there or pass another with --port"
        case .failed(let reason): reason
        }
    }
}

extension HostDisplay {
    /// Most hosts have no settings panel: there settings come from the command line and scripts.
    public func show(_ device: DeviceState) {}
}
