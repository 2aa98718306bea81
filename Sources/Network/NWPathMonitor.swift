public import Dispatch
internal import Synchronization
package import SystemConfiguration

/// Watches whether the device has a network: its setting `network`; with `offline` there is no network.
///
/// > Contract: Network, NWPathMonitor. > Isolation: any thread.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
        /// What the handler was told last.
        var told: NWPath?
    }
    private let state = Mutex(State())
    private let network: DeviceNetwork
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]

    /// Watches all interfaces.
    public convenience init() { self.init(.ask()) }
    /// Watches interfaces of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(.ask(), required: requiredInterfaceType) }
    /// Watches all interfaces but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(.ask(), prohibited: prohibitedInterfaceTypes)
    }

    package init(
        _ network: DeviceNetwork, required: NWInterface.InterfaceType? = nil, prohibited: [NWInterface.InterfaceType] = []
    ) { (self.network, self.required, self.prohibited) = (network, required, prohibited) }

    deinit { network.forget(self) }

    /// Called on the queue with the path when the monitor starts, and with every other one.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The path as it is now.
    public var currentPath: NWPath { NWPath(isReachable: network.isReachable, required: required, prohibited: prohibited) }

    /// The queue that the monitor was started on; nil before.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Begins to watch; no effect after the first time, and after ``cancel()``.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            guard state.queue == nil, !state.isCancelled else { return false }
            state.queue = queue
            return true
        }
        guard isFirst else { return }
        network.listen(self) { [weak self] in self?.changed() }
        changed()
    }

    /// Ends the watch: the handler is not called any more.
    public func cancel() {
        state.withLock { ($0.isCancelled, $0.handler) = (true, nil) }
        network.forget(self)
    }

    private func changed() { queue?.async { [weak self] in self?.tell() } }

    private func tell() {
        let path = currentPath
        let handler = state.withLock { state -> (@Sendable (NWPath) -> Void)? in
            guard !state.isCancelled, state.told != path else { return nil }
            state.told = path
            return state.handler
        }
        handler?(path)
    }
}

extension NWPathMonitor: AsyncSequence {
    /// The path now, then every other one; ends with the task.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var paths: AsyncStream<NWPath>.Iterator

        fileprivate init(_ paths: AsyncStream<NWPath>) { self.paths = paths.makeAsyncIterator() }
        /// The next path.
        public mutating func next() async -> NWPath? { await paths.next() }
    }

    /// Watches with a queue of its own, instead of a handler.
    public func makeAsyncIterator() -> AsyncIterator {
        let (paths, continuation) = AsyncStream<NWPath>.makeStream(bufferingPolicy: .bufferingNewest(1))
        pathUpdateHandler = { continuation.yield($0) }
        continuation.onTermination = { [weak self] _ in self?.cancel() }
        start(queue: DispatchQueue(label: "NWPathMonitor"))
        return AsyncIterator(paths)
    }
}
