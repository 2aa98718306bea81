/// An animation on a layer, under the key it was added with.
public struct AttachedAnimation: Hashable, Sendable {
    /// The key under which the layer stores the animation.
    public var key: String
    /// The animation, with its timing in the layer's time.
    public var animation: RenderAnimation
    /// Pairs an animation with its key.
    public init(key: String, animation: RenderAnimation) {
        self.key = key
        self.animation = animation
    }
}
