internal import CX509
public import Foundation

// Certificates and their keys, with the names of Apple's Certificate, Key, and Trust Services.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Apple's "SecCertificate": a certificate in the form X.509. Two of the same bytes are equal.
public final class SecCertificate: Hashable, @unchecked Sendable {
    /// Immutable.
    let handle: OpaquePointer
    let der: Data

    /// Takes the reference to the handle.
    init(owning handle: OpaquePointer) {
        self.handle = handle
        der = Self.bytes { ferry_x509_der(handle, $0, $1) } ?? Data()
    }

    convenience init?(der: Data) {
        let handle = der.withUnsafeBytes { ferry_x509_read($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
        guard let handle else { return nil }
        self.init(owning: handle)
    }

    /// Leaves the handle to its owner.
    convenience init?(copying handle: OpaquePointer) {
        guard let der = Self.bytes({ ferry_x509_der(handle, $0, $1) }) else { return nil }
        self.init(der: der)
    }

    deinit { ferry_x509_free(handle) }

    public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.der == b.der }
    public func hash(into hasher: inout Hasher) { hasher.combine(der) }

    var summary: String? { Self.bytes { ferry_x509_summary(handle, $0, $1) }.map { String(decoding: $0, as: UTF8.self) } }

    var key: SecKey? {
        var bits: Int32 = 0
        let kind = ferry_x509_key_kind(handle, &bits)
        guard kind != ferry_x509_key_other.rawValue, let bytes = Self.bytes({ ferry_x509_key(handle, $0, $1) }) else { return nil }
        return SecKey(bytes: bytes, bits: Int(bits), isCurve: kind == ferry_x509_key_curve.rawValue)
    }

    /// The bytes that a function writes; nil for none. It is called for their number first.
    private static func bytes(_ write: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> Data? {
        let count = write(nil, 0)
        guard count > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        return write(&bytes, count) == count ? Data(bytes) : nil
    }
}

/// Apple's "SecCertificateCreateWithData(_:_:)": a certificate of DER bytes; nil if they are anything else.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: NSData) -> SecCertificate? {
    SecCertificate(der: Data(referencing: data))
}

/// Apple's "SecCertificateCopyData(_:)": its DER bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { certificate.der as NSData }

/// Apple's "SecCertificateCopySubjectSummary(_:)": whom it is for, in words; nil if it names nobody.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> NSString? { certificate.summary.map { $0 as NSString } }

/// Apple's "SecCertificateCopyKey(_:)": its public key; nil if it is neither of RSA nor of an elliptic curve.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }

/// Apple's "SecKey", here the public key of a certificate. Two of the same bytes are equal.
public final class SecKey: Hashable, Sendable {
    let bytes: Data
    let bits: Int
    let isCurve: Bool

    init(bytes: Data, bits: Int, isCurve: Bool) { (self.bytes, self.bits, self.isCurve) = (bytes, bits, isCurve) }

    public static func == (a: SecKey, b: SecKey) -> Bool { a.bytes == b.bytes && a.isCurve == b.isCurve }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Apple's "SecKeyCopyExternalRepresentation(_:_:)": PKCS #1 for RSA, an uncompressed point for an elliptic curve.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> NSData? {
    key.bytes as NSData
}

/// Apple's "SecKeyGetBlockSize(_:)". > Units: bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }
