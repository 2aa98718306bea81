internal import CSystem

/// Memory that only beginning took, at either end of a link.
package enum LaunchMemory {
    /// The transactions after which code is given back: with the first the launch is over; by the last of them a second of frames has filled
    /// the caches, and what filled them is not needed either.
    private static let moments: Set = [1, 60]

    /// To be told of each transaction, counted from 1.
    package static func note(transaction: Int) {
        guard moments.contains(transaction) else { return }
        ferry_release_code()
        // Glyphs that were drawn are in caches; their outlines are seldom asked for again.
        ferry_release_fonts()
        // What the launch allocated and freed is kept by the allocator otherwise.
        ferry_release_heap()
    }
}
