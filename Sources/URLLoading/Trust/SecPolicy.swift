public import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Apple's "SecPolicy": what a certificate has to satisfy.
public final class SecPolicy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A valid chain to an anchor.
        case basic
        /// For a server, or a client; of a host unless that is nil.
        case ssl(isServer: Bool, host: String?)
        /// Not revoked. There is nobody to ask: see `needsAnswer`.
        case revocation(needsAnswer: Bool)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public static func == (a: SecPolicy, b: SecPolicy) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Apple's "SecPolicyCreateBasicX509()".
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Apple's "SecPolicyCreateSSL(_:_:)": for a server's certificate, or a client's, and for the host if there is one.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicy(.ssl(isServer: server, host: hostname.map { $0 as String }))
}

/// Apple's "SecPolicyCreateRevocation(_:)".
///
/// Nobody is asked whether a certificate is revoked: as on iOS without an answer, it is not, unless the flags require an answer.
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? {
    SecPolicy(.revocation(needsAnswer: revocationFlags & kSecRevocationRequirePositiveResponse != 0))
}

/// By OCSP.
public let kSecRevocationOCSPMethod: UInt = 1
/// By lists of revoked certificates.
public let kSecRevocationCRLMethod: UInt = 2
/// First by lists.
public let kSecRevocationPreferCRL: UInt = 4
/// An answer is needed.
public let kSecRevocationRequirePositiveResponse: UInt = 8
/// Without the network.
public let kSecRevocationNetworkAccessDisabled: UInt = 16
/// By OCSP or by lists.
public let kSecRevocationUseAnyAvailableMethod: UInt = 3
