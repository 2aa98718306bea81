/// The results of a run of batches through a real list.
package struct ListCheckResults: Sendable {
    package var batches = 0
    /// Cells requested from the data source, and cells that stayed visible through a batch.
    package var asked = 0
    package var kept = 0
    /// Cells prepared between frames.
    package var prepared = 0
    package var differences = 0
    /// The first difference from the model.
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
