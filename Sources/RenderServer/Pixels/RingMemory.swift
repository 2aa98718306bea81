internal import CSystem
internal import Foundation

/// A screen's memory, mapped several times in a row, so that all of its pixels move at once when its origin moves.
public final class RingMemory {
    /// The screen's origin. `slack` bytes are accessible before it and after its end.
    public private(set) var base: UnsafeMutableRawPointer
    /// Maximum move of the origin at once. > Units: bytes.
    public let slack: Int
    private let start: UnsafeMutableRawPointer
    private let length: Int
    /// The origin is in the middle mapping.
    private static let turns = 3

    /// Zeroed; nil if allocation fails.
    public init?(byteCount: Int, slack: Int) {
        let page = 4096
        guard byteCount > 0, slack >= 0, slack <= byteCount else { return nil }
        length = (byteCount + slack + page - 1) / page * page
        guard let start = ferry_map_ring(length, Int32(Self.turns)) else { return nil }
        (self.start, self.slack) = (start, slack)
        base = start + length
    }

    deinit { munmap(start, length * Self.turns) }

    /// Moves the screen's origin by this many bytes.
    func turn(by bytes: Int) {
        precondition(abs(bytes) <= slack)
        let place = base - start - length + bytes
        base = start + length + (place % length + length) % length
    }
}
