import Foundation
import Testing

@testable import URLLoading

@Suite("Certificates and trust") struct TrustTests {
    private func certificate(_ server: SecureServer, _ name: String) throws -> SecCertificate {
        try #require(SecCertificateCreateWithData(nil, try server.data(name) as NSData))
    }

    private func trust(_ chain: [SecCertificate], _ policy: SecPolicy, anchors: [SecCertificate]) throws -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(chain as NSArray, policy, &trust) == 0)
        let made = try #require(trust)
        #expect(SecTrustSetAnchorCertificates(made, anchors as NSArray) == 0)
        return made
    }

    private func code(_ trust: SecTrust) -> Int {
        var error: NSError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        #expect(isTrusted == (error == nil))
        return error?.code ?? 0
    }

    @Test("a chain is trusted by its anchor for its host and time only") func evaluation() throws {
        let server = try SecureServer(for: "DNS:localhost,DNS:*.test.example,IP:127.0.0.2")
        let (leaf, authority) = (try certificate(server, "leaf.der"), try certificate(server, "ca.der"))
        func found(_ host: String?, anchors: [SecCertificate], chain: [SecCertificate]? = nil) throws -> Int {
            code(try trust(chain ?? [leaf, authority], SecPolicyCreateSSL(true, host as NSString?), anchors: anchors))
        }
        #expect(try found("localhost", anchors: [authority]) == 0)
        #expect(try found("a.test.example", anchors: [authority]) == 0)
        #expect(try found("127.0.0.2", anchors: [authority]) == 0)
        #expect(try found(nil, anchors: [authority]) == 0)
        for host in ["example.com", "localhost.example", "127.0.0.1", "a.b.test.example", "test.example", "Test Server"] {
            #expect(try found(host, anchors: [authority]) == -67602, "\(host)")
        }
        #expect(try found("localhost", anchors: []) == -67843)
        // An anchor need not be a root.
        #expect(try found("localhost", anchors: [leaf], chain: [leaf]) == 0)
        #expect(try found("localhost", anchors: [try certificate(try SecureServer(), "ca.der")]) == -67843)
        #expect(try found(nil, anchors: [authority], chain: [leaf]) == 0)

        let late = try trust([leaf, authority], SecPolicyCreateBasicX509(), anchors: [authority])
        #expect(code(late) == 0)
        _ = SecTrustSetVerifyDate(late, NSDate(timeIntervalSinceNow: 86_400 * 30))
        #expect(code(late) == -67818)
        _ = SecTrustSetVerifyDate(late, NSDate(timeIntervalSinceNow: -86_400 * 30))
        #expect(code(late) == -67819)
    }

    @Test("all policies count; a revocation that must be answered is not; the system's anchors are left out or not") func policies() throws
    {
        let server = try SecureServer()
        let (leaf, authority) = (try certificate(server, "leaf.der"), try certificate(server, "ca.der"))
        let trust = try trust([leaf, authority], SecPolicyCreateBasicX509(), anchors: [authority])
        var result = SecTrustResultType.proceed
        _ = SecTrustGetTrustResult(trust, &result)
        #expect(result == .invalid)
        #expect(code(trust) == 0)
        _ = SecTrustGetTrustResult(trust, &result)
        #expect(result == .unspecified)
        let soft = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
        #expect(SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), soft] as NSArray) == 0)
        #expect(code(trust) == 0)
        let hard = try #require(SecPolicyCreateRevocation(kSecRevocationRequirePositiveResponse))
        #expect(SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), hard] as NSArray) == 0)
        #expect(code(trust) != 0)
        _ = SecTrustGetTrustResult(trust, &result)
        #expect(result == .recoverableTrustFailure)
        #expect(SecTrustSetPolicies(trust, "policy" as NSString) == -50)
        #expect(SecTrustSetPolicies(trust, [SecPolicyCreateBasicX509(), "policy"] as NSArray) == -50)
        _ = SecTrustSetPolicies(trust, SecPolicyCreateSSL(true, "localhost"))
        #expect(SecTrustSetAnchorCertificatesOnly(trust, false) == 0)
        #expect(code(trust) == 0)
        #expect(SecTrustSetAnchorCertificates(trust, nil) == 0)
        #expect(code(trust) == -67843)
    }

    @Test("certificates and keys are equal by their bytes, and have names") func certificates() throws {
        let server = try SecureServer()
        let leaf = try certificate(server, "leaf.der")
        #expect(try leaf == certificate(server, "leaf.der"))
        #expect(try leaf != certificate(server, "ca.der"))
        #expect(Data(referencing: SecCertificateCopyData(leaf)) == (try server.data("leaf.der")))
        #expect(SecCertificateCopySubjectSummary(leaf) == "Test Server")
        let key = try #require(SecCertificateCopyKey(leaf))
        #expect(SecKeyGetBlockSize(key) == 256)
        let same = try #require(SecCertificateCopyKey(try certificate(server, "leaf.der")))
        #expect(Set([key, same]).count == 1)
        let curve = try #require(SecCertificateCopyKey(try certificate(server, "ca.der")))
        let point = try #require(SecKeyCopyExternalRepresentation(curve, nil))
        #expect(point.length == 65)
        #expect(point[0] == 4)
        #expect(SecKeyGetBlockSize(curve) == 32)
    }

    @Test("bytes that are not one certificate are refused") func hostile() throws {
        let server = try SecureServer()
        let der = try server.data("leaf.der")
        #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
        #expect(SecCertificateCreateWithData(nil, (der + Data([0])) as NSData) == nil)
        #expect(SecCertificateCreateWithData(nil, try server.data("leaf.pem") as NSData) == nil)
        for count in stride(from: 0, to: der.count, by: 7) {
            #expect(SecCertificateCreateWithData(nil, der.prefix(count) as NSData) == nil, "\(count) bytes")
        }
        // A changed byte of what is signed makes another certificate or none, and the signature does not fit.
        let authority = try certificate(server, "ca.der")
        for place in stride(from: 8, to: der.count - 120, by: 3) {
            var bytes = der
            bytes[place] ^= UInt8(truncatingIfNeeded: place * 37 % 255 + 1)
            guard let changed = SecCertificateCreateWithData(nil, bytes as NSData) else { continue }
            // A trust of its leaf alone, so that no other certificate takes its place.
            let trust = try trust([changed], SecPolicyCreateSSL(true, "localhost"), anchors: [authority])
            #expect(code(trust) != 0, "byte \(place) of \(der.base64EncodedString())")
            _ = SecCertificateCopySubjectSummary(changed)
            _ = SecCertificateCopyKey(changed)
        }
    }
}

