import Foundation

/// Messages that wait for their time: `perform(_:with:afterDelay:)` and what takes them back.
final class DelayedPerformRequests: @unchecked Sendable {
    static let shared = DelayedPerformRequests()

    struct Message {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer

        func hasArgument(equalTo other: Any?) -> Bool {
            switch (argument, other) {
            case (nil, nil): true
            case (let mine?, let theirs?):
                if let mine = mine as? AnyHashable, let theirs = theirs as? AnyHashable {
                    mine == theirs
                } else {
                    (mine as AnyObject) === (theirs as AnyObject)
                }
            default: false
            }
        }
    }

    private let lock = NSLock()
    private var messages: [ObjectIdentifier: [Message]] = [:]

    func schedule(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval, modes: [RunLoop.Mode]) {
        let key = ObjectIdentifier(target)
        // `Timer(timeInterval:…)` of Foundation on Linux is due at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(delay, 0)), interval: 0, repeats: false) { [self] timer in
            guard let message = take(timer, of: key) else { return }
            ObjCRuntime.send(message.selector, to: message.target, [message.argument])
        }
        let message = Message(target: target, selector: selector, argument: argument, timer: timer)
        lock.withLock { messages[key, default: []].append(message) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    func cancel(target: AnyObject, where matches: (Message) -> Bool) {
        let key = ObjectIdentifier(target)
        let cancelled: [Message] = lock.withLock {
            guard var waiting = messages[key] else { return [] }
            let taken = waiting.filter(matches)
            waiting.removeAll(where: matches)
            messages[key] = waiting.isEmpty ? nil : waiting
            return taken
        }
        for message in cancelled { message.timer.invalidate() }
    }

    private func take(_ timer: Timer, of key: ObjectIdentifier) -> Message? {
        lock.withLock {
            guard var waiting = messages[key], let index = waiting.firstIndex(where: { $0.timer === timer }) else { return nil }
            let message = waiting.remove(at: index)
            messages[key] = waiting.isEmpty ? nil : waiting
            return message
        }
    }
}
