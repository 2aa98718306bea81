internal import CCrypto

/// The digest of ``SHA384``.
public struct SHA384Digest: ByteDigest {
    package static let name = "SHA384"
    /// The number of bytes of the digest: 48.
    public static let byteCount = 48
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-384.
///
/// > Contract: CryptoKit, SHA384.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    /// The number of bytes that the function processes at a time.
    public static let blockByteCount = 128
    /// The number of bytes of the digest: 48.
    public static let byteCount = 48
    private var state = DigestState(FERRY_SHA384)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    /// The digest of all data added so far.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finish(48)) }
}
