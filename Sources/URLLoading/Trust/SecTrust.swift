internal import CX509
import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Apple's "SecTrust": a chain of certificates, what it has to satisfy, and whether it does.
public final class SecTrust: Hashable, @unchecked Sendable {
    private struct State {
        var policies: [SecPolicy]
        var anchors: [SecCertificate]?
        var isOnlyAnchors = false
        var date: Date?
        var result: (verdict: Verdict, chain: [SecCertificate])?
    }

    enum Verdict: UInt32 {
        case trusted, wrongHost, expired, notYetValid, revoked, noChain, untrusted
    }

    /// As they were given, the leaf first.
    let certificates: [SecCertificate]
    private let lock = NSLock()
    private var state: State

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        self.certificates = certificates
        state = State(policies: policies)
    }

    public static func == (a: SecTrust, b: SecTrust) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private func change(_ body: (inout State) -> Void) {
        lock.withLock {
            body(&state)
            state.result = nil
        }
    }

    var policies: [SecPolicy] {
        get { lock.withLock { state.policies } }
        set { change { $0.policies = newValue } }
    }

    /// Nil for the system's; setting certificates leaves out the system's until `setsOnlyAnchors(false)`.
    func setAnchors(_ anchors: [SecCertificate]?) {
        change { ($0.anchors, $0.isOnlyAnchors) = (anchors, anchors != nil) }
    }

    func setsOnlyAnchors(_ isOnly: Bool) { change { $0.isOnlyAnchors = isOnly && $0.anchors != nil } }

    func setDate(_ date: Date) { change { $0.date = date } }

    /// Nil before an evaluation.
    var lastVerdict: Verdict? { lock.withLock { state.result?.verdict } }

    /// The result of the last evaluation, or a new one. Reads files of the system.
    func evaluate() -> (verdict: Verdict, chain: [SecCertificate]) {
        let now = lock.withLock { state }
        if let result = now.result { return result }
        let result = Self.evaluate(certificates, now)
        lock.withLock { if state.result == nil { state.result = result } }
        return result
    }

    private static func evaluate(_ certificates: [SecCertificate], _ state: State) -> (verdict: Verdict, chain: [SecCertificate]) {
        var chain = certificates
        for policy in state.policies {
            let (verdict, built) = verify(certificates, policy, state)
            if built.count > 0 { chain = built }
            if verdict != .trusted { return (verdict, chain) }
        }
        // Without a policy nothing has been checked.
        return (state.policies.isEmpty ? verify(certificates, SecPolicy(.basic), state).verdict : .trusted, chain)
    }

    private static func verify(_ certificates: [SecCertificate], _ policy: SecPolicy, _ state: State) -> (
        verdict: Verdict, chain: [SecCertificate]
    ) {
        var (host, isServer): (String?, Bool) = (nil, false)
        switch policy.kind {
        case .basic: break
        case .ssl(let server, let name): (host, isServer) = (name, server)
        case .revocation(let needsAnswer): if needsAnswer { return (.revoked, []) }
        }
        var built = [OpaquePointer?](repeating: nil, count: 16)
        var count = 0
        let result = ferry_x509_verify(
            certificates.map(\.handle), certificates.count, (state.anchors ?? []).map(\.handle), state.anchors?.count ?? 0,
            state.isOnlyAnchors ? 1 : 0, host, isServer ? 1 : 0, Int64((state.date ?? Date()).timeIntervalSince1970), &built, built.count,
            &count)
        let chain = built[..<count].compactMap { $0.map(SecCertificate.init(owning:)) }
        return (Verdict(rawValue: UInt32(result)) ?? .untrusted, chain)
    }

    /// Nil if it is trusted.
    var error: NSError? {
        let name = certificates.first?.summary ?? "?"
        let (code, text): (Int, String)
        switch evaluate().verdict {
        case .trusted: return nil
        case .wrongHost: (code, text) = (-67602, "“\(name)” certificate name does not match input")
        case .expired: (code, text) = (-67818, "“\(name)” certificate is expired")
        case .notYetValid: (code, text) = (-67819, "“\(name)” certificate is not valid yet")
        case .revoked: (code, text) = (-67635, "“\(name)” certificate revocation could not be checked")
        case .noChain, .untrusted: (code, text) = (-67843, "“\(name)” certificate is not trusted")
        }
        return NSError(domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}

/// Apple's "SecTrustResultType".
@frozen public enum SecTrustResultType: UInt32, Sendable {
    /// Not evaluated.
    case invalid = 0
    /// Trusted by the user; not given here.
    case proceed = 1
    /// Forbidden by the user; not given here.
    case deny = 3
    /// Trusted, and the user has not said anything.
    case unspecified = 4
    /// Not trusted; another policy, anchor or date may change it.
    case recoverableTrustFailure = 5
    /// A certificate is defective; not given here.
    case fatalTrustFailure = 6
    /// Another failure; not given here.
    case otherError = 7
}
