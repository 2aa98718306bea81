public import Foundation
internal import ProgrammerErrors

/// Derives keys from a key.
///
/// > Contract: CryptoKit, HKDF; RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key by extracting with a salt and expanding for a purpose.
    ///
    /// - Parameters:
    ///   - inputKeyMaterial: The key to derive from, such as a shared secret.
    ///   - salt: Random data that is not secret; empty is allowed.
    ///   - info: What the key is for, so that each purpose gets another key.
    ///   - outputByteCount: The length of the key, at most that of 255 digests; more is a programming error.
    /// - Returns: The derived key.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key for a purpose, without a salt.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key with a salt, for no particular purpose.
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt, for no particular purpose.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step of a derivation: concentrates the key's randomness in one code; nil is an empty salt.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }

    /// The second step of a derivation: a key for a purpose from the code of the first step.
    ///
    /// > Precondition: at most the bytes of 255 digests.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let size = Array(H().finalize()).count
        ProgrammerError.require((0...255 * size).contains(outputByteCount), "HKDF makes up to \(255 * size) bytes, not \(outputByteCount)")
        let key = SymmetricKey(data: prk)
        var (output, last) = ([UInt8](), [UInt8]())
        var counter: UInt8 = 1
        while output.count < outputByteCount {
            last = HMAC<H>.authenticationCode(for: last + (info.map { Array($0) } ?? []) + [counter], using: key).bytes
            output += last
            counter &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
