import CoreGraphics
import Foundation
internal import ObjectiveC

/// The open transactions of one thread, outermost first.
final class TransactionStack {
    /// The lock of `CATransaction.lock()`.
    static let lock = NSRecursiveLock()

    static var current: TransactionStack {
        if MainQueue.isCurrent { return LayerContext.main.transactions }
        let storage = Thread.current.threadDictionary
        if let stack = storage["ferry.transactions"] as? TransactionStack { return stack }
        let stack = TransactionStack()
        storage["ferry.transactions"] = stack
        return stack
    }

    /// One transaction's own settings; nil inherits the outer one's.
    final class Frame {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disableActions: Bool?
        var values: [String: Any?] = [:]
        var group: CompletionGroup?
        var isImplicit = false

        func clear() { (duration, timingFunction, disableActions, values, group, isImplicit) = (nil, nil, nil, [:], nil, false) }
    }
    private var frames: [Frame] = []
    /// The last implicit transaction, ended and empty, for reuse in the next turn.
    private var spare: Frame?

    /// The innermost transaction; an implicit one if none is open.
    var top: Frame {
        if let frame = frames.last { return frame }
        let frame = spare ?? Frame()
        spare = nil
        frame.isImplicit = true
        frames.append(frame)
        LayerContext.main.schedule()
        return frame
    }

    func begin() { frames.append(Frame()) }

    func commit() {
        guard let frame = frames.last, !frame.isImplicit else { return }
        frames.removeLast()
        frame.group?.close()
    }

    func endImplicit() {
        guard let frame = frames.first, frame.isImplicit else { return }
        frames.removeFirst()
        frame.group?.close()
        frame.clear()
        spare = frame
    }

    func setting<Value>(_ path: KeyPath<Frame, Value?>) -> Value? {
        for frame in frames.reversed() {
            if let value = frame[keyPath: path] { return value }
        }
        return nil
    }

    func value(forKey key: String) -> Any? {
        for frame in frames.reversed() {
            if let value = frame.values[key] { return value }
        }
        return nil
    }

    func setCompletion(_ body: (() -> Void)?) {
        let frame = top
        let old = frame.group
        let outer = frames.dropLast().reversed().lazy.compactMap(\.group).first
        frame.group = body.map { CompletionGroup(body: $0, outer: outer) }
        old?.close()
    }

    /// The group that waits for an animation added now.
    var activeGroup: CompletionGroup? { setting(\.group) }
}

/// Waits for the animations of a transaction.
package final class CompletionGroup {
    private(set) var body: (() -> Void)?
    private let outer: CompletionGroup?
    private var running = 0
    private var isClosed = false

    package init(body: @escaping () -> Void, outer: CompletionGroup? = nil) {
        self.body = body
        self.outer = outer
        outer?.enter()
    }

    package func enter() { running += 1 }

    package func leave() {
        running -= 1
        finishIfDone()
    }

    /// No more animations will be added.
    package func close() {
        isClosed = true
        finishIfDone()
    }

    private func finishIfDone() {
        guard isClosed, running == 0, let body else { return }
        self.body = nil
        body()
        outer?.leave()
    }
}
