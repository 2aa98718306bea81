public import HostInterface

/// The effect of one frame.
public struct FrameResult: Hashable, Sendable {
    /// Where the surface changed, in rectangles that do not overlap. Empty if nothing did.
    public var damage: [PixelRect]
    /// Pixels in the damage.
    public var touchedPixels: Int
    /// An animation is running: the next frame will differ.
    public var isAnimating: Bool
    /// When a frame will differ next though nothing is animating now, on the clock of the frame's time. Nil if only a transaction can
    /// change the screen.
    public var nextWakeTime: Double?

    /// Creates the result of a frame; by default nothing changed.
    public init(damage: [PixelRect] = [], touchedPixels: Int = 0, isAnimating: Bool = false, nextWakeTime: Double? = nil) {
        self.damage = damage
        self.touchedPixels = touchedPixels
        self.isAnimating = isAnimating
        self.nextWakeTime = nextWakeTime
    }
}