/// A delegate of the session and of its tasks, which answers with what the test decides.
private class TrustDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    typealias Answer = (URLSession.AuthChallengeDisposition, URLCredential?)

    private let lock = NSLock()
    private var seen: [URLProtectionSpace] = []
    private let decide: @Sendable (SecTrust) -> Answer

    init(_ decide: @escaping @Sendable (SecTrust) -> Answer) { self.decide = decide }

    var spaces: [URLProtectionSpace] { lock.withLock { seen } }

    func answer(_ challenge: URLAuthenticationChallenge) -> Answer {
        lock.withLock { seen.append(challenge.protectionSpace) }
        return challenge.protectionSpace.serverTrust.map(decide) ?? (.performDefaultHandling, nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        // Later and on another thread, as an app that asks the user.
        DispatchQueue.global().async {
            let answer = self.answer(challenge)
            completionHandler(answer.0, answer.1)
        }
    }
}

/// The session's method goes first.
private final class SessionTrustDelegate: TrustDelegate, @unchecked Sendable {
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let answer = answer(challenge)
        completionHandler(answer.0, answer.1)
    }
}

@Suite("URLSession: trust of servers") struct ServerTrustTests {
    private func load(_ url: URL, _ delegate: TrustDelegate) async -> (status: Int?, code: URLError.Code?) {
        do {
            let (_, response) = try await session(delegate).data(from: url)
            return ((response as? HTTPURLResponse)?.statusCode, nil)
        } catch { return (nil, (error as? URLError)?.code) }
    }

    private func session(_ delegate: TrustDelegate) -> URLSession {
        URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    }

    @Test("the delegate accepts an unknown certificate, or refuses it") func decisions() async throws {
        let server = try SecureServer()
        try server.start()
        let url = try #require(server.url())
        let accepting = TrustDelegate { (.useCredential, URLCredential(trust: $0)) }
        #expect(await load(url, accepting) == (200, nil))
        let space = try #require(accepting.spaces.first)
        #expect(accepting.spaces.count == 1)
        #expect(space.authenticationMethod == NSURLAuthenticationMethodServerTrust)
        #expect(space.host == "localhost")
        #expect(space.port == server.port)
        let chain = try #require(space.serverTrust.flatMap(SecTrustCopyCertificateChain) as? [SecCertificate])
        #expect(chain.map { SecCertificateCopySubjectSummary($0) as String? } == ["Test Server", "Test Authority"])

        #expect(await load(url, TrustDelegate { _ in (.performDefaultHandling, nil) }) == (nil, .serverCertificateUntrusted))
        #expect(await load(url, TrustDelegate { _ in (.rejectProtectionSpace, nil) }) == (nil, .serverCertificateUntrusted))
        #expect(await load(url, TrustDelegate { _ in (.useCredential, nil) }) == (nil, .serverCertificateUntrusted))
        #expect(await load(url, TrustDelegate { _ in (.cancelAuthenticationChallenge, nil) }) == (nil, .cancelled))
    }

    @Test("the session's method is asked before the task's") func levels() async throws {
        let server = try SecureServer()
        try server.start()
        let delegate = SessionTrustDelegate { (.useCredential, URLCredential(trust: $0)) }
        #expect(await load(try #require(server.url()), delegate) == (200, nil))
        #expect(delegate.spaces.count == 1)
    }

    @Test("the host is part of what is judged") func hosts() async throws {
        let server = try SecureServer(for: "DNS:localhost")
        try server.start()
        let authority = try #require(SecCertificateCreateWithData(nil, try server.data("ca.der") as NSData))
        let pinning: @Sendable (SecTrust) -> TrustDelegate.Answer = { trust in
            _ = SecTrustSetAnchorCertificates(trust, [authority] as NSArray)
            // The result is that of the default handling: the certificate of the test's authority counts here.
            return (.performDefaultHandling, nil)
        }
        #expect(await load(try #require(server.url()), TrustDelegate(pinning)) == (200, nil))
        #expect(await load(try #require(server.url("127.0.0.1")), TrustDelegate(pinning)) == (nil, .serverCertificateUntrusted))
    }

    @Test("a session asks once about a certificate") func reuse() async throws {
        let server = try SecureServer()
        try server.start()
        let delegate = TrustDelegate { (.useCredential, URLCredential(trust: $0)) }
        let session = session(delegate)
        let url = try #require(server.url())
        for _ in 0..<3 { _ = try await session.data(from: url) }
        #expect(delegate.spaces.count == 1)
    }
}
