public import DeviceProtocol
internal import Glibc
public import RenderProtocol

/// The simulator's end of a loopback link: receives what an app sends.
///
/// > Isolation: the main thread.
public protocol LoopbackReceiver: AnyObject {
    /// Receives a bitmap that later transactions may name.
    func receive(_ bitmap: SharedBitmap)
    /// Receives one commit's changes.
    func receive(_ transaction: LayerTransaction)
    /// Receives a request or a report of the app.
    func receive(_ request: ApplicationRequest)
}

/// Both ends of the link in one process, for tests: every message still passes through the codec.
///
/// > Isolation: the main thread.
public final class LoopbackLink: RenderLink, ApplicationEnvironment {
    /// The state of the device, as changed by the last event.
    public private(set) var device: DeviceState
    /// The clock of the app and of its animations.
    public let clock: any DeviceClock
    /// Receives the events that the simulator's end sends.
    public var onEvent: ((ApplicationEvent) -> Void)?
    /// The clock's time.
    public var now: Double { clock.now }
    /// Bytes that a socket would have transferred, in both directions.
    public private(set) var byteCount = 0
    /// The number of commits so far.
    public private(set) var commitCount = 0

    private weak var receiver: (any LoopbackReceiver)?
    private var stream = LinkMessageStream()
    private var lastBitmap: UInt64 = 0

    /// Creates a link to a receiver, which is not retained.
    public init(device: DeviceState = .standard, clock: any DeviceClock, receiver: any LoopbackReceiver) {
        self.device = device
        self.clock = clock
        self.receiver = receiver
    }

    /// Creates a bitmap of zeros and passes it to the receiver; nil if memory cannot be allocated.
    public func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        guard let made = SharedMemory.make(byteCount: form.byteCount) else { return nil }
        _ = close(made.descriptor)
        lastBitmap += 1
        let (id, memory) = (BitmapID(lastBitmap), MemoryID(lastBitmap))
        guard case .bitmap(let id, let form, _)? = roundTrip(.bitmap(id, form, in: memory)), let bitmap = made.memory.bitmap(id, form)
        else { return nil }
        receiver?.receive(bitmap)
        return bitmap
    }

    /// Passes the changes to the receiver, after encoding and decoding them.
    public func commit(_ transaction: LayerTransaction) {
        commitCount += 1
        guard case .transaction(let transaction)? = roundTrip(.transaction(transaction)) else { return }
        receiver?.receive(transaction)
    }

    /// Passes a request to the receiver, after encoding and decoding it.
    public func send(_ request: ApplicationRequest) {
        guard case .request(let request)? = roundTrip(.request(request)) else { return }
        receiver?.receive(request)
    }

    /// Delivers an event as the simulator would.
    public func deliver(_ event: ApplicationEvent) {
        guard case .event(let event)? = roundTrip(.event(event)) else { return }
        if case .deviceChanged(let state) = event { device = state }
        onEvent?(event)
    }

    private func roundTrip(_ message: LinkMessage) -> LinkMessage? {
        let bytes = message.framed()
        byteCount += bytes.count
        stream.append(bytes)
        do {
            let back = try stream.next()
            assert(back != nil, "a framed message is a whole message")
            return back
        } catch {
            assertionFailure("the codec cannot read what it wrote: \(error)")
            return nil
        }
    }
}
