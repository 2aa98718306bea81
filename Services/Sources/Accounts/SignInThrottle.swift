import HTTP
import JSON
import Synchronization

/// Slows down who guesses passwords: so many failures for an account or from an address, and no more are taken for a while.
final class SignInThrottle: Sendable {
    private struct Count {
        var failures = 0
        var since: Int64
    }

    /// > Units: microseconds.
    private static let window: Int64 = 300 * 1_000_000
    private static let limits = (account: 10, peer: 100)
    private let counts = Mutex<[String: Count]>([:])

    func check(account: String, peer: String, now: Int64) throws(HTTPError) {
        for (key, limit) in [("a:" + account, Self.limits.account), ("p:" + peer, Self.limits.peer)] {
            guard let count = counts.withLock({ $0[key] }), count.failures >= limit, now < count.since + Self.window else { continue }
            let seconds = (count.since + Self.window - now) / 1_000_000 + 1
            throw HTTPError(
                429, "too_many_attempts", "too many failed attempts; try again in \(seconds) seconds",
                details: [.init("retryAfter", .int(seconds))], headers: HTTPHeaders([("retry-after", "\(seconds)")]))
        }
    }

    func countFailure(account: String, peer: String, now: Int64) {
        counts.withLock { counts in
            for key in ["a:" + account, "p:" + peer] {
                var count = counts[key] ?? Count(since: now)
                if now >= count.since + Self.window { count = Count(since: now) }
                count.failures += 1
                counts[key] = count
            }
            if counts.count > 10_000 { counts = counts.filter { now < $0.value.since + Self.window } }
        }
    }

    func forget(account: String) { _ = counts.withLock { $0.removeValue(forKey: "a:" + account) } }
}
