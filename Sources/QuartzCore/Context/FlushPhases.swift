import Dispatch

/// What the phases of one flush took, for an inspector that watches.
///
/// > Units: seconds; the time of the start is that of the system's monotonic clock.
package struct FlushPhases: Hashable, Sendable {
    package private(set) var start: Double
    /// Constraints, traits and layout.
    package private(set) var layout = 0.0
    /// Drawing of layers' contents.
    package private(set) var draw = 0.0
    /// Collecting the changes, uploading bitmaps and sending.
    package private(set) var commit = 0.0
    /// The number of changes that were sent.
    package private(set) var changes = 0
    private var last: Double

    init() {
        start = Self.now
        last = start
    }

    package var end: Double { last }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private mutating func lap() -> Double {
        let now = Self.now
        defer { last = now }
        return now - last
    }

    mutating func endLayout() { layout += lap() }
    mutating func endDrawing() { draw += lap() }
    mutating func endCommit(changes: Int) {
        commit += lap()
        self.changes = changes
    }
}
