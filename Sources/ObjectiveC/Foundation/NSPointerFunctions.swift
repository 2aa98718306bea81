public import Foundation

/// How a collection holds its objects, and how it compares them.
///
/// > Contract: Foundation, NSPointerFunctions. Memory that is neither strong nor weak is not supported.
open class NSPointerFunctions: NSObject {
    /// Whether objects are retained, and whether they are compared by identity or by `isEqual(_:)`.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained.
        public static let strongMemory: Options = []
        /// Objects are not retained; deallocated ones are removed from the collection.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared with `isEqual(_:)`.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects are copied when added.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
        var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// An object in a collection.
struct HeldObject {
    private var strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
        if options.isWeak { weakly = kept } else { strong = kept }
    }

    /// Nil once a weakly held object is deallocated.
    var object: AnyObject? { strong ?? weakly }

    static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        if !options.comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    static func areSame(_ first: AnyObject, _ second: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        if first === second { return true }
        guard !options.comparesIdentity, let first = first as? NSObject else { return false }
        return first.isEqual(second)
    }
}
