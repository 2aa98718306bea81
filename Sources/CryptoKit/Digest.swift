internal import CConstantTime
internal import CCrypto
public import Foundation
internal import ProgrammerErrors

/// The result of a hash function. Two are compared in constant time.
///
/// > Contract: CryptoKit, Digest.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The length of the digest.
    ///
    /// > Units: bytes.
    static var byteCount: Int { get }
}

/// The common implementation of digests; created by their hash functions only.
package protocol ByteDigest: Digest {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension ByteDigest {
    /// Passes the digest's bytes, valid during the call only.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// Iterates over the digest's bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The function's name and the digest in hexadecimal digits.
    public var description: String { "\(Self.name) digest: \(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())" }
    public static func == (lhs: Self, rhs: Self) -> Bool { Bytes.areEqual(lhs.bytes, rhs.bytes) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension Digest {
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Bytes.areEqual(Array(lhs), Array(rhs)) }
    /// Whether the digest's bytes are not those of the data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

enum Bytes {
    /// In a time that depends on the lengths alone.
    static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        ferry_secrets_equal(first, first.count, second, second.count)
    }

    static func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        guard ferry_random(&bytes, count) == 1 else { ProgrammerError.raise("the system has no random numbers") }
        return bytes
    }
}
