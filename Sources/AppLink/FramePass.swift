internal import DeviceProtocol

/// Frames that pass one after the other while the simulator waits.
///
/// > Units: seconds of the virtual clock.
struct FramePass {
    private let socket: LinkSocket
    private let frame: Double
    private let most: Int
    /// > Units: seconds of real time.
    private let realEnd = VirtualClock.realNow + Self.longestPass
    private var time: Double
    /// The frames that have passed.
    private(set) var count = 0
    /// Whether the last of them changed the screen.
    private(set) var isChanging = false

    /// > Parameters: start: the clock's time. most: the most frames.
    init(socket: LinkSocket, start: Double, frame: Double, most: Int) {
        (self.socket, self.frame, self.most) = (socket, frame, most)
        time = start + frame
    }

    /// The simulator takes an app for hung that does not answer for long. > Units: seconds of real time.
    private static let longestPass = 0.1
    /// So many are sent at once: the simulator applies them while the next ones pass.
    private static let sentTogether = 12

    /// Goes on from where the app is idle. > Returns: false when the last frame has passed, true if the app works now.
    mutating func step() -> Bool {
        while true {
            if VirtualClock.step(to: UInt64(saturating: (time * 1e9).rounded())) { return true }
            count += 1
            let sent = socket.endFrame()
            isChanging = sent.isChanging
            guard sent.isChanging, !sent.hasRequest, !sent.isFull, count < most, VirtualClock.realNow < realEnd else { return false }
            // The reader notices a lost link.
            if count.isMultiple(of: Self.sentTogether) { try? socket.flush() }
            time += frame
        }
    }
}
