/// What a script must know of the screen beyond the things on it.
public struct ScreenReport: Hashable, Sendable {
    /// A scroll view that a wheel reaches. > Units: points of the screen, current orientation; offsets as `UIScrollView.contentOffset`.
    public struct ScrollArea: Hashable, Sendable {
        /// The same as long as the view lives.
        public var id: UInt64
        /// The class, and the identifier if there is one.
        public var name: String
        /// What of it shows.
        public var x: Double
        public var y: Double
        public var width: Double
        public var height: Double
        /// Where a wheel reaches it and nothing in it.
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

    /// A question is about no more layers than these.
    public static let mostLayers = 64

    /// Outer ones before those inside them, back to front.
    public var scrollAreas: [ScrollArea]
    /// Keys since launch that no text input, key command or responder took.
    public var unhandledKeys: Int
    /// What keeps the screen changing, as far as it is known: display links that run, and the views of the layers that were asked about.
    public var busy: [String]

    public init(scrollAreas: [ScrollArea] = [], unhandledKeys: Int = 0, busy: [String] = []) {
        (self.scrollAreas, self.unhandledKeys, self.busy) = (scrollAreas, unhandledKeys, busy)
    }
}
