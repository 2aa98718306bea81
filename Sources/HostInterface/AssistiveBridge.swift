/// A host's end of the desktop's assistive tools.
///
/// The simulator says when the screen may have changed; the bridge asks for the elements when a tool wants to know, and answers tools in the
/// order they asked, from the elements as they are then. > Isolation: the host's thread.
public protocol AssistiveBridge: AnyObject {
    /// A tool waits for what is on the screen, or listens and does not know of the last change.
    var wantsElements: Bool { get }
    /// Whether tools are listening, or why none can.
    var status: String { get }
    /// What was shown may be out of date.
    func contentChanged()
    func show(_ elements: [AccessibilityElement], at placement: AssistivePlacement)
    func announce(_ text: String)
}

/// Where the device's screen lies in the host's picture. > Units: pixels of the picture; `scale` is pixels a point.
public struct AssistivePlacement: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var scale: Double
    public init(x: Double, y: Double, scale: Double) { (self.x, self.y, self.scale) = (x, y, scale) }
}

extension HostDisplay {
    /// Nil where the host has no assistive tools of its own.
    public var assistive: (any AssistiveBridge)? { nil }
}
