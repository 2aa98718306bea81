internal import CCrypto

// CommonCrypto's digests: one-shot functions, and incremental states.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The length of data, in bytes.
public typealias CC_LONG = UInt32
/// A 64-bit number of the library's states.
public typealias CC_LONG64 = UInt64

/// The length of an MD5 digest, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes that MD5 processes at a time.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The length of a SHA-1 digest, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes that SHA-1 processes at a time.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The length of a SHA-224 digest, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes that SHA-224 processes at a time.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The length of a SHA-256 digest, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes that SHA-256 processes at a time.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The length of a SHA-384 digest, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes that SHA-384 processes at a time.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The length of a SHA-512 digest, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes that SHA-512 processes at a time.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The state of a digest: empty until its `Init`.
public struct DigestContext: @unchecked Sendable {
    var state: DigestState?
    /// Creates a state for one of the `Init` functions.
    public init() {}
}
/// The state of an MD5 digest.
public typealias CC_MD5_CTX = DigestContext
/// The state of a SHA-1 digest.
public typealias CC_SHA1_CTX = DigestContext
/// The state of a SHA-224 or SHA-256 digest.
public typealias CC_SHA256_CTX = DigestContext
/// The state of a SHA-384 or SHA-512 digest.
public typealias CC_SHA512_CTX = DigestContext

/// Writes the 16 bytes of the MD5 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_MD5(3cc).
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_MD5, data, len, md) }
/// Begins an MD5 digest; returns 1 on success.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { begin(FERRY_MD5, c) }
/// Adds data to an MD5 digest; returns 1 on success.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 16 bytes of an MD5 digest and ends it; returns 1 on success.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { end(c, md) }

/// Writes the 20 bytes of the SHA-1 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_SHA1(3cc).
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_SHA1, data, len, md) }
/// Begins a SHA-1 digest; returns 1 on success.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { begin(FERRY_SHA1, c) }
/// Adds data to a SHA-1 digest; returns 1 on success.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 20 bytes of a SHA-1 digest and ends it; returns 1 on success.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { end(c, md) }

/// Writes the 28 bytes of the SHA-224 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_SHA224(3cc).
@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_SHA224, data, len, md) }
/// Begins a SHA-224 digest; returns 1 on success.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(FERRY_SHA224, c) }
/// Adds data to a SHA-224 digest; returns 1 on success.
@discardableResult
public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 28 bytes of a SHA-224 digest and ends it; returns 1 on success.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { end(c, md) }

/// Writes the 32 bytes of the SHA-256 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_SHA256(3cc).
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_SHA256, data, len, md) }
/// Begins a SHA-256 digest; returns 1 on success.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { begin(FERRY_SHA256, c) }
/// Adds data to a SHA-256 digest; returns 1 on success.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 32 bytes of a SHA-256 digest and ends it; returns 1 on success.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { end(c, md) }

/// Writes the 48 bytes of the SHA-384 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_SHA384(3cc).
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_SHA384, data, len, md) }
/// Begins a SHA-384 digest; returns 1 on success.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(FERRY_SHA384, c) }
/// Adds data to a SHA-384 digest; returns 1 on success.
@discardableResult
public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 48 bytes of a SHA-384 digest and ends it; returns 1 on success.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { end(c, md) }

/// Writes the 64 bytes of the SHA-512 digest of data in memory to `md`, which is returned.
///
/// > Contract: CommonCrypto, CC_SHA512(3cc).
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(FERRY_SHA512, data, len, md) }
/// Begins a SHA-512 digest; returns 1 on success.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { begin(FERRY_SHA512, c) }
/// Adds data to a SHA-512 digest; returns 1 on success.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    go(c, data, Int(len))
}
/// Writes the 64 bytes of a SHA-512 digest and ends it; returns 1 on success.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { end(c, md) }

/// OpenSSL's state.
final class DigestState {
    private let state: OpaquePointer

    init?(_ kind: ferry_digest_kind) {
        guard let state = ferry_digest_new(Int32(kind.rawValue)) else { return nil }
        self.state = state
    }

    init?(copying other: DigestState) {
        guard let state = ferry_digest_copy(other.state) else { return nil }
        self.state = state
    }

    func update(_ data: UnsafeRawPointer?, _ count: Int) {
        if let data, count > 0 { ferry_digest_update(state, data, count) }
    }

    func finish(_ result: UnsafeMutablePointer<UInt8>) { ferry_digest_finish(state, result) }

    deinit { ferry_digest_free(state) }
}

private func digest(
    _ kind: ferry_digest_kind, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let result, let state = DigestState(kind) else { return nil }
    state.update(data, Int(count))
    state.finish(result)
    return result
}

private func begin(_ kind: ferry_digest_kind, _ context: UnsafeMutablePointer<DigestContext>?) -> Int32 {
    context?.pointee.state = DigestState(kind)
    return context?.pointee.state == nil ? 0 : 1
}

private func go(_ context: UnsafeMutablePointer<DigestContext>?, _ data: UnsafeRawPointer?, _ count: Int) -> Int32 {
    guard let context, context.pointee.state != nil else { return 0 }
    // A context that was copied as a value gets its own state.
    if !isKnownUniquelyReferenced(&context.pointee.state) {
        context.pointee.state = context.pointee.state.flatMap(DigestState.init(copying:))
    }
    context.pointee.state?.update(data, count)
    return 1
}

private func end(_ context: UnsafeMutablePointer<DigestContext>?, _ result: UnsafeMutablePointer<UInt8>?) -> Int32 {
    guard let context, let result, let state = context.pointee.state else { return 0 }
    context.pointee.state = nil
    DigestState(copying: state)?.finish(result)
    return 1
}
