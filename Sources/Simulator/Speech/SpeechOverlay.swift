/// What is drawn over the screen while VoiceOver is on: the cursor's frame, and the last utterance. > Units: points of the screen.
public struct SpeechOverlay: Hashable, Sendable {
    /// A rectangle of the screen, in points.
    public struct Frame: Hashable, Sendable {
        /// The left and the top edge and the size.
        public var x, y, width, height: Double
        public init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    /// The frame of the element under the cursor; nil without one.
    public var cursor: Frame?
    /// The text that was spoken last.
    public var caption: String
    /// Creates an overlay.
    public init(cursor: Frame?, caption: String) { (self.cursor, self.caption) = (cursor, caption) }
}
