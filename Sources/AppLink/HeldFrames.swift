package import RenderProtocol

/// Frames that pass at once, without the simulator between them: what the app sends in them.
package struct HeldFrames {
    /// What was sent in a frame.
    package struct Sent: Hashable {
        package var isChanging = false
        package var hasRequest = false
        /// What was drawn since the first frame takes much memory, which the app gets back between passes.
        package var isFull = false
    }

    private var sent = Sent()
    private var passed = 0
    private var drawnBytes = 0
    /// > Units: bytes.
    private static let mostDrawn = 32 << 20
    /// So many frames pass whatever they draw.
    private static let leastFrames = 12
    /// How many frames the simulator has been notified of.
    package private(set) var reported = 0

    package init() {}

    /// A message is sent. > Returns: what has to be sent before it: a request is handled at the time of its frame.
    package mutating func note(_ message: LinkMessage) -> LinkMessage? {
        switch message {
        case .transaction: sent.isChanging = true
        case .bitmap(_, let form, _): drawnBytes += form.byteCount
        case .request:
            sent.hasRequest = true
            guard passed > reported else { return nil }
            defer { reported = passed }
            return .passedFrames(id: 0, count: UInt32(passed - reported), isChanging: true, next: nil)
        default: break
        }
        return nil
    }

    package mutating func endFrame() -> Sent {
        passed += 1
        sent.isFull = passed >= Self.leastFrames && drawnBytes > Self.mostDrawn
        defer { sent = Sent() }
        return sent
    }
}
