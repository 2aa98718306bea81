import Synchronization

/// Counts calls in windows of an hour.
final class RateLimit: Sendable {
    enum Kind: Hashable, Sendable { case any, writing }

    private struct Key: Hashable {
        var account: Int64
        var kind: Kind
    }

    private struct State {
        var hour: Int64 = 0
        var counts: [Key: Int] = [:]
    }

    private let state = Mutex(State())
    let limits: [Kind: Int]

    init(_ limits: [Kind: Int]) { self.limits = limits }

    /// Counts a call. > Parameters: now: seconds since 1970. > Returns: whether it is within the limit.
    func admits(_ account: Int64, _ kind: Kind, now: Int64) -> Bool {
        state.withLock { state in
            Self.roll(&state, now)
            let used = state.counts[Key(account: account, kind: kind), default: 0]
            guard used < limits[kind] ?? .max else { return false }
            state.counts[Key(account: account, kind: kind)] = used + 1
            return true
        }
    }

    func remaining(_ account: Int64, _ kind: Kind, now: Int64) -> Int {
        state.withLock { state in
            Self.roll(&state, now)
            return (limits[kind] ?? .max) - state.counts[Key(account: account, kind: kind), default: 0]
        }
    }

    /// Until the window ends. > Units: seconds.
    static func wait(now: Int64) -> Int64 { 3600 - now % 3600 }

    private static func roll(_ state: inout State, _ now: Int64) {
        guard state.hour != now / 3600 else { return }
        state = State(hour: now / 3600)
    }
}
