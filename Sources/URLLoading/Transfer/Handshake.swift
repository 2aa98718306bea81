internal import CX509
import Foundation

/// Whether a connection's certificates are trusted.
///
/// libcurl cannot suspend a handshake. So one whose certificates the delegate has to judge is broken off, before anything was sent, and the
/// transfer begins again with the answer. An answer counts for its certificates only: the next connection may have others.
struct Handshake {
    private enum State {
        case unasked
        case asked(SecTrust)
        case answered(SecTrust, isTrusted: Bool)
    }

    enum Step: Equatable {
        case ask(SecTrust)
        case accept
        case refuse
    }

    private var state = State.unasked

    /// - Parameters:
    ///   - chain: the server's certificates, the leaf first.
    ///   - known: what was accepted for this host before.
    mutating func judge(_ chain: [SecCertificate], host: String, known: [SecCertificate]?) -> Step {
        guard !chain.isEmpty else { return .refuse }
        if let known, known == chain { return .accept }
        if case .answered(let trust, let isTrusted) = state, trust.certificates == chain { return isTrusted ? .accept : .refuse }
        let trust = SecTrust(chain, [SecPolicyCreateSSL(true, Self.name(host) as NSString)])
        state = .asked(trust)
        return .ask(trust)
    }

    mutating func answer(isTrusted: Bool) {
        if case .asked(let trust) = state { state = .answered(trust, isTrusted: isTrusted) }
    }

    var isWaiting: Bool { if case .asked = state { true } else { false } }

    /// Nil before the answer, and after a refusal.
    var accepted: [SecCertificate]? {
        guard case .answered(let trust, isTrusted: true) = state else { return nil }
        return trust.certificates
    }

    /// Why a refused connection failed.
    var failure: URLError.Code? {
        guard case .answered(let trust, isTrusted: false) = state else { return nil }
        return switch trust.lastVerdict {
        case .expired: .serverCertificateHasBadDate
        case .notYetValid: .serverCertificateNotYetValid
        default: .serverCertificateUntrusted
        }
    }

    /// Without the brackets of an address.
    private static func name(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }
}
