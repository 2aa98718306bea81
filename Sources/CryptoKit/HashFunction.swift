public import Foundation

/// A cryptographic hash function: takes data incrementally, and computes a digest of all of it.
///
/// > Contract: CryptoKit, HashFunction.
public protocol HashFunction: Sendable {
    /// How much data the function processes at a time.
    ///
    /// > Units: bytes.
    static var blockByteCount: Int { get }
    /// The type of the function's result.
    associatedtype Digest: CryptoKit.Digest
    /// Begins a digest over data that is added in parts.
    init()
    /// Adds more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of the data so far; more may be added afterwards.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of some data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// The digest of memory, in one step.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Adds more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
