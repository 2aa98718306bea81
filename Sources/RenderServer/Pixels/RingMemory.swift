internal import CSystem
internal import Foundation

/// Memory of a screen whose end goes on at its beginning, so that all of its pixels move at once when it begins elsewhere.
public final class RingMemory {
    /// Where the screen begins. As many bytes as `slack` lie before it and after its end.
    public private(set) var base: UnsafeMutableRawPointer
    /// How far it can be turned at once. > Units: bytes.
    public let slack: Int
    private let start: UnsafeMutableRawPointer
    private let length: Int
    /// The screen begins in the middle turn.
    private static let turns = 3

    /// Zeroed; nil when the system refuses.
    public init?(byteCount: Int, slack: Int) {
        let page = 4096
        guard byteCount > 0, slack >= 0, slack <= byteCount else { return nil }
        length = (byteCount + slack + page - 1) / page * page
        guard let start = ferry_map_ring(length, Int32(Self.turns)) else { return nil }
        (self.start, self.slack) = (start, slack)
        base = start + length
    }

    deinit { munmap(start, length * Self.turns) }

    /// Lets the screen begin so many bytes further on.
    func turn(by bytes: Int) {
        precondition(abs(bytes) <= slack)
        let place = base - start - length + bytes
        base = start + length + (place % length + length) % length
    }
}
