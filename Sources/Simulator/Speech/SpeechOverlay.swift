/// What is drawn over the screen while it is spoken: where the cursor is, and what was said last. > Units: points of the screen.
public struct SpeechOverlay: Hashable, Sendable {
    public struct Frame: Hashable, Sendable {
        public var x, y, width, height: Double
        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    public var cursor: Frame?
    public var caption: String
    public init(cursor: Frame?, caption: String) { (self.cursor, self.caption) = (cursor, caption) }
}
