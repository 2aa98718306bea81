internal import CSystem

/// Memory that only the launch required, at either end of a link.
package enum LaunchMemory {
    /// The transactions after which code is released: the first completes the launch; by the last of them a second of frames has filled
    /// the caches, and the code that filled them is no longer needed.
    private static let moments: Set = [1, 60]

    /// Called for each transaction, counted from 1.
    package static func note(transaction: Int) {
        guard moments.contains(transaction) else { return }
        ferry_release_code()
        // Drawn glyphs are in caches; their outlines are rarely needed again.
        ferry_release_fonts()
        // The allocator would otherwise retain what the launch allocated and freed.
        ferry_release_heap()
    }
}
