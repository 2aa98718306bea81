internal import Foundation

/// A method of a class, for `method_getName(_:)`.
///
/// > Contract: Objective-C Runtime, Method
public typealias Method = OpaquePointer
/// An instance variable of a class, for `ivar_getName(_:)`.
public typealias Ivar = OpaquePointer
/// A property of a class, for `property_getName(_:)`.
public typealias objc_property_t = OpaquePointer

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The method of a selector that objects of a class have; nil without one.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, ObjCRuntime.instances(of: cls, respondTo: name) else { return nil }
    return RuntimeRecord.pointer(.method, name.name, of: cls)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The class method of a selector; nil without one.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls, MethodRegistry.shared.method("+" + name.name, of: cls) != nil else { return nil }
    return RuntimeRecord.pointer(.classMethod, name.name, of: cls)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The methods that a class of the app itself has for messages, its properties' getters and setters included; free the result.
///
/// None for a class of a framework: the names of all its methods are not known here.
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
    let names = cls.map { MethodRegistry.shared.methods(declaredBy: $0) } ?? []
    return RuntimeRecord.list(cls.map { type in names.map { RuntimeRecord.pointer(.method, $0, of: type) } } ?? [], outCount)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The properties of a class that are visible to Objective-C, without its superclass's; free the result.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
    let names = cls.map { MethodRegistry.shared.properties(declaredBy: $0) } ?? []
    return RuntimeRecord.list(cls.map { type in names.map { RuntimeRecord.pointer(.property, $0, of: type) } } ?? [], outCount)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The stored properties of a class of the app, without its superclass's; free the result. None for a class of a framework.
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
    let names = cls.map(InstanceVariables.names) ?? []
    return RuntimeRecord.list(cls.map { type in names.map { RuntimeRecord.pointer(.variable, $0, of: type) } } ?? [], outCount)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A property of a class or a superclass by name; nil without one.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    let name = String(cString: name)
    var candidate: AnyClass? = cls
    while let type = candidate {
        if MethodRegistry.shared.properties(declaredBy: type).contains(name) { return RuntimeRecord.pointer(.property, name, of: type) }
        candidate = _getSuperclass(type)
    }
    return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a method.
public func method_getName(_ m: Method) -> Selector { Selector(RuntimeRecord.at(m).key.name) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of a method's arguments, the object and the selector included.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 { UInt32(clamping: 2 + method_getName(m).argumentCount) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { RuntimeRecord.at(property).text }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of an instance variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { RuntimeRecord.at(v).text }
