internal import CCrypto

/// The digest of ``SHA256``.
public struct SHA256Digest: ByteDigest {
    package static let name = "SHA256"
    /// The number of bytes of the digest: 32.
    public static let byteCount = 32
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-256.
///
/// > Contract: CryptoKit, SHA256.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 64
    /// The number of bytes of the digest: 32.
    public static let byteCount = 32
    private var state = DigestState(FERRY_SHA256)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// The digest of all data added so far.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finish(32)) }
}
