internal import CCrypto

// Ciphers of whole messages, password-based keys, and random bytes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The result of an encryption: `kCCSuccess` or an error.
public typealias CCCryptorStatus = Int32
/// The result of a function: `kCCSuccess` or an error.
public typealias CCStatus = Int32
/// The result of a request for random bytes.
public typealias CCRNGStatus = CCCryptorStatus
/// `kCCEncrypt` or `kCCDecrypt`.
public typealias CCOperation = UInt32
/// A cipher, such as `kCCAlgorithmAES`.
public typealias CCAlgorithm = UInt32
/// The options of a cipher, `kCCOption…` combined by `|`.
public typealias CCOptions = UInt32

/// The function succeeded.
public let kCCSuccess = 0
/// A parameter is missing or has a value that is not allowed.
public let kCCParamError = -4300
/// The output does not fit; the function returns the size that it needs.
public let kCCBufferTooSmall = -4301
/// Memory could not be allocated.
public let kCCMemoryFailure = -4302
/// The length of the input is no multiple of the block, and there is no padding.
public let kCCAlignmentError = -4303
/// The input could not be decrypted.
public let kCCDecodeError = -4304
/// The algorithm is not supported.
public let kCCUnimplemented = -4305
/// No random bytes could be created.
public let kCCRNGFailure = -4307
/// The function failed for another reason.
public let kCCUnspecifiedError = -4308
/// The key has a length that the algorithm does not take.
public let kCCKeySizeError = -4310

/// Encrypts plain text.
public let kCCEncrypt = 0
/// Decrypts ciphertext.
public let kCCDecrypt = 1
/// AES with keys of 16, 24 or 32 bytes, in spite of the name; the same as `kCCAlgorithmAES`.
public let kCCAlgorithmAES128 = 0
/// AES with keys of 16, 24 or 32 bytes.
public let kCCAlgorithmAES = 0
/// DES; not supported, and refused with `kCCUnimplemented`.
public let kCCAlgorithmDES = 1
/// Triple DES with keys of 24 bytes.
public let kCCAlgorithm3DES = 2
/// Pads the last block as in PKCS #7, so that the input may have any length.
public let kCCOptionPKCS7Padding = 1
/// Encrypts each block on its own, which shows repetitions in the input; otherwise blocks are chained (CBC).
public let kCCOptionECBMode = 2
/// The key's length for AES-128, in bytes.
public let kCCKeySizeAES128 = 16
/// The key's length for AES-192, in bytes.
public let kCCKeySizeAES192 = 24
/// The key's length for AES-256, in bytes.
public let kCCKeySizeAES256 = 32
/// The key's length for Triple DES, in bytes.
public let kCCKeySize3DES = 24
/// The length of a block of AES, in bytes.
public let kCCBlockSizeAES128 = 16
/// The length of a block of Triple DES, in bytes.
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts a message: AES and Triple DES, in CBC or ECB mode.
///
/// > Parameters: iv: nil is all zeros. dataOutMoved: the output's size; if `dataOut` is too small, the required size.
/// > Returns: `kCCSuccess`, or an error; `kCCUnimplemented` for another algorithm. > Contract: CommonCrypto, CCCrypt(3cc).
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    guard [kCCAlgorithmAES, kCCAlgorithm3DES].contains(Int(alg)) else { return CCCryptorStatus(kCCUnimplemented) }
    guard let key, keyLength > 0, dataInLength >= 0, dataIn != nil || dataInLength == 0, [kCCEncrypt, kCCDecrypt].contains(Int(op)) else {
        return CCCryptorStatus(kCCParamError)
    }
    let isDES = Int(alg) == kCCAlgorithm3DES
    guard (isDES ? [kCCKeySize3DES] : [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256]).contains(keyLength) else {
        return CCCryptorStatus(kCCKeySizeError)
    }
    let block = isDES ? kCCBlockSize3DES : kCCBlockSizeAES128
    let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let isECB = options & CCOptions(kCCOptionECBMode) != 0
    let encrypts = Int(op) == kCCEncrypt
    guard dataInLength % block == 0 || (pads && encrypts) else { return CCCryptorStatus(kCCAlignmentError) }
    guard dataInLength <= Int(Int32.max) - block else { return CCCryptorStatus(kCCParamError) }
    let vector = iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: block)) } ?? [UInt8](repeating: 0, count: block)
    let message = [UInt8](UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
    // Padding may add a whole block, and decrypted output becomes shorter at the end.
    var output = [UInt8](repeating: 0, count: dataInLength + block)
    var count = 0
    defer { ferry_clear(&output, output.count) }
    guard
        ferry_cipher(
            encrypts ? 1 : 0, isDES ? 1 : 0, Int32((isECB ? FERRY_ECB : FERRY_CBC).rawValue), pads ? 1 : 0,
            key.assumingMemoryBound(to: UInt8.self), keyLength, vector, message, dataInLength, &output, &count) == 1
    else { return CCCryptorStatus(kCCDecodeError) }
    dataOutMoved?.pointee = count
    guard count <= dataOutAvailable, dataOut != nil || count == 0 else { return CCCryptorStatus(kCCBufferTooSmall) }
    if count > 0 { dataOut?.copyMemory(from: output, byteCount: count) }
    return CCCryptorStatus(kCCSuccess)
}

/// An algorithm that derives keys: `kCCPBKDF2`.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a key derivation, `kCCPRFHmacAlg…`.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2, the only supported derivation.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password.
///
/// > Contract: CommonCrypto, CCKeyDerivationPBKDF(3cc).
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let kinds = [
        kCCPRFHmacAlgSHA1: FERRY_SHA1, kCCPRFHmacAlgSHA224: FERRY_SHA224, kCCPRFHmacAlgSHA256: FERRY_SHA256,
        kCCPRFHmacAlgSHA384: FERRY_SHA384, kCCPRFHmacAlgSHA512: FERRY_SHA512,
    ]
    guard Int(algorithm) == kCCPBKDF2, let kind = kinds[Int(prf)], let password, let derivedKey, passwordLen >= 0, saltLen >= 0,
        derivedKeyLen > 0, rounds > 0, salt != nil || saltLen == 0
    else { return Int32(kCCParamError) }
    let salt = [UInt8](UnsafeRawBufferPointer(start: salt, count: saltLen))
    let made = ferry_pbkdf2(Int32(kind.rawValue), password, passwordLen, salt, saltLen, rounds, derivedKey, derivedKeyLen)
    return Int32(made == 1 ? kCCSuccess : kCCParamError)
}

/// Cryptographically secure random bytes.
///
/// > Contract: CommonCrypto, CCRandomGenerateBytes(3cc).
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard count >= 0, let bytes else { return CCRNGStatus(count == 0 ? kCCSuccess : kCCParamError) }
    return CCRNGStatus(ferry_random(bytes.assumingMemoryBound(to: UInt8.self), count) == 1 ? kCCSuccess : kCCRNGFailure)
}
