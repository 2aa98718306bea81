import Foundation

/// What closures of any thread were given, in order.
final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Any] = []

    func add(_ value: Any) { lock.withLock { values.append(value) } }
    var all: [Bool] { lock.withLock { values.compactMap { $0 as? Bool } } }
    var words: [String] { lock.withLock { values.compactMap { $0 as? String } } }
    var numbers: [Double] { lock.withLock { values.compactMap { $0 as? Double } } }
}
