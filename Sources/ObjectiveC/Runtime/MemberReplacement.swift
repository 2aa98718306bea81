internal import CSystem
import Foundation

/// Replaces members of a framework's class, as an extension in Objective-C does that overrides them.
///
/// Swift has no such override, but a class's metadata has a table with the code of its methods, which its subclasses copy. The entries of members that a
/// generated subclass overrides differ from the class's; those of a subclass without overrides show which others differ anyway, initialisers. What differs
/// in the first alone is written into the table of the class, and into those of its subclasses that have inherited the entry.
///
/// Calls of `super` in subclasses, and calls in optimised code on an object whose class is known there, do not use the table.
enum MemberReplacement {
    /// The layout of a class's metadata where there is no Objective-C runtime; part of Swift's binary interface.
    private enum Layout {
        static let size = 32
        static let addressPoint = 36
        static let members = 56
    }

    private final class Subclasses {
        let base: AnyClass
        var found: [AnyClass] = []

        init(of base: AnyClass) { self.base = base }
    }

    /// > Parameters: overriding: a subclass of `type` that overrides the members. plain: a subclass of `type` without members.
    static func replace(in type: AnyClass, overriding: AnyClass, plain: AnyClass) {
        let entries = table(of: type)
        let (replaced, inherited) = (table(of: overriding), table(of: plain))
        let changed = entries.indices.filter { entries[$0] == inherited[$0] && entries[$0] != replaced[$0] }
        guard !changed.isEmpty else { return }
        for place in [type] + subclasses(of: type) {
            let words = table(of: place)
            for index in changed where words[index] == entries[index] && place != type { words[index] = replaced[index] }
        }
        for index in changed { entries[index] = replaced[index] }
    }

    /// The words of a class's metadata after its header: methods, and where stored properties are.
    private static func table(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        let size = metadata.load(fromByteOffset: Layout.size, as: UInt32.self)
        let addressPoint = metadata.load(fromByteOffset: Layout.addressPoint, as: UInt32.self)
        let count = (Int(size) - Int(addressPoint) - Layout.members) / MemoryLayout<UInt>.stride
        let start = (metadata + Layout.members).bindMemory(to: UInt.self, capacity: max(count, 0))
        return UnsafeMutableBufferPointer(start: start, count: max(count, 0))
    }

    /// The subclasses in all loaded images that are not generic; a generic one copies the table when it is first used.
    private static func subclasses(of type: AnyClass) -> [AnyClass] {
        let subclasses = Subclasses(of: type)
        withExtendedLifetime(subclasses) {
            ferry_visit_classes(
                { metadata, context in
                    guard let metadata, let context else { return }
                    let subclasses = Unmanaged<Subclasses>.fromOpaque(context).takeUnretainedValue()
                    let type: AnyClass = unsafeBitCast(metadata, to: AnyClass.self)
                    var parent: AnyClass? = _getSuperclass(type)
                    while let current = parent {
                        if current == subclasses.base {
                            subclasses.found.append(type)
                            return
                        }
                        parent = _getSuperclass(current)
                    }
                }, Unmanaged.passUnretained(subclasses).toOpaque())
        }
        return subclasses.found
    }
}

extension ObjCRuntime {
    /// Gives a framework's class the members that an extension of the app overrides; emitted by source rewriting.
    ///
    /// Called by a constructor of the app's image, before anything uses the class.
    ///
    /// - Parameters:
    ///   - type: the framework's class.
    ///   - overriding: a subclass of it that overrides the members, and has nothing else.
    ///   - plain: a subclass of it without members.
    public static func replaceMembers(of type: AnyClass, with overriding: AnyClass, plain: AnyClass) {
        MemberReplacement.replace(in: type, overriding: overriding, plain: plain)
    }
}
