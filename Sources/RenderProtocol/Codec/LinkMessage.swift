public import DeviceProtocol

/// All messages on the link between an app and the simulator.
///
/// The app starts with `hello`; the simulator responds with `welcome`; from then on either end sends its messages. A message is
/// four bytes of length (little endian, of what follows), then a tag and the values (see `WireWriter`).
public enum LinkMessage: Hashable, Sendable {
    /// The version of the message format; incremented with any change.
    public static let version: UInt32 = 21
    /// Maximum length of a message. > Units: bytes.
    public static let sizeLimit = 64 << 20

    // App to simulator.
    /// The app's first message: the version of the protocol, its process and its name.
    case hello(version: UInt32, processID: Int, name: String)
    /// Memory for bitmaps; its descriptor is sent with this message.
    case memory(MemoryID, byteCount: Int)
    /// It will not contain a bitmap any more.
    case discardMemory(MemoryID)
    /// A bitmap that transactions may name from now on, at the start of memory that contains no other bitmap.
    case bitmap(BitmapID, BitmapForm, in: MemoryID)
    /// Changes of layers, from the app.
    case transaction(LayerTransaction)
    /// A request or a report of the app.
    case request(ApplicationRequest)
    /// Everything caused by messages before `sync` of the same number is done and committed.
    case synced(id: UInt32)
    /// The app's clock is at `time` and every timer due by then has fired; `next` is when something is due then, nil if nothing is.
    case advanced(id: UInt32, time: Double, next: Double?)
    /// The app's clock has moved by this number of frames, each but perhaps the last of which sent transactions; `isChanging` is whether the last
    /// did too. `next` is as in `advanced`. Before a request, with the number 0, for the frames before that of the request.
    case passedFrames(id: UInt32, count: UInt32, isChanging: Bool, next: Double?)

    /// The answer to `snapshot`: a copy of the app's process waits. If it could not be made, `problem` is the reason; otherwise it is empty.
    case snapshotTaken(id: UInt32, problem: String)

    // Simulator to app.
    /// `manualTime` is set if the app's clock advances only by `advance`.
    case welcome(version: UInt32, DeviceState, manualTime: Double?, LaunchInfo)
    /// An event for the app, from the simulator.
    case event(ApplicationEvent)
    /// Asks the app to answer with the same number once it has handled everything before it.
    case sync(id: UInt32)
    /// Moves the app's virtual clock to a time, in seconds; the app answers with the same number.
    case advance(id: UInt32, to: Double)
    /// Moves the app's virtual clock frame by frame, from a time and by a duration in seconds: until a frame sends no transaction, or also a request,
    /// or by the most frames. The app answers with the same number.
    case passFrames(id: UInt32, from: Double, frame: Double, most: UInt32)
    /// Has the app fork a copy of its process that waits for launches over the socket that is sent with this message. The app answers with the same
    /// number; the processes of the launches do not.
    case snapshot(id: UInt32)
    /// Bitmaps in this memory are no longer read.
    case idleMemory([MemoryID])
    /// The whole screen was shown at `time`; sent only after transactions, to pace the app's display links.
    case presented(time: Double)

    private enum Tag: UInt8 {
        case hello, memory, discardMemory, bitmap, transaction, request, synced, advanced, welcome, event, sync, advance, idleMemory,
            presented, passFrames, passedFrames, snapshot, snapshotTaken
    }

    /// Whether a descriptor is sent with it.
    public var hasDescriptor: Bool {
        switch self {
        case .memory, .snapshot: true
        default: false
        }
    }

    /// The message with its length prefix, ready to send.
    public func framed() -> [UInt8] {
        var writer = WireWriter()
        writer.putFramed { encode(to: &$0) }
        return writer.bytes
    }
}

