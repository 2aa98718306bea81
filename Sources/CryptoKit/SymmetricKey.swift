internal import CCrypto
public import Foundation
internal import ProgrammerErrors

/// Length of a key.
///
/// > Contract: CryptoKit, SymmetricKeySize.
public struct SymmetricKeySize: Sendable {
    /// The number of bits of the key.
    public let bitCount: Int
    /// Creates a length that is not one of the usual ones.
    ///
    /// > Precondition: a whole number of bytes above zero.
    public init(bitCount: Int) {
        ProgrammerError.require(bitCount > 0 && bitCount % 8 == 0, "a key has a whole number of bytes, not \(bitCount) bits")
        self.bitCount = bitCount
    }
    /// 16 bytes, for AES-128.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 24 bytes, for AES-192.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 32 bytes, for AES-256 and ChaCha20.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key shared by both sides. Its memory is cleared on deallocation; two are compared in constant time.
///
/// > Contract: CryptoKit, SymmetricKey.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private final class Storage: Sendable {
        // Written in the initialiser only; cleared and freed when nothing refers to it any more.
        nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

        init(_ bytes: UnsafeRawBufferPointer) {
            self.bytes = .allocate(byteCount: bytes.count, alignment: 1)
            self.bytes.copyMemory(from: bytes)
        }

        deinit {
            ferry_clear(bytes.baseAddress, bytes.count)
            bytes.deallocate()
        }
    }

    private let storage: Storage

    /// Creates a key from a copy of the bytes.
    public init<D: ContiguousBytes>(data: D) { storage = data.withUnsafeBytes { Storage($0) } }

    /// A new random key.
    public init(size: SymmetricKeySize) {
        let bytes = Bytes.random(size.bitCount / 8)
        storage = bytes.withUnsafeBytes { Storage($0) }
    }

    /// The number of bits of the key.
    public var bitCount: Int { storage.bytes.count * 8 }

    /// Passes the key's bytes, valid during the call only.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(storage.bytes))
    }

    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { Bytes.areEqual(lhs.bytes, rhs.bytes) }

    var bytes: [UInt8] { withUnsafeBytes(Array.init) }
}
