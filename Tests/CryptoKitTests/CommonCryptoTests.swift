import CommonCrypto
import Foundation
import Testing

private func hex(_ bytes: [UInt8]) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

@Suite("CommonCrypto")
struct CommonCryptoTests {
    @Test("digests and authentication codes have their standards' values")
    func digests() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256("abc", 3, &digest)
        #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &short)
        #expect(hex(short) == "900150983cd24fb0d6963f7d28e17f72")
        var (context, pieces) = (CC_SHA1_CTX(), [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH)))
        #expect(CC_SHA1_Update(&context, "a", 1) == 0)
        CC_SHA1_Init(&context)
        CC_SHA1_Update(&context, "a", 1)
        CC_SHA1_Update(&context, "bc", 2)
        CC_SHA1_Final(&pieces, &context)
        #expect(hex(pieces) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &digest)
        #expect(hex(digest) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: Int, _ message: [UInt8], space: Int = 64
    ) -> (status: Int, result: [UInt8]) {
        var (output, count) = ([UInt8](repeating: 0, count: space), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), [UInt8](repeating: 7, count: key), key, nil, message,
            message.count, &output, space, &count)
        return (Int(status), status == 0 ? Array(output.prefix(count)) : [])
    }

    @Test("encrypts and decrypts; invalid input is refused with its status")
    func ciphers() {
        let message = [UInt8]("a message of no block's length".utf8)
        for (algorithm, key) in [(kCCAlgorithmAES, 16), (kCCAlgorithmAES, 32), (kCCAlgorithm3DES, 24)] {
            for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
                let encrypted = crypt(kCCEncrypt, algorithm, options, key: key, message)
                #expect(encrypted.status == kCCSuccess)
                #expect(encrypted.result.count == 32)
                #expect(crypt(kCCDecrypt, algorithm, options, key: key, encrypted.result).result == message)
            }
        }
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 1, key: 31, message).status == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: 32, message).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 1, key: 32, message, space: 8).status == kCCBufferTooSmall)
        #expect(crypt(kCCEncrypt, kCCAlgorithmDES, 1, key: 8, message).status == kCCUnimplemented)
        #expect(crypt(7, kCCAlgorithmAES, 1, key: 32, message).status == kCCParamError)
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, 1, key: 32, [UInt8](repeating: 1, count: 16)).status == kCCDecodeError)
    }

    @Test("a key derived from a password has the value of RFC 6070")
    func passwords() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, [UInt8]("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
        #expect(status == 0)
        #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(CCKeyDerivationPBKDF(9, "p", 1, [0], 1, 1, 1, &key, 20) == kCCParamError)
    }
}
