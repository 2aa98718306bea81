import HTTP
import JSON
import Synchronization

/// Slows down whoever guesses passwords without locking the owner of an account out.
///
/// Failures are counted for an account from one address. After ten of them each further failure from there makes that address wait, for
/// one second first and twice as long each time; other addresses are not affected. Many failures of one address (of any accounts), or of one
/// account (from many addresses), make the same wait for the whole address, or for every address from which that account has not signed in
/// before.
final class SignInThrottle: Sendable {
    /// What failures are counted for.
    private enum Key: Hashable {
        case pair(account: String, peer: String)
        case peer(String)
        case account(String)

        /// Failures before the first wait.
        var allowance: Int {
            switch self {
            case .pair: 10
            case .peer, .account: 100
            }
        }
    }

    private struct Count {
        var failures = 0
        /// > Units: microseconds.
        var last: Int64
        var waitsUntil: Int64
    }

    private struct Known: Hashable {
        var account: String
        var peer: String
    }

    private struct State {
        var counts: [Key: Count] = [:]
        /// Addresses that have signed in to an account, and when last.
        var known: [Known: Int64] = [:]
    }

    private static let second: Int64 = 1_000_000
    /// Failures are forgotten after this time without another one. > Units: microseconds.
    private static let memory: Int64 = 900 * second
    private static let knownMemory: Int64 = 30 * 86_400 * second
    private static let longestWait: Int64 = 300 * second
    private static let entryLimit = 10_000
    private let state = Mutex(State())

    private static func keys(_ state: State, _ account: String, _ peer: String) -> [Key] {
        let isKnown = state.known[Known(account: account, peer: peer)] != nil
        return [.pair(account: account, peer: peer), .peer(peer)] + (isKnown ? [] : [.account(account)])
    }

    /// > Throws: 429 with the seconds to wait, while this address must wait.
    func check(account: String, peer: String, now: Int64) throws(HTTPError) {
        let end = state.withLock { state in
            Self.keys(state, account, peer).compactMap { state.counts[$0]?.waitsUntil }.max() ?? 0
        }
        guard now < end else { return }
        let seconds = (end - now + Self.second - 1) / Self.second
        throw HTTPError(
            429, "too_many_attempts", "too many failed attempts from this address; try again in \(seconds) seconds",
            details: [.init("retryAfter", .int(seconds))], headers: HTTPHeaders([("retry-after", "\(seconds)")]))
    }

    func countFailure(account: String, peer: String, now: Int64) {
        state.withLock { state in
            for key in Self.keys(state, account, peer) {
                var count = state.counts[key] ?? Count(last: now, waitsUntil: now)
                if now >= count.last + Self.memory { count = Count(last: now, waitsUntil: now) }
                count.failures += 1
                count.last = now
                let excess = count.failures - key.allowance
                if excess >= 0 { count.waitsUntil = now + min(Self.longestWait, Self.second << Int64(min(excess, 20))) }
                state.counts[key] = count
            }
            Self.trim(&state, now)
        }
    }

    /// The right password was given: what this address got wrong for the account is forgotten, nobody else's failures are.
    func recordSuccess(account: String, peer: String, now: Int64) {
        state.withLock { state in
            state.counts[.pair(account: account, peer: peer)] = nil
            state.known[Known(account: account, peer: peer)] = now
            Self.trim(&state, now)
        }
    }

    /// Bounds the memory that strangers can make this take: what is oldest goes first, but waits that are running stay longest.
    private static func trim(_ state: inout State, _ now: Int64) {
        if state.counts.count > entryLimit {
            state.counts = state.counts.filter { now < $0.value.last + memory }
            for (key, _) in state.counts.sorted(by: { ($0.value.waitsUntil, $0.value.last) < ($1.value.waitsUntil, $1.value.last) })
                .prefix(max(0, state.counts.count - entryLimit / 2))
            {
                state.counts[key] = nil
            }
        }
        if state.known.count > entryLimit {
            state.known = state.known.filter { now < $0.value + knownMemory }
            for (key, _) in state.known.sorted(by: { $0.value < $1.value }).prefix(max(0, state.known.count - entryLimit / 2)) {
                state.known[key] = nil
            }
        }
    }
}
