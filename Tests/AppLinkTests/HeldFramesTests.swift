import DeviceProtocol
import RenderProtocol
import Testing

@testable import AppLink

@Suite("Frames that pass at once")
struct HeldFramesTests {
    private static let transaction = LinkMessage.transaction(LayerTransaction(changes: [], commitTime: 0))

    @Test("a frame says what was sent in it, and nothing of the one before")
    func frames() {
        var frames = HeldFrames()
        #expect(frames.note(Self.transaction) == nil)
        let ends = [frames.endFrame(), frames.endFrame()]
        #expect(ends == [HeldFrames.Sent(isChanging: true), HeldFrames.Sent()])
    }

    @Test("before a request the other end learns of the frames that have passed, once")
    func request() {
        var frames = HeldFrames()
        #expect(frames.note(.request(.didLaunch)) == nil)
        #expect(frames.endFrame().hasRequest)
        _ = frames.endFrame()
        #expect(frames.note(.request(.didLaunch)) == .passedFrames(id: 0, count: 2, isChanging: true, next: nil))
        #expect(frames.note(.request(.didLaunch)) == nil)
        #expect(frames.reported == 2)
    }

    @Test("frames that draw much end after twelve; those that draw little go on")
    func memory() throws {
        /// > Returns: the number of the first frame after which no further one passes, within 60.
        func last(side: Int) throws -> Int? {
            let form = try #require(BitmapForm(width: side, height: side))
            var frames = HeldFrames()
            return (1...60).first { number in
                _ = frames.note(.bitmap(BitmapID(UInt64(number)), form, in: MemoryID(UInt64(number))))
                return frames.endFrame().isFull
            }
        }
        #expect(try last(side: 1000) == 12)
        #expect(try last(side: 512) == 33)
        #expect(try last(side: 100) == nil)
    }

    /// What has arrived, as far as it has.
    private func messages(_ socket: LinkSocket) throws -> [LinkMessage] {
        socket.setBlocking(false)
        var all: [LinkMessage] = []
        while let received = try socket.receive() { all.append(received.message) }
        return all
    }

    @Test("transactions of these frames are sent with the next other message, in order")
    func held() throws {
        let (app, simulator) = try LinkSocket.pair()
        app.beginFrames()
        for _ in 0..<2 {
            try app.send(Self.transaction)
            #expect(app.endFrame().isChanging)
        }
        #expect(try messages(simulator).isEmpty)
        try app.send(.request(.didLaunch))
        let progress = LinkMessage.passedFrames(id: 0, count: 2, isChanging: true, next: nil)
        #expect(try messages(simulator) == [Self.transaction, Self.transaction, progress, .request(.didLaunch)])
        #expect(app.endFrames() == 2)
        try app.send(Self.transaction)
        #expect(try messages(simulator) == [Self.transaction])
    }
}
