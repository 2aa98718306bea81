internal import Foundation
internal import ObjectiveC

/// The queue that a context is used on.
final class ContextQueue: @unchecked Sendable {
    private let queue: DispatchQueue?
    private let isMain: Bool
    private let mark = DispatchSpecificKey<Bool>()

    init(_ type: NSManagedObjectContextConcurrencyType) {
        isMain = type == .mainQueueConcurrencyType
        switch type {
        case .mainQueueConcurrencyType: queue = .main
        case .privateQueueConcurrencyType:
            queue = DispatchQueue(label: "NSManagedObjectContext")
            queue?.setSpecific(key: mark, value: true)
        case .confinementConcurrencyType: queue = nil
        }
    }

    private var isCurrent: Bool { isMain ? MainQueue.isCurrent : DispatchQueue.getSpecific(key: mark) == true }

    func async(_ body: @escaping () -> Void) {
        guard let queue else { return body() }
        // As in Apple's interface, blocks are not @Sendable: the context's queue is where they are used.
        nonisolated(unsafe) let body = body
        queue.async { body() }
    }

    func sync<Value>(_ body: () throws -> Value) rethrows -> Value {
        guard let queue, !isCurrent else { return try body() }
        return try queue.sync(execute: body)
    }

    /// Runs the body after the current event; a context without a queue has no events.
    func later(_ body: @escaping () -> Void) {
        guard queue != nil else { return }
        async(body)
    }
}
