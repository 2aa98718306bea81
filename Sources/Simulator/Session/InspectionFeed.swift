internal import Glibc
internal import HostInterface
internal import InspectionProtocol

/// Passes the questions of inspectors to the app on the screen, and its answers back; answers those about frames itself.
///
/// > Isolation: the simulator's main thread. > Units: seconds.
struct InspectionFeed {
    private struct Waiting {
        var question: HostQuestion
        weak var session: AppSession?
        var number: UInt32
    }

    private var waiting: [Waiting] = []
    private var frames: [InspectionDeviceFrame] = []
    /// When frames were asked for last.
    private var asked = -Double.infinity
    private static let limit = 240
    /// Without a question for this long frames are not recorded.
    private static let patience = 5.0
    /// More rectangles of a frame are replaced by the one around them.
    private static let rectangleLimit = 16

    /// > Returns: the answer, if the app need not be asked.
    mutating func ask(_ question: HostQuestion, _ session: AppSession?, at now: Double) -> String? {
        guard let session, session.ending == nil else { return Self.refusal("no app runs on the screen") }
        if (try? InspectionRequest(json: Array(question.text.utf8))) == .deviceFrames { return deviceFrames(session, at: now) }
        let number = session.ask { .event(.inspect(id: $0, question.text)) }
        waiting.append(Waiting(question: question, session: session, number: number))
        return nil
    }

    /// The answers that have come. An app that ended refuses.
    mutating func takeAnswers() -> [(question: HostQuestion, text: String)] {
        guard !waiting.isEmpty else { return [] }
        var came: [(HostQuestion, String)] = []
        waiting.removeAll { one in
            guard let session = one.session, session.ending == nil else {
                came.append((one.question, Self.refusal("the app has ended")))
                return true
            }
            guard case .tree(let text)? = session.takeAnswer(one.number) else { return false }
            came.append((one.question, text.isEmpty ? Self.refusal("the app has no inspector") : text))
            return true
        }
        return came
    }

    /// What a frame took; ignored while nobody asks.
    mutating func note(_ damage: [PixelRect], start: Double, composited: Double, presented: Double) {
        guard start - asked < Self.patience, !damage.isEmpty else { return }
        var rects = damage
        if rects.count > Self.rectangleLimit { rects = [rects.dropFirst().reduce(rects[0]) { $0.union($1) }] }
        frames.append(
            InspectionDeviceFrame(
                start: start, composite: composited - start, present: presented - composited,
                damage: rects.map { [$0.x, $0.y, $0.width, $0.height] }))
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
    }

    private mutating func deviceFrames(_ session: AppSession, at now: Double) -> String {
        if now - asked >= Self.patience { frames = [] }
        asked = now
        let app = session.process.identifier
        return InspectionAnswer.deviceFrames(
            InspectionDeviceFrames(
                frames: frames, now: now, appMemory: ProcessMemory.used(by: app), simulatorMemory: ProcessMemory.used(by: getpid()),
                appProcessor: ProcessorTime.used(by: app))
        ).json
    }

    private static func refusal(_ reason: String) -> String { InspectionAnswer.refused(reason).json }
}
