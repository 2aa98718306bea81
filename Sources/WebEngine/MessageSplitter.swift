package import Foundation

/// Splits what the engine writes on its pipe into messages: each is JSON and ends with a zero byte.
///
/// A page can make the engine write a message of any length, as by a long text in a tree of elements. Of one that is too long the beginning alone
/// is kept.
package struct MessageSplitter {
    package enum Piece: Equatable, Sendable {
        case message(Data)
        /// A message beyond the limit: its first bytes.
        case tooLong(Data)
    }

    /// A message may not be longer. > Units: bytes.
    package let limit: Int
    /// Bytes that are kept of a longer one: those with its number.
    private static let kept = 64
    private var rest = Data()
    private var isTooLong = false

    package init(limit: Int = 64 << 20) { self.limit = limit }

    /// Adds bytes and returns the messages that are complete.
    package mutating func append(_ bytes: Data) -> [Piece] {
        var pieces: [Piece] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: 0) {
            add(bytes[start..<end])
            if !rest.isEmpty { pieces.append(isTooLong ? .tooLong(rest) : .message(rest)) }
            (rest, isTooLong) = (Data(), false)
            start = bytes.index(after: end)
        }
        add(bytes[start...])
        return pieces
    }

    private mutating func add(_ bytes: Data) {
        guard !isTooLong else { return }
        if rest.count + bytes.count <= limit { return rest.append(bytes) }
        isTooLong = true
        rest.append(bytes.prefix(Self.kept))
        rest = Data(rest.prefix(Self.kept))
    }
}

/// The engine's answer that a command failed, or that there is no engine.
package struct EngineError: Error, Equatable {
    package let message: String
    package init(message: String) { self.message = message }

    /// For what only the process of a page can answer.
    package static let pageHasEnded = EngineError(message: "The process of the page has ended.")
    /// For what a page has not answered when it is closed.
    package static let pageIsClosed = EngineError(message: "The web view has ended.")
}
