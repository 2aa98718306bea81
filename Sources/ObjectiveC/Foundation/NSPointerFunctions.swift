public import Foundation

/// How a collection holds its objects, and when two are the same.
///
/// > Contract: Foundation, NSPointerFunctions. Memory that is neither strong nor weak cannot be had.
open class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept.
        public static let strongMemory: Options = []
        /// Objects are not kept; those that are gone are no longer in the collection.
        public static let weakMemory = Options(rawValue: 5)
        /// Two objects are the same where `isEqual(_:)` says so.
        public static let objectPersonality: Options = []
        /// Two objects are the same where they are one.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects are copied on their way in.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
        var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// An object that a collection holds.
struct HeldObject {
    private var strong: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let kept = options.contains(.copyIn) ? ((object as? any NSCopying)?.copy(with: nil) as AnyObject?) ?? object : object
        if options.isWeak { weakly = kept } else { strong = kept }
    }

    /// Nil once an object that is not kept is gone.
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