extension LinkMessage: WireCodable {
    public func encode(to writer: inout WireWriter) {
        switch self {
        case .hello(let version, let processID, let name):
            writer.put(Tag.hello)
            writer.put(UInt64(version))
            writer.put(processID)
            writer.put(name)
        case .memory(let memory, let byteCount):
            writer.put(Tag.memory)
            writer.put(memory)
            writer.put(byteCount)
        case .discardMemory(let memory):
            writer.put(Tag.discardMemory)
            writer.put(memory)
        case .bitmap(let bitmap, let form, let memory):
            writer.put(Tag.bitmap)
            writer.put(bitmap)
            writer.put(form)
            writer.put(memory)
        case .transaction(let transaction):
            writer.put(Tag.transaction)
            writer.put(transaction)
        case .request(let request):
            writer.put(Tag.request)
            writer.put(request)
        case .synced(let id):
            writer.put(Tag.synced)
            writer.put(UInt64(id))
        case .advanced(let id, let time, let next):
            writer.put(Tag.advanced)
            writer.put(UInt64(id))
            writer.put(time)
            writer.put(next)
        case .passedFrames(let id, let count, let isChanging, let next):
            writer.put(Tag.passedFrames)
            writer.put(UInt64(id))
            writer.put(UInt64(count))
            writer.put(isChanging)
            writer.put(next)
        case .welcome(let version, let device, let manualTime, let beginning):
            writer.put(Tag.welcome)
            writer.put(UInt64(version))
            writer.put(device)
            writer.put(manualTime)
            writer.put(beginning)
        case .event(let event):
            writer.put(Tag.event)
            writer.put(event)
        case .sync(let id):
            writer.put(Tag.sync)
            writer.put(UInt64(id))
        case .advance(let id, let time):
            writer.put(Tag.advance)
            writer.put(UInt64(id))
            writer.put(time)
        case .passFrames(let id, let start, let frame, let most):
            writer.put(Tag.passFrames)
            writer.put(UInt64(id))
            writer.put(start)
            writer.put(frame)
            writer.put(UInt64(most))
        case .snapshot(let id):
            writer.put(Tag.snapshot)
            writer.put(UInt64(id))
        case .snapshotTaken(let id, let problem):
            writer.put(Tag.snapshotTaken)
            writer.put(UInt64(id))
            writer.put(problem)
        case .idleMemory(let memories):
            writer.put(Tag.idleMemory)
            writer.put(memories)
        case .presented(let time):
            writer.put(Tag.presented)
            writer.put(time)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .hello:
            self = .hello(version: try Self.version(&reader), processID: try reader.integer(), name: try reader.text())
        case .memory: self = .memory(try reader.value(), byteCount: try reader.integer())
        case .discardMemory: self = .discardMemory(try reader.value())
        case .bitmap: self = .bitmap(try reader.value(), try reader.value(), in: try reader.value())
        case .transaction: self = .transaction(try reader.value())
        case .request: self = .request(try reader.value())
        case .synced: self = .synced(id: try reader.uint32())
        case .advanced: self = .advanced(id: try reader.uint32(), time: try reader.double(), next: try reader.optional())
        case .welcome:
            self = .welcome(
                version: try Self.version(&reader), try reader.value(), manualTime: try reader.optional(), try reader.value())
        case .event: self = .event(try reader.value())
        case .sync: self = .sync(id: try reader.uint32())
        case .advance: self = .advance(id: try reader.uint32(), to: try reader.double())
        case .passFrames:
            self = .passFrames(
                id: try reader.uint32(), from: try reader.double(), frame: try reader.double(), most: try reader.uint32())
        case .passedFrames:
            self = .passedFrames(
                id: try reader.uint32(), count: try reader.uint32(), isChanging: try reader.bool(), next: try reader.optional())
        case .snapshot: self = .snapshot(id: try reader.uint32())
        case .snapshotTaken: self = .snapshotTaken(id: try reader.uint32(), problem: try reader.text())
        case .idleMemory: self = .idleMemory(try reader.array())
        case .presented: self = .presented(time: try reader.double())
        }
    }

    /// A handshake of another version is rejected before the rest of it is read: its format may have changed.
    private static func version(_ reader: inout WireReader) throws(WireError) -> UInt32 {
        let version = try reader.uint32()
        guard version == Self.version else { throw .version(Int(version)) }
        return version
    }
}
