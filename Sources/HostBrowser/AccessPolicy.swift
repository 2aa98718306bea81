import CConstantTime

/// Who may view the device: clients that know the token, on this machine, through the page that the server sent.
struct AccessPolicy: Sendable {
    /// 128 random bits; a page on the web cannot guess it, so it can neither load nor control the device.
    let token: String
    private static let loopbackNames: Set<String> = ["127.0.0.1", "localhost"]

    init() {
        var random = SystemRandomNumberGenerator()
        self.init(using: &random)
    }

    /// Tests pass their own generator.
    init(using random: inout some RandomNumberGenerator) {
        let digits = Array("0123456789abcdef")
        token = String((0..<32).map { _ in digits[Int(random.next(upperBound: UInt(16)))] })
    }

    /// A page request. The `Host` check prevents DNS rebinding.
    func allowsPage(host: String?, token given: String?) -> Bool { isLoopback(host) && matches(given) }

    /// A viewer's connection, which must come from a page of the same origin.
    func allowsViewer(host: String?, origin: String?, token given: String?) -> Bool {
        guard let host, let origin else { return false }
        return isLoopback(host) && origin == "http://" + host && matches(given)
    }

    private func isLoopback(_ host: String?) -> Bool {
        guard let host else { return false }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first, Self.loopbackNames.contains(String(name)) else { return false }
        return parts.count == 1 || parts.count == 2 && UInt16(parts[1]) != nil
    }

    /// Compares in constant time.
    private func matches(_ given: String?) -> Bool {
        guard let given else { return false }
        let left = Array(token.utf8)
        let right = Array(given.utf8)
        return ferry_secrets_equal(left, left.count, right, right.count)
    }
}
