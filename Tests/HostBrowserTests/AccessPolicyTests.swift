import TestSupport
import Testing

@testable import HostBrowser

@Suite("AccessPolicy")
struct AccessPolicyTests {
    private static let host = "127.0.0.1:8080"
    private static let origin = "http://127.0.0.1:8080"

    private static func policy(seed: UInt64 = 1) -> AccessPolicy {
        var random = SplitMix(seed)
        return AccessPolicy(using: &random)
    }

    @Test("accepts its own token and generates another one each time")
    func own() {
        let (one, other) = (AccessPolicy(), AccessPolicy())
        #expect(one.token.utf8.count == 32)
        #expect(one.token.allSatisfy(\.isHexDigit))
        #expect(one.token != other.token)
        #expect(one.allowsPage(host: Self.host, token: one.token))
        #expect(one.allowsViewer(host: Self.host, origin: Self.origin, token: one.token))
        #expect(!one.allowsPage(host: Self.host, token: other.token))
    }

    @Test("rejects a token with one bit flipped, at each of the 32 positions", arguments: 0..<32)
    func flipped(place: Int) {
        let policy = Self.policy()
        for bit in 0..<7 {
            var bytes = Array(policy.token.utf8)
            bytes[place] ^= 1 << bit
            let token = String(decoding: bytes, as: UTF8.self)
            #expect(!policy.allowsPage(host: Self.host, token: token))
            #expect(!policy.allowsViewer(host: Self.host, origin: Self.origin, token: token))
        }
    }

    @Test("rejects tokens that differ at two positions by the same bits")
    func pairs() {
        let policy = Self.policy()
        for first in 0..<32 {
            for second in (first + 1)..<32 {
                for change in [1, 0x20, 0x40, 0x7F] as [UInt8] {
                    var bytes = Array(policy.token.utf8)
                    bytes[first] ^= change
                    bytes[second] ^= change
                    let token = String(decoding: bytes, as: UTF8.self)
                    guard !policy.allowsPage(host: Self.host, token: token) else {
                        Issue.record("accepted \(token.debugDescription) for \(policy.token)")
                        return
                    }
                }
            }
        }
    }

    @Test("rejects guesses that are not hexadecimal: one character everywhere but at the end")
    func fixedGuesses() {
        let ends = (0..<128).map { UInt8($0) }
        for seed in 0..<40 as Range<UInt64> {
            let policy = Self.policy(seed: seed)
            for filler in [0x40, 0x60, 0x00, 0x20] as [UInt8] {
                for end in ends {
                    let guess = String(decoding: [UInt8](repeating: filler, count: 31) + [end], as: UTF8.self)
                    guard !policy.allowsPage(host: Self.host, token: guess) else {
                        Issue.record("accepted \(guess.debugDescription) for \(policy.token)")
                        return
                    }
                }
            }
        }
    }

    @Test("rejects 100 000 random tokens")
    func random() {
        let policy = Self.policy()
        var random = SplitMix(20)
        let digits = Array("0123456789abcdef".utf8)
        var accepted: [String] = []
        for _ in 0..<100_000 {
            let (high, low) = (random.next(), random.next())
            let bytes = (0..<32).map { digits[Int(($0 < 16 ? high : low) >> UInt64($0 % 16 * 4) & 15)] }
            let token = String(decoding: bytes, as: UTF8.self)
            if token != policy.token, policy.allowsPage(host: Self.host, token: token) { accepted.append(token) }
        }
        #expect(accepted.isEmpty)
    }

    @Test("rejects tokens of another length, the empty one, and a missing one")
    func lengths() {
        let policy = Self.policy()
        for count in 0..<32 { #expect(!policy.allowsPage(host: Self.host, token: String(policy.token.prefix(count)))) }
        #expect(!policy.allowsPage(host: Self.host, token: policy.token + "0"))
        #expect(!policy.allowsPage(host: Self.host, token: policy.token + "\0"))
        #expect(!policy.allowsPage(host: Self.host, token: policy.token.uppercased() + ""))
        #expect(!policy.allowsPage(host: Self.host, token: nil))
    }

    @Test(
        "rejects a Host that is not this machine",
        arguments: [
            nil, "", "rebound.example", "rebound.example:8080", "127.0.0.1.example", "localhost.example:8080", "127.0.0.1:8080:1",
            "127.0.0.1:port", "127.0.0.1:70000", "127.0.0.1:", "127.0.0.2:8080", "[::1]:8080", "user@127.0.0.1:8080",
        ] as [String?])
    func hosts(host: String?) {
        let policy = Self.policy()
        #expect(!policy.allowsPage(host: host, token: policy.token))
        #expect(!policy.allowsViewer(host: host, origin: "http://\(host ?? "")", token: policy.token))
    }

    @Test(
        "rejects a viewer from another page",
        arguments: [
            nil, "", "null", "http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "http://127.0.0.1",
            "http://localhost:8080", "http://127.0.0.1:8080/", "http://127.0.0.1:8080.evil.example",
        ] as [String?])
    func origins(origin: String?) {
        let policy = Self.policy()
        #expect(!policy.allowsViewer(host: Self.host, origin: origin, token: policy.token))
    }
}
