internal import CCrypto
internal import Foundation

/// Authenticated encryption.
enum AEAD {
    static let tagCount = 16

    static func seal(
        _ kind: ferry_aead_kind, _ message: [UInt8], _ key: SymmetricKey, _ nonce: [UInt8], _ extra: [UInt8]
    ) throws -> (text: [UInt8], tag: [UInt8]) {
        try check(kind, key)
        // C requires a valid address of empty data too.
        var (text, tag) = ([UInt8](repeating: 0, count: max(message.count, 1)), [UInt8](repeating: 0, count: tagCount))
        let key = key.bytes
        guard
            ferry_aead_seal(
                Int32(kind.rawValue), key, key.count, nonce, nonce.count, extra, extra.count, message, message.count, &text, &tag) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return (Array(text.prefix(message.count)), tag)
    }

    static func open(
        _ kind: ferry_aead_kind, _ text: [UInt8], tag: [UInt8], _ key: SymmetricKey, _ nonce: [UInt8], _ extra: [UInt8]
    ) throws -> [UInt8] {
        try check(kind, key)
        guard tag.count == tagCount else { throw CryptoKitError.incorrectParameterSize }
        var message = [UInt8](repeating: 0, count: max(text.count, 1))
        let key = key.bytes
        guard
            ferry_aead_open(
                Int32(kind.rawValue), key, key.count, nonce, nonce.count, extra, extra.count, text, text.count, &message, tag) == 1
        else { throw CryptoKitError.authenticationFailure }
        return Array(message.prefix(text.count))
    }

    private static func check(_ kind: ferry_aead_kind, _ key: SymmetricKey) throws {
        let sizes = kind == FERRY_AES_GCM ? [128, 192, 256] : [256]
        guard sizes.contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    }
}
