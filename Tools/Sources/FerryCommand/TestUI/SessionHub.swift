import Foundation
import TestSession

/// The session of a command, which its run changes and its pages follow. Used from several threads.
final class SessionHub: @unchecked Sendable {
    private let condition = NSCondition()
    private var session: TestSession
    private var pages: [Int: Page] = [:]
    private var nextPage = 0
    private var isClosed = false

    /// What a page has not received yet.
    private struct Page {
        var messages: [String] = []
        var size = 0
    }

    /// A page that is so far behind receives all from the start. > Units: bytes.
    private static let longestQueue = 8 << 20
    private static let mostPages = 64
    /// After so long without a message a connection is tried. > Units: seconds.
    private static let heartbeat = 10.0

    init(_ session: TestSession) { self.session = session }

    func read<Value>(_ body: (TestSession) -> Value) -> Value { condition.withLock { body(session) } }

    func apply(_ events: SessionEvent...) { condition.withLock { events.forEach(applyLocked) } }

    /// Changes the session if `body` finds it so; `body` returns nil otherwise.
    func apply(if body: (TestSession) -> SessionEvent?) -> Bool {
        condition.withLock {
            guard let event = body(session) else { return false }
            applyLocked(event)
            return true
        }
    }

    private func applyLocked(_ event: SessionEvent) {
        let messages = session.apply(event)
        guard !messages.isEmpty, !pages.isEmpty else { return }
        let lines = messages.map(\.json)
        let size = lines.reduce(0) { $0 + $1.utf8.count }
        for page in pages.keys {
            pages[page]?.messages += lines
            pages[page]?.size += size
            if pages[page].map({ $0.size > Self.longestQueue }) == true { pages[page] = Page(messages: [SessionMessage.all(session).json]) }
        }
        condition.broadcast()
    }

    /// Passes all of the session and its changes to a page until it is gone; false if there are too many.
    ///
    /// > Parameters: send: sends messages, or nothing to see whether the page is there; returns whether it is.
    func follow(_ send: ([String]) -> Bool) -> Bool {
        condition.lock()
        guard pages.count < Self.mostPages else {
            condition.unlock()
            return false
        }
        let page = nextPage
        nextPage += 1
        pages[page] = Page(messages: [SessionMessage.all(session).json])
        while !isClosed {
            let messages = pages[page]?.messages ?? []
            pages[page] = Page()
            condition.unlock()
            let isThere = send(messages)
            condition.lock()
            guard isThere else { break }
            if pages[page]?.messages.isEmpty == true, !isClosed { _ = condition.wait(until: Date(timeIntervalSinceNow: Self.heartbeat)) }
        }
        pages[page] = nil
        condition.unlock()
        return true
    }

    /// Ends all of `follow`.
    func close() {
        condition.withLock {
            isClosed = true
            condition.broadcast()
        }
    }
}
