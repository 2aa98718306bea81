internal import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a class, as `NSStringFromClass` gives it; "nil" for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { RuntimeText.pointer(cls.map(ClassNames.name) ?? "nil") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The superclass of a class; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    guard let cls, let parent = _getSuperclass(cls) else { return nil }
    // Swift's own root class, which Objective-C does not show.
    return String(describing: parent).contains("SwiftObject") ? nil : parent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of a class's objects, its own and inherited properties included; 0 for none. > Units: bytes.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    guard let cls else { return 0 }
    // In a class's metadata, after its kind, its superclass, its flags and the address point of its objects.
    let offset = 2 * MemoryLayout<UnsafeRawPointer>.size + 2 * MemoryLayout<UInt32>.size
    return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt32.self))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of an object's class; "nil" for nil.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of a name, as `NSClassFromString` finds it.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { ClassNames.type(String(cString: name)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class of a name, as `NSClassFromString` finds it.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { ClassNames.type(String(cString: name)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether objects of a class respond to a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ObjCRuntime.instances(of: $0, respondTo: sel) } ?? false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector as a C string, which is kept.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeText.pointer(sel.name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
