/// Splits a stream of bytes, received in any chunks, into messages.
public struct LinkMessageStream: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0
    /// Messages longer than this are rejected when their length is read, before their bytes are stored.
    private let sizeLimit: Int

    /// Creates an empty stream that refuses messages of more than `sizeLimit` bytes.
    public init(sizeLimit: Int = LinkMessage.sizeLimit) { self.sizeLimit = sizeLimit }

    /// Bytes of an incomplete message.
    public var pendingCount: Int { buffer.count - start }

    /// Adds received bytes, which may end inside a message.
    public mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

    /// The next complete message, or nil if more bytes are needed. After an error the stream is invalid.
    public mutating func next() throws(WireError) -> LinkMessage? {
        guard pendingCount >= 4 else { return nil }
        var length = 0
        for index in 0..<4 { length |= Int(buffer[start + index]) << (8 * index) }
        guard length <= sizeLimit else { throw .tooLong("message", length) }
        guard pendingCount >= 4 + length else { return nil }
        var reader = WireReader(buffer[(start + 4)..<(start + 4 + length)])
        start += 4 + length
        defer { compact() }
        let message = try LinkMessage(from: &reader)
        try reader.finish()
        return message
    }

    /// Removes read bytes once there are more of them than unread ones.
    private mutating func compact() {
        guard start > 4096, start * 2 > buffer.count else {
            if start == buffer.count {
                buffer.removeAll(keepingCapacity: buffer.count < 1 << 20)
                start = 0
            }
            return
        }
        buffer.removeFirst(start)
        start = 0
    }
}
