internal import CTLS
package import Foundation

/// The certificate that the device's end of the push service shows, kept from run to run so that a server library can trust it.
package final class TLSIdentity {
    /// A PEM file.
    package let certificate: String
    fileprivate let identity: OpaquePointer

    /// That of a folder; made there when it has none that is any good. Nil when it can neither be read nor made.
    package init?(in folder: URL) {
        let (certificate, key) = (folder.appendingPathComponent("certificate.pem").path, folder.appendingPathComponent("key.pem").path)
        var identity = ferry_tls_identity_new(certificate, key)
        if identity == nil, ferry_tls_make_certificate(certificate, key) == 0 { identity = ferry_tls_identity_new(certificate, key) }
        guard let identity else { return nil }
        (self.certificate, self.identity) = (certificate, identity)
    }

    deinit { ferry_tls_identity_free(identity) }
}

/// The server's end of one connection over TLS, as bytes in and bytes out.
final class TLSSession {
    struct Failure: Error, Hashable, CustomStringConvertible { var description: String }

    private let tls: OpaquePointer
    private let identity: TLSIdentity
    private(set) var isEstablished = false

    /// What a client's first byte is when it begins with TLS: a handshake record. HTTP/2 in the clear begins with a letter.
    static let firstByte: UInt8 = 0x16

    init(_ identity: TLSIdentity) throws(Failure) {
        guard let tls = ferry_tls_new(identity.identity) else { throw Failure(description: "no memory for a connection") }
        (self.tls, self.identity) = (tls, identity)
    }

    deinit { ferry_tls_free(tls) }

    /// What the other end said, out of what came over the wire. After an error the connection is of no more use but for what is to be sent.
    func receive(_ bytes: ArraySlice<UInt8>) throws(Failure) -> [UInt8] {
        let fed = bytes.withUnsafeBufferPointer { ferry_tls_feed(tls, $0.baseAddress, $0.count) }
        guard fed == 0 else { throw Failure(description: "no memory for a connection") }
        if !isEstablished {
            let step = ferry_tls_handshake(tls)
            guard step >= 0 else { throw Failure(description: "the TLS handshake failed") }
            guard step == 1 else { return [] }
            guard ferry_tls_speaks_h2(tls) == 1 else { throw Failure(description: "the client did not ask for HTTP/2") }
            isEstablished = true
        }
        var output: [UInt8] = []
        var space = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let got = ferry_tls_read(tls, &space, space.count)
            guard got >= 0 else { throw Failure(description: "the client ended TLS") }
            guard got > 0 else { return output }
            output += space[..<got]
        }
    }

    func send(_ bytes: [UInt8]) throws(Failure) {
        guard ferry_tls_write(tls, bytes, bytes.count) == 0 else { throw Failure(description: "TLS takes no more") }
    }

    /// What is to go over the wire now.
    func takeOutput() -> [UInt8] {
        var output: [UInt8] = []
        var space = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let got = ferry_tls_take(tls, &space, space.count)
            guard got > 0 else { return output }
            output += space[..<got]
        }
    }
}
