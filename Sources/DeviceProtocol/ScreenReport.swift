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
        /// The top edge of the visible part.
        public var y: Double
        /// The width of the visible part.
        public var width: Double
        /// The height of the visible part.
        public var height: Double
        /// A point where a wheel scrolls it and not a scroll view inside it.
        public var touchX: Double
        /// The vertical place where a wheel scrolls the view.
        public var touchY: Double
        /// The present horizontal offset.
        public var offsetX: Double
        /// The present vertical offset.
        public var offsetY: Double
        /// The least horizontal offset.
        public var minimumX: Double
        /// The greatest horizontal offset.
        public var maximumX: Double
        /// The least vertical offset.
        public var minimumY: Double
        /// The greatest vertical offset.
        public var maximumY: Double
        /// Whether the view stops at multiples of its size.
        public var isPaged: Bool

        /// Creates the report of a scroll view.
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
    /// What keeps the screen changing, if known, and what the app waits for: display links, animations, timers, requests, and the views of the
    /// queried layers.
    public var busy: [String]

    /// Creates a report; empty by default.
    public init(scrollAreas: [ScrollArea] = [], unhandledKeys: Int = 0, busy: [String] = []) {
        (self.scrollAreas, self.unhandledKeys, self.busy) = (scrollAreas, unhandledKeys, busy)
    }
}
