/// Cuts a stream of bytes, however it arrives, into messages.
public struct LinkMessageStream: Sendable {
    private var buffer: [UInt8] = []
    private var start = 0
    /// Messages longer than this are refused when their length is read, before their bytes are kept.
    private let sizeLimit: Int

    public init(sizeLimit: Int = LinkMessage.sizeLimit) { self.sizeLimit = sizeLimit }

    /// Bytes that wait for the rest of their message.
    public var pendingCount: Int { buffer.count - start }

    public mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

    /// The next whole message, or nil when more bytes are needed. After an error the stream cannot be trusted any more.
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

    /// Drops what was read once it outweighs what was not.
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
