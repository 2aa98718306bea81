internal import CCrypto
public import Foundation

/// ChaCha20 with Poly1305.
///
/// > Contract: CryptoKit, ChaChaPoly.
public enum ChaChaPoly {
    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// A random one, of 12 bytes.
        public init() { bytes = Bytes.random(12) }

        /// Creates a nonce from 12 bytes; none may be used twice with one key.
        ///
        /// > Throws: `CryptoKitError.incorrectParameterSize` for another length than 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        /// Passes the nonce's bytes, valid during the call only.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        /// Iterates over the nonce's bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// Ciphertext with its nonce and its tag.
    public struct SealedBox: Sendable {
        /// The nonce that the message was encrypted with.
        public let nonce: Nonce
        /// The encrypted message, of the message's length.
        public let ciphertext: Data
        /// The code that shows whether the message or the authenticated data was changed.
        ///
        /// > Units: 16 bytes.
        public let tag: Data

        /// Combines the parts of an encrypted message.
        ///
        /// > Throws: `CryptoKitError.incorrectParameterSize` for a tag of another length.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AEAD.tagCount else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        /// Concatenated nonce of 12 bytes, ciphertext and tag.
        ///
        /// > Throws: `CryptoKitError.incorrectParameterSize` for fewer bytes than those of nonce and tag.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 12 + AEAD.tagCount else { throw CryptoKitError.incorrectParameterSize }
            try self.init(
                nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - AEAD.tagCount], tag: bytes.suffix(AEAD.tagCount))
        }

        /// The concatenation.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    }

    /// Encrypts a message.
    ///
    /// > Throws: `CryptoKitError.incorrectKeySize`.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Encrypts a message; the tag also authenticates data that is sent unencrypted.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let (text, tag) = try AEAD.seal(FERRY_CHACHA20_POLY1305, Array(message), key, nonce.bytes, Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }

    /// Decrypts a message.
    ///
    /// > Throws: `CryptoKitError.authenticationFailure` if key, ciphertext or tag differ.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts a message and checks its tag.
    ///
    /// - Parameters:
    ///   - sealedBox: The nonce, the encrypted message and the tag.
    ///   - key: The key of the encryption.
    ///   - authenticatedData: Data that was authenticated, but not encrypted, with the message.
    /// - Returns: The message.
    /// - Throws: `CryptoKitError.authenticationFailure` if the key, the ciphertext, the tag or the authenticated data differ.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        Data(
            try AEAD.open(
                FERRY_CHACHA20_POLY1305, Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key, sealedBox.nonce.bytes,
                Array(authenticatedData)))
    }
}
