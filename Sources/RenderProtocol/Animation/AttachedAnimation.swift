/// An animation on a layer, under the key it was added with.
public struct AttachedAnimation: Hashable, Sendable {
    public var key: String
    public var animation: RenderAnimation
    public init(key: String, animation: RenderAnimation) {
        self.key = key
        self.animation = animation
    }
}
