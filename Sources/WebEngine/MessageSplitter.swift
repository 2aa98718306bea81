package import Foundation

/// Splits what the engine writes on its pipe into messages: each is JSON and ends with a zero byte.
package struct MessageSplitter {
    /// A message may not be longer. > Units: bytes.
    package let limit: Int
    private var rest = Data()

    package init(limit: Int = 256 << 20) { self.limit = limit }

    /// Adds bytes and returns the messages that are complete. > Throws: if a message is longer than the limit.
    package mutating func append(_ bytes: Data) throws -> [Data] {
        var messages: [Data] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: 0) {
            guard rest.count + (end - start) <= limit else { throw EngineError(message: "A message exceeds \(limit) bytes.") }
            rest.append(bytes[start..<end])
            if !rest.isEmpty { messages.append(rest) }
            rest = Data()
            start = bytes.index(after: end)
        }
        guard rest.count + (bytes.endIndex - start) <= limit else { throw EngineError(message: "A message exceeds \(limit) bytes.") }
        rest.append(bytes[start...])
        return messages
    }
}

/// The engine's answer that a command failed, or that there is no engine.
package struct EngineError: Error, Equatable {
    package let message: String
    package init(message: String) { self.message = message }
}
