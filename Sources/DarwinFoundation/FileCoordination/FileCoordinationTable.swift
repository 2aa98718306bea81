internal import Foundation

/// The accesses and presenters of this process. Accesses wait on their own threads.
final class FileCoordinationTable: @unchecked Sendable {
    static let shared = FileCoordinationTable()

    private let condition = NSCondition()
    private var claims = FileClaims()
    private var presenterList: [any NSFilePresenter] = []

    // MARK: Presenters

    var presenters: [any NSFilePresenter] { condition.withLock { presenterList } }

    func add(_ presenter: any NSFilePresenter) {
        condition.withLock { if !presenterList.contains(where: { $0 === presenter }) { presenterList.append(presenter) } }
    }

    func remove(_ presenter: any NSFilePresenter) { condition.withLock { presenterList.removeAll { $0 === presenter } } }

    // MARK: Accesses

    /// Asks for an access, which keeps its place in the queue from now on.
    func request(_ wanted: [FileClaim], purpose: String, owner: ObjectIdentifier) -> Int {
        condition.withLock { claims.add(wanted, purpose: purpose, owner: owner) }
    }

    /// Waits until an access may begin. Nil if it was cancelled.
    func wait(for number: Int) -> [FileClaim]? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            guard let request = claims.request(number), !request.isCancelled else {
                claims.end(number)
                condition.broadcast()
                return nil
            }
            if claims.activate(number) { return request.claims }
            condition.wait()
        }
    }

    /// The claims of an access under way: an item may have moved since.
    func claims(of number: Int) -> [FileClaim] { condition.withLock { claims.request(number)?.claims ?? [] } }

    func end(_ number: Int) { change { $0.end(number) } }
    func cancel(_ owner: ObjectIdentifier) { change { $0.cancel(owner) } }
    func move(from old: URL, to new: URL) { change { $0.move(from: old, to: new) } }

    private func change(_ body: (inout FileClaims) -> Void) {
        condition.withLock {
            body(&claims)
            condition.broadcast()
        }
    }
}
