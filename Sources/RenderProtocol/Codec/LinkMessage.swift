public import HostInterface

/// Everything that is said on the link between an app and the simulator.
///
/// The app speaks first with `hello`; the simulator answers with `welcome`; from then on either end sends what it has. A message is
/// four bytes of length (little endian, of what follows), then a tag and the values (see `WireWriter`).
public enum LinkMessage: Hashable, Sendable {
    /// The version of every message's form; raised with any change.
    public static let version: UInt32 = 3
    /// The longest message. > Units: bytes.
    public static let sizeLimit = 64 << 20

    // App to simulator.
    case hello(version: UInt32, processID: Int, name: String)
    /// A bitmap that transactions may name from now on; its memory's descriptor travels beside this message.
    case bitmap(BitmapID, width: Int, height: Int, bytesPerRow: Int)
    case transaction(LayerTransaction)
    case request(ApplicationRequest)
    /// Everything caused by what came before `sync` of the same number is done and committed.
    case synced(id: UInt32)
    /// The app's clock stands at `time` and every timer due by then has fired.
    case advanced(id: UInt32, time: Double)

    // Simulator to app.
    /// `manualTime` is set when the app's clock moves only by `advance`.
    case welcome(version: UInt32, DeviceState, manualTime: Double?)
    case event(ApplicationEvent)
    case sync(id: UInt32)
    case advance(id: UInt32, to: Double)
    /// The whole screen was shown at `time`; sent only after transactions, to pace the app's display links.
    case presented(time: Double)

    private enum Tag: UInt8 {
        case hello, bitmap, transaction, request, synced, advanced, welcome, event, sync, advance, presented
    }

    /// The message with its length in front, ready to send.
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
        case .bitmap(let bitmap, let width, let height, let bytesPerRow):
            writer.put(Tag.bitmap)
            writer.put(bitmap)
            for value in [width, height, bytesPerRow] { writer.put(value) }
        case .transaction(let transaction):
            writer.put(Tag.transaction)
            writer.put(transaction)
        case .request(let request):
            writer.put(Tag.request)
            writer.put(request)
        case .synced(let id):
            writer.put(Tag.synced)
            writer.put(UInt64(id))
        case .advanced(let id, let time):
            writer.put(Tag.advanced)
            writer.put(UInt64(id))
            writer.put(time)
        case .welcome(let version, let device, let manualTime):
            writer.put(Tag.welcome)
            writer.put(UInt64(version))
            writer.put(device)
            writer.put(manualTime)
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
        case .presented(let time):
            writer.put(Tag.presented)
            writer.put(time)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.value(Tag.self) {
        case .hello:
            self = .hello(version: try Self.version(&reader), processID: try reader.integer(), name: try reader.text())
        case .bitmap:
            self = .bitmap(
                try reader.value(), width: try reader.integer(), height: try reader.integer(), bytesPerRow: try reader.integer())
        case .transaction: self = .transaction(try reader.value())
        case .request: self = .request(try reader.value())
        case .synced: self = .synced(id: try reader.uint32())
        case .advanced: self = .advanced(id: try reader.uint32(), time: try reader.double())
        case .welcome:
            self = .welcome(version: try Self.version(&reader), try reader.value(), manualTime: try reader.optional())
        case .event: self = .event(try reader.value())
        case .sync: self = .sync(id: try reader.uint32())
        case .advance: self = .advance(id: try reader.uint32(), to: try reader.double())
        case .presented: self = .presented(time: try reader.double())
        }
    }

    /// A greeting of another version is refused before anything else of it is read: its form may have changed.
    private static func version(_ reader: inout WireReader) throws(WireError) -> UInt32 {
        let version = try reader.uint32()
        guard version == Self.version else { throw .version(Int(version)) }
        return version
    }
}
