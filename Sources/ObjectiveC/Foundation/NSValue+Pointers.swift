public import Foundation

/// Values of addresses, such as a touch as a key of a dictionary.
///
/// > Difference: `objCType` is that of an unsigned integer; Foundation on Linux has no values of pointers.
extension NSValue {
    /// A value with an object's address, which does not retain the object. Two values of the same object are equal.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }

    /// The object whose address it has; nil if it was made of nil.
    ///
    /// > Precondition: the object still exists.
    public var nonretainedObjectValue: Any? {
        pointerValue.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// A value with an address.
    public convenience init(pointer: UnsafeRawPointer?) {
        var address = UInt64(UInt(bitPattern: pointer))
        self.init(bytes: &address, objCType: "Q")
    }

    /// The address; nil if it was made of nil.
    public var pointerValue: UnsafeMutableRawPointer? {
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeMutableRawPointer(bitPattern: UInt(address))
    }
}
