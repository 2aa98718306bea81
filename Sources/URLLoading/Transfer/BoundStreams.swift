public import Foundation

extension Stream {
    /// Makes two streams of which the first reads what is written to the second.
    ///
    /// Reading waits for bytes or the other stream's end, and writing for space. > Contract: Foundation, Stream.getBoundStreams(withBufferSize:inputStream:outputStream:).
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let buffer = StreamBuffer(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInputStream(buffer)
        outputStream?.pointee = BoundOutputStream(buffer)
    }
}

/// The bytes between two streams. > Isolation: any thread.
private final class StreamBuffer: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var hasWriter = true
    private var hasReader = true

    init(capacity: Int) { self.capacity = capacity }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = body()
        condition.broadcast()
        return result
    }

    /// Whether reading, or writing, would not wait.
    var isReadable: Bool { locked { !bytes.isEmpty || !hasWriter } }
    var isWritable: Bool { locked { bytes.count < capacity } }

    func endWriting() { locked { hasWriter = false } }
    func endReading() { locked { hasReader = false } }

    /// > Returns: how many bytes were read; 0 at the end.
    func read(_ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while bytes.isEmpty, hasWriter { condition.wait() }
            let taken = min(count, bytes.count)
            bytes.withUnsafeBufferPointer { source in
                if let start = source.baseAddress { target.update(from: start, count: taken) }
            }
            bytes.removeFirst(taken)
            return taken
        }
    }

    /// > Returns: how many bytes were written; -1 if nobody will read them.
    func write(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while bytes.count >= capacity, hasReader { condition.wait() }
            guard hasReader else { return -1 }
            let taken = min(count, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: taken))
            return taken
        }
    }
}

private final class BoundInputStream: InputStream {
    private let buffer: StreamBuffer
    private var status = Status.notOpen

    init(_ buffer: StreamBuffer) {
        self.buffer = buffer
        super.init(data: Data())
    }

    override var streamStatus: Status { status }
    override var hasBytesAvailable: Bool { status == .open && buffer.isReadable }
    override func open() { if status == .notOpen { status = .open } }

    override func close() {
        status = .closed
        buffer.endReading()
    }

    override func read(_ target: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open, length > 0 else { return status == .atEnd || length == 0 ? 0 : -1 }
        let count = buffer.read(target, length)
        if count == 0 { status = .atEnd }
        return count
    }
}

private final class BoundOutputStream: OutputStream {
    private let buffer: StreamBuffer
    private var status = Status.notOpen

    init(_ buffer: StreamBuffer) {
        self.buffer = buffer
        super.init(toMemory: ())
    }

    /// Bound to no stream that reads.
    required init(toMemory: ()) {
        buffer = StreamBuffer(capacity: 1)
        super.init(toMemory: ())
    }

    override var streamStatus: Status { status }
    override var hasSpaceAvailable: Bool { status == .open && buffer.isWritable }
    override func open() { if status == .notOpen { status = .open } }

    override func close() {
        status = .closed
        buffer.endWriting()
    }

    override func write(_ source: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard status == .open else { return -1 }
        return length > 0 ? buffer.write(source, length) : 0
    }
}
