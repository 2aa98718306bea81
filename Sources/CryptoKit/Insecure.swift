internal import CCrypto

/// Broken hash functions, for legacy formats only.
///
/// > Contract: CryptoKit, Insecure.
public enum Insecure {
    /// The digest of ``MD5``.
    public struct MD5Digest: ByteDigest {
        package static let name = "MD5"
        /// The number of bytes of the digest: 16.
        public static let byteCount = 16
        package let bytes: [UInt8]
        package init(bytes: [UInt8]) { self.bytes = bytes }
    }

    /// MD5.
    ///
    /// > Contract: CryptoKit, Insecure.MD5.
    public struct MD5: HashFunction {
        public typealias Digest = Insecure.MD5Digest
        /// The number of bytes that the function processes at a time.
        public static let blockByteCount = 64
        /// The number of bytes of the digest: 16.
        public static let byteCount = 16
        private var state = DigestState(FERRY_MD5)

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        /// The digest of all data added so far.
        public func finalize() -> Insecure.MD5Digest { Insecure.MD5Digest(bytes: state.finish(16)) }
    }

    /// The digest of ``SHA1``.
    public struct SHA1Digest: ByteDigest {
        package static let name = "SHA1"
        /// The number of bytes of the digest: 20.
        public static let byteCount = 20
        package let bytes: [UInt8]
        package init(bytes: [UInt8]) { self.bytes = bytes }
    }

    /// SHA-1.
    ///
    /// > Contract: CryptoKit, Insecure.SHA1.
    public struct SHA1: HashFunction {
        public typealias Digest = Insecure.SHA1Digest
        /// The number of bytes that the function processes at a time.
        public static let blockByteCount = 64
        /// The number of bytes of the digest: 20.
        public static let byteCount = 20
        private var state = DigestState(FERRY_SHA1)

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        /// The digest of all data added so far.
        public func finalize() -> Insecure.SHA1Digest { Insecure.SHA1Digest(bytes: state.finish(20)) }
    }
}
