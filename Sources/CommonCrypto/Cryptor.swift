internal import CCrypto

// Ciphers of whole messages, password-based keys, and random bytes.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32
public typealias CCRNGStatus = CCCryptorStatus
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCRNGFailure = -4307
public let kCCUnspecifiedError = -4308
public let kCCKeySizeError = -4310

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
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

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
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
