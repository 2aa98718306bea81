public import Foundation

/// A cryptographic hash function: takes data in pieces, and gives a digest of all of it.
///
/// > Contract: CryptoKit, HashFunction.
public protocol HashFunction: Sendable {
    /// > Units: bytes.
    static var blockByteCount: Int { get }
    associatedtype Digest: CryptoKit.Digest
    init()
    /// Takes more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what was taken until now; more may be taken afterwards.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of some data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
