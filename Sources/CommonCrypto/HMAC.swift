internal import CCrypto

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The hash function of a code, `kCCHmacAlg…`.
public typealias CCHmacAlgorithm = UInt32
/// HMAC with SHA-1, 20 bytes.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5, 16 bytes.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256, 32 bytes.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384, 48 bytes.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512, 64 bytes.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224, 28 bytes.
public let kCCHmacAlgSHA224 = 5

/// The state of a code: empty until `CCHmacInit`.
public struct CCHmacContext {
    fileprivate var inner: DigestState?
    fileprivate var outer: DigestState?
    fileprivate var count = 0
    /// Creates a state for `CCHmacInit`.
    public init() {}
}

/// The code of data with a key. An algorithm other than one of the constants writes nothing.
///
/// > Contract: CommonCrypto, CCHmac(3cc).
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// Begins a code with a key; for an unknown algorithm the state stays empty and the later calls do nothing.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
    guard let ctx else { return }
    ctx.pointee = CCHmacContext()
    guard let (kind, size, blockSize) = HMACAlgorithm.of(algorithm), let inner = DigestState(kind), let outer = DigestState(kind) else {
        return
    }
    var block = [UInt8](UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : max(keyLength, 0)))
    if block.count > blockSize {
        guard let digest = DigestState(kind) else { return }
        digest.update(block, block.count)
        block = [UInt8](repeating: 0, count: size)
        digest.finish(&block)
    }
    block += [UInt8](repeating: 0, count: blockSize - block.count)
    inner.update(block.map { $0 ^ 0x36 }, blockSize)
    outer.update(block.map { $0 ^ 0x5c }, blockSize)
    (ctx.pointee.inner, ctx.pointee.outer, ctx.pointee.count) = (inner, outer, size)
}

/// Adds data to the code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    ctx?.pointee.inner?.update(data, dataLength)
}

/// Writes the code, whose length is that of the algorithm.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let ctx, let macOut, let inner = ctx.pointee.inner, let outer = ctx.pointee.outer else { return }
    var middle = [UInt8](repeating: 0, count: ctx.pointee.count)
    inner.finish(&middle)
    outer.update(middle, middle.count)
    outer.finish(macOut.assumingMemoryBound(to: UInt8.self))
    ctx.pointee = CCHmacContext()
}

enum HMACAlgorithm {
    /// The digest, its length, and that of its blocks. > Units: bytes.
    static func of(_ algorithm: UInt32) -> (ferry_digest_kind, Int, Int)? {
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: (FERRY_SHA1, 20, 64)
        case kCCHmacAlgMD5: (FERRY_MD5, 16, 64)
        case kCCHmacAlgSHA256: (FERRY_SHA256, 32, 64)
        case kCCHmacAlgSHA384: (FERRY_SHA384, 48, 128)
        case kCCHmacAlgSHA512: (FERRY_SHA512, 64, 128)
        case kCCHmacAlgSHA224: (FERRY_SHA224, 28, 64)
        default: nil
        }
    }
}
