import CLibCrypto

/// Incremental SHA-256.
public struct SHA256: ~Copyable {
    private let context: OpaquePointer

    public init() {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
            fatalError("libcrypto has no SHA-256")
        }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    public mutating func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

    /// The digest, as 64 hexadecimal digits. Nothing can be added afterwards.
    public mutating func finish() -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_DigestFinal_ex(context, &digest, nil)
        return Self.hexadecimal(digest)
    }

    public static func of(_ text: String) -> String { of(Array(text.utf8)) }

    public static func of(_ bytes: [UInt8]) -> String {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.finish()
    }

    static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// SHA-1, for protocols that prescribe it; it does not protect against forged collisions.
public enum SHA1 {
    /// The digest, as 40 hexadecimal digits in lower case.
    public static func of(_ text: String) -> String {
        var (digest, length) = ([UInt8](repeating: 0, count: 20), UInt32(0))
        let bytes = Array(text.utf8)
        guard EVP_Digest(bytes, bytes.count, &digest, &length, EVP_sha1(), nil) == 1 else { fatalError("libcrypto has no SHA-1") }
        return SHA256.hexadecimal(digest)
    }
}
