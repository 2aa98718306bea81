internal import CCrypto

/// The digest of ``SHA512``.
public struct SHA512Digest: ByteDigest {
    package static let name = "SHA512"
    /// The number of bytes of the digest: 64.
    public static let byteCount = 64
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-512.
///
/// > Contract: CryptoKit, SHA512.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 128
    /// The number of bytes of the digest: 64.
    public static let byteCount = 64
    private var state = DigestState(FERRY_SHA512)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// The digest of all data added so far.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finish(64)) }
}
