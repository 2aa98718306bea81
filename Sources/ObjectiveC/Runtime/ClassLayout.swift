/// What Swift's metadata of classes say of their objects' memory.
enum ClassLayout {
    /// Whether objects of one class can become objects of another: one inherits from the other, and both have the same memory.
    static func fits(_ type: AnyClass, objectsOf old: AnyClass) -> Bool {
        (ClassChain.contains(old, from: type) || ClassChain.contains(type, from: old)) && size(of: type) == size(of: old)
    }

    /// The memory of one object. > Units: bytes.
    private static func size(of type: AnyClass) -> UInt32 {
        // After the kind, the superclass, the flags and the address point; without Objective-C there is nothing between.
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 2 * MemoryLayout<UInt>.size + 8, as: UInt32.self)
    }
}
