public import Foundation

/// A code that authenticates data from a sender with the key.
///
/// > Contract: CryptoKit, MessageAuthenticationCode.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The number of bytes of the code.
    var byteCount: Int { get }
}

/// The code of a hash function with a key. Two are compared in constant time.
///
/// > Contract: CryptoKit, HashedAuthenticationCode.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let bytes: [UInt8]

    /// The number of bytes of the code, that of the function's digest.
    public var byteCount: Int { bytes.count }
    /// The function's name and the code in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())" }
    /// Passes the code's bytes, valid during the call only.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// Iterates over the code's bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public static func == (lhs: Self, rhs: Self) -> Bool { Bytes.areEqual(lhs.bytes, rhs.bytes) }
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Bytes.areEqual(lhs.bytes, Array(rhs)) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// Message authentication by a hash function.
///
/// > Contract: CryptoKit, HMAC; RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
    /// A key of any length; longer ones than a block are hashed first.
    public typealias Key = SymmetricKey
    /// The code that the function computes.
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    /// Begins a code over data that is added in parts.
    public init(key: SymmetricKey) {
        var block = key.bytes
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5c })
    }

    /// Adds a part of the data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of all data added so far; more can be added afterwards.
    public func finalize() -> MAC {
        var last = outer
        last.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(last.finalize()))
    }

    /// The code of data that is in memory.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code belongs to the data and the key, compared in constant time.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

    /// Whether bytes are the code of the data and the key, compared in constant time.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let given = authenticationCode.withUnsafeBytes(Array.init)
        return Bytes.areEqual(self.authenticationCode(for: authenticatedData, using: key).bytes, given)
    }
}
