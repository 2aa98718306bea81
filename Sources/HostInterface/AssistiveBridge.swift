public import DeviceProtocol

/// A host's connection to the desktop's assistive tools.
///
/// The simulator says when the screen may have changed; the bridge asks for the elements when a tool wants to know, and answers tools in the
/// order they asked, from the elements as they are then. > Isolation: the host's thread.
public protocol AssistiveBridge: AnyObject {
    /// A tool waits for the elements on screen, or listens and has not received the last change.
    var wantsElements: Bool { get }
    /// Whether tools are listening, or why none can.
    var status: String { get }
    /// The elements shown may be out of date.
    func contentChanged()
    /// Answers waiting tools with the elements and the place of the screen.
    func show(_ elements: [AccessibilityElement], at placement: AssistivePlacement)
    /// Passes a text to the tools, to be spoken.
    func announce(_ text: String)
}

/// Where the device's screen is in the host's frame. > Units: pixels of the frame; `scale` is pixels per point.
public struct AssistivePlacement: Hashable, Sendable {
    /// The left edge of the screen in the frame.
    public var x: Double
    /// The top edge of the screen in the frame.
    public var y: Double
    /// Pixels of the frame per point of the device.
    public var scale: Double
    /// Creates a placement.
    public init(x: Double, y: Double, scale: Double) { (self.x, self.y, self.scale) = (x, y, scale) }
}

extension HostDisplay {
    /// Nil where the host does not support assistive tools.
    public var assistive: (any AssistiveBridge)? { nil }
}
