internal import ProgrammerErrors
internal import Foundation

/// A method's code.
///
/// > Contract: Objective-C Runtime, IMP
public typealias IMP = OpaquePointer

/// Refusals of what only a dispatch by messages makes possible. Swift on Linux calls methods through the class's own table, so that an exchange here would
/// reach messages and no ordinary call.
enum Swizzling {
    /// Writes what was refused, and where the app asked for it.
    @inline(never) static func refuse(_ function: String, _ method: String) {
        let place = CallSite.describe([CallSite.capture()]).first.flatMap { $0 } ?? "the app"
        NSLog(
            "%@",
            "\(place): \(function) does nothing: \(method) keeps its implementation, because Swift on Linux does not call methods by message. "
                + "Override the method in a subclass, or leave the call out with '#if !os(Linux)'.")
    }

    static func name(_ method: OpaquePointer) -> String {
        let record = RuntimeRecord.at(method)
        return "\(record.key.kind == .classMethod ? "+" : "-")\(record.key.name)"
    }

    /// What every implementation points to: one that is called ends the program with a word.
    static var implementation: IMP {
        let body: @convention(c) () -> Void = {
            ProgrammerError.raise("A method's implementation cannot be called through its pointer: Swift on Linux has no messages.")
        }
        return IMP(unsafeBitCast(body, to: UnsafeRawPointer.self))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing but log that methods cannot be exchanged, and where this was asked for.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    Swizzling.refuse("method_exchangeImplementations", "\(Swizzling.name(m1)) as well as \(Swizzling.name(m2))")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing but log that a method cannot be replaced. > Returns: the unchanged implementation.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    Swizzling.refuse("method_setImplementation", Swizzling.name(m))
    return Swizzling.implementation
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing but log that methods cannot be added at run time. > Returns: false.
@discardableResult public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    Swizzling.refuse("class_addMethod", "-\(name)")
    return false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing but log that a method cannot be replaced. > Returns: nil.
@discardableResult public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    Swizzling.refuse("class_replaceMethod", "-\(name)")
    return nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer that stands for a method's implementation. It cannot be called.
public func method_getImplementation(_ m: Method) -> IMP { Swizzling.implementation }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer that stands for the implementation of a selector; nil if the class has no such method. It cannot be called.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Nil: Swift's methods have no encoding of Objective-C's types on Linux.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A pointer that stands for a block as an implementation. It cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { Swizzling.implementation }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an object one of a subclass or superclass whose objects have the same memory, without more or fewer stored properties. Other classes are
/// refused in the log.
///
/// > Returns: the object's class before.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    guard let object = obj.map({ $0 as AnyObject }) else { return nil }
    let old: AnyClass = Swift.type(of: object)
    guard ClassLayout.fits(cls, objectsOf: old) else {
        Swizzling.refuse("object_setClass", ClassNames.name(cls))
        return old
    }
    // An object begins with its class.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    return old
}
