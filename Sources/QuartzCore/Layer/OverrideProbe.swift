/// Determines whether a class overrides a method, by comparing entries of class method tables.
///
/// The entry is found with two subclasses of the declaring class: one that overrides the method and one that does not.
package struct OverrideProbe: @unchecked Sendable {
    private let base: AnyClass
    private let slot: Int?

    /// `plain` and `overriding` inherit from `base` directly and differ in the method alone.
    package init(base: AnyClass, plain: AnyClass, overriding: AnyClass) {
        self.base = base
        let words = Self.tableRange(of: base)
        slot = words.first {
            Self.word($0, of: plain) == Self.word($0, of: base) && Self.word($0, of: overriding) != Self.word($0, of: base)
        }
    }

    /// True if `type`, which inherits from the base, overrides the method; also true if the table could not be read.
    package func isOverridden(in type: AnyClass) -> Bool {
        guard let slot else { return true }
        return Self.word(slot, of: type) != Self.word(slot, of: base)
    }

    // A class object on Linux: kind, superclass, flags and address point, sizes, class size and address point, descriptor, destroyer, methods.
    private static let headerWords = 7

    private static func word(_ index: Int, of type: AnyClass) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    private static func tableRange(of type: AnyClass) -> Range<Int> {
        let sizes = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)
        let (size, addressPoint) = (Int(sizes[8]), Int(sizes[9]))
        return headerWords..<max(headerWords, (size - addressPoint) / MemoryLayout<UInt>.size)
    }
}
