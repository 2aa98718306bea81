public import FoundationNetworking

// These replace what Foundation for Linux declares unavailable.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Apple's "NSURLAuthenticationMethodServerTrust": the challenge asks whether the server's certificate is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Apple's "NSURLAuthenticationMethodClientCertificate". Servers that ask for one get none here, and no challenge has it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The space of a challenge of a server's certificate.
final class ServerTrustSpace: URLProtectionSpace, @unchecked Sendable {
    let trust: SecTrust

    init(host: String, port: Int, trust: SecTrust) {
        self.trust = trust
        super.init(host: host, port: port, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    }
}

extension URLProtectionSpace {
    /// Apple's "serverTrust": the server's certificates, for `NSURLAuthenticationMethodServerTrust`.
    public var serverTrust: SecTrust? { (self as? ServerTrustSpace)?.trust }
}

extension URLCredential {
    /// Apple's "init(trust:)": accepts the server's certificates, as the answer of a challenge.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
