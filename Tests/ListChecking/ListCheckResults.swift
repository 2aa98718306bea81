/// What a run of batches through a real list came to.
package struct ListCheckResults: Sendable {
    package var batches = 0
    /// Cells the data source was asked for, and cells that stayed on show through a batch.
    package var asked = 0
    package var kept = 0
    /// Cells made ready between frames.
    package var prepared = 0
    package var differences = 0
    /// The first thing that was otherwise than in the model.
    package var first: String?

    package init() {}

    package mutating func add(_ other: ListCheckResults) {
        batches += other.batches
        asked += other.asked
        kept += other.kept
        prepared += other.prepared
        differences += other.differences
        first = first ?? other.first
    }

    mutating func differ(_ text: @autoclosure () -> String) {
        differences += 1
        if first == nil { first = "batch \(batches): " + text() }
    }
}
