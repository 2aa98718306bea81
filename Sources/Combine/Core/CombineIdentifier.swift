internal import Synchronization

/// Identifies a publisher's stream.
///
/// > Contract: Combine, CombineIdentifier
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let next = Atomic<UInt>(1)
    private let value: UInt

    /// Creates an identifier that no other has.
    public init() { value = Self.next.add(1, ordering: .relaxed).oldValue }

    /// Creates the identifier of an object: its address.
    public init(_ obj: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(obj)) }

    /// The number, as `0x1a`.
    public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with an identity in streams.
///
/// > Contract: Combine, CustomCombineIdentifierConvertible
public protocol CustomCombineIdentifierConvertible {
    /// Identifies this.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// An object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
