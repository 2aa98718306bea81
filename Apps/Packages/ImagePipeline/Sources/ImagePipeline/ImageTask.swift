import Foundation

/// A running request for an image.
public final class ImageTask: @unchecked Sendable {
    let request: ImageRequest
    private weak var pipeline: ImagePipeline?
    private let lock = NSLock()
    private var state: (priority: ImagePriority, isCancelled: Bool)

    init(pipeline: ImagePipeline, request: ImageRequest, priority: ImagePriority) {
        self.pipeline = pipeline
        self.request = request
        state = (priority, false)
    }

    /// May be changed while the request is pending.
    public var priority: ImagePriority {
        get {
            lock.lock()
            defer { lock.unlock() }
            return state.priority
        }
        set {
            lock.lock()
            state.priority = newValue
            lock.unlock()
        }
    }

    public var isCancelled: Bool {
        lock.lock()
        defer { lock.unlock() }
        return state.isCancelled
    }

    /// After this call on the main thread, the completion is not called.
    public func cancel() {
        lock.lock()
        let isFirst = !state.isCancelled
        state.isCancelled = true
        lock.unlock()
        if isFirst { pipeline?.cancel(self) }
    }
}
