/// What a script needs to know about the screen in addition to its elements.
public struct ScreenReport: Hashable, Sendable {
    /// A scroll view that a wheel can scroll. > Units: points of the screen, current orientation; offsets as `UIScrollView.contentOffset`.
    public struct ScrollArea: Hashable, Sendable {
        /// Stable for the view's lifetime.
        public var id: UInt64
        /// The class, and the identifier if there is one.
        public var name: String
        /// Its visible part.
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
        /// A point where a wheel scrolls it and not a scroll view inside it.
        public var touchX: Double
        public var touchY: Double
        public var offsetX: Double
        public var offsetY: Double
        public var minimumX: Double
        public var maximumX: Double
        public var minimumY: Double
        public var maximumY: Double
        public var isPaged: Bool

        public init(
            id: UInt64, name: String, x: Double, y: Double, width: Double, height: Double, touchX: Double, touchY: Double, offsetX: Double,
            offsetY: Double, minimumX: Double, maximumX: Double, minimumY: Double, maximumY: Double, isPaged: Bool = false
        ) {
            (self.id, self.name) = (id, name)
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.touchX, self.touchY, self.offsetX, self.offsetY) = (touchX, touchY, offsetX, offsetY)
            (self.minimumX, self.maximumX, self.minimumY, self.maximumY) = (minimumX, maximumX, minimumY, maximumY)
            self.isPaged = isPaged
        }
    }

    /// Maximum number of layers in one query.
    public static let mostLayers = 64

    /// Outer before inner ones, back to front.
    public var scrollAreas: [ScrollArea]
    /// Keys since launch that no text input, key command or responder handled.
    public var unhandledKeys: Int
    /// What keeps the screen changing, if known: running display links, and the views of the queried layers.
    public var busy: [String]

    public init(scrollAreas: [ScrollArea] = [], unhandledKeys: Int = 0, busy: [String] = []) {
        (self.scrollAreas, self.unhandledKeys, self.busy) = (scrollAreas, unhandledKeys, busy)
    }
}
