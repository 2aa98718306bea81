public import HostInterface

/// What one frame did.
public struct FrameResult: Hashable, Sendable {
    /// Where the surface changed, in rectangles that do not overlap. Empty when nothing did.
    public var damage: [PixelRect]
    /// Pixels in the damage.
    public var touchedPixels: Int
    /// Something moves: the next frame will differ.
    public var isAnimating: Bool
    /// When a frame will differ next though nothing moves now, on the clock the frame's time was on. Nil when only a transaction can change
    /// the picture.
    public var nextWakeTime: Double?

    public init(damage: [PixelRect] = [], touchedPixels: Int = 0, isAnimating: Bool = false, nextWakeTime: Double? = nil) {
        self.damage = damage
        self.touchedPixels = touchedPixels
        self.isAnimating = isAnimating
        self.nextWakeTime = nextWakeTime
    }
}
