import Foundation

/// Which requests fail, and how: the same ones for the same seed.
struct NetworkFaults: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case lost, timeout, offline, status500, status503

        /// What a request that fails in this way is answered with.
        func exchange(_ url: String) -> NetworkExchange {
            var exchange = NetworkExchange(url: url)
            switch self {
            case .lost: exchange.error = "networkConnectionLost"
            case .timeout: exchange.error = "timedOut"
            case .offline: exchange.error = "notConnectedToInternet"
            case .status500: exchange.status = 500
            case .status503: exchange.status = 503
            }
            return exchange
        }
    }

    var seed: UInt64
    /// One request of so many fails.
    var every: Int?
    /// The part of requests that fail, 0 to 1.
    var rate = 0.0
    var kinds = Kind.allCases

    /// `SEED:every=7` or `SEED:rate=0.2`, with `,kinds=lost+status500`. > Errors: a text that says why not.
    init(_ text: String) throws(NetworkFileError) {
        func fail(_ reason: String) -> NetworkFileError { NetworkFileError(path: "network faults \"\(text)\"", reason: reason) }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let seed = UInt64(parts[0]) else {
            throw fail("they are SEED:every=7 or SEED:rate=0.2, with kinds=\(Kind.allCases.map(\.rawValue).joined(separator: "+"))")
        }
        self.seed = seed
        for item in parts[1].split(separator: ",") {
            let pair = item.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else { throw fail("\"\(item)\" has no value") }
            switch pair[0] {
            case "every":
                guard let number = Int(pair[1]), number > 0 else { throw fail("every is a number from 1, not \"\(pair[1])\"") }
                every = number
            case "rate":
                guard let number = Double(pair[1]), (0...1).contains(number) else { throw fail("rate is 0 to 1, not \"\(pair[1])\"") }
                rate = number
            case "kinds":
                kinds = []
                for name in pair[1].split(separator: "+") {
                    guard let kind = Kind(rawValue: String(name)) else { throw fail("there is no kind \"\(name)\"") }
                    kinds.append(kind)
                }
                guard !kinds.isEmpty else { throw fail("kinds is empty") }
            default: throw fail("there is no \"\(pair[0])\"; there are every, rate and kinds")
            }
        }
        guard every != nil || rate > 0 else { throw fail("neither every nor rate is given") }
    }

    /// How a request fails; nil if it does not. > Parameters: number: of the request, from 1.
    func fault(ofRequest number: Int) -> Kind? {
        let isChosen = every.map { number % $0 == 0 } ?? false
        let isDrawn = rate > 0 && Double(Self.mixed(seed, number, 1) >> 11) / Double(UInt64(1) << 53) < rate
        guard isChosen || isDrawn else { return nil }
        return kinds[Int(Self.mixed(seed, number, 2) % UInt64(kinds.count))]
    }

    /// SplitMix64 of the seed and a position.
    private static func mixed(_ seed: UInt64, _ number: Int, _ use: UInt64) -> UInt64 {
        var value = seed &+ (UInt64(truncatingIfNeeded: number) &* 2 &+ use) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
