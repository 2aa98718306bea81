internal import CCrypto

/// The digest of ``SHA256``.
public struct SHA256Digest: ByteDigest {
    package static let name = "SHA256"
    public static let byteCount = 32
    package let bytes: [UInt8]
    package init(bytes: [UInt8]) { self.bytes = bytes }
}

/// SHA-256.
///
/// > Contract: CryptoKit, SHA256.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    public static let byteCount = 32
    private var state = DigestState(FERRY_SHA256)

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finish(32)) }
}
