/// What is drawn over the screen while VoiceOver is on: the cursor's frame, and the last utterance. > Units: points of the screen.
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
