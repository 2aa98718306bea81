import Foundation

/// Values at a place in memory that does not change.
final class DecodeArray: @unchecked Sendable {
    let count: Int
    /// Never written after the initialiser.
    private let memory: UnsafeMutablePointer<CGFloat>

    init(_ values: [CGFloat]) {
        count = values.count
        memory = .allocate(capacity: max(1, values.count))
        memory.initialize(from: values, count: values.count)
    }

    deinit { memory.deallocate() }

    var values: UnsafePointer<CGFloat> { UnsafePointer(memory) }
}
