import Foundation
import ProgrammerErrors

/// Ferry's replacement of the Objective-C runtime: a table of methods by class and selector.
///
/// Ferry's source rewriter emits one registration for each `@objc` member of an app; frameworks register the methods that apps may
/// name by selector with `register(_:_:_:)`. The registered closure calls the method through the class's own dispatch,
/// so an override needs no registration of its own.
///
/// Optional requirements of Objective-C protocols (`@objc optional`) are plain requirements with a default body that searches this table:
///
/// ```swift
/// public protocol FormDelegate: AnyObject { func formShouldClose(_ form: Form) -> Bool }
/// extension FormDelegate {
///     public func formShouldClose(_ form: Form) -> Bool { ObjCRuntime.optional(self, "formShouldClose:", [form]) ?? true }
/// }
/// ```
///
/// A class that implements the method next to its conformance is called directly. A method first implemented in a subclass of the
/// conforming class is not the witness; the default body then finds it here. The rewriter reads the selectors of such calls and registers
/// every app method of that name.
public enum ObjCRuntime {
    /// Calls one method on an object. Isolated to the main actor because of the methods it calls; the runtime calls it on
    /// the thread that sends the message, as a message send would.
    public typealias Invoker = @MainActor (AnyObject, [Any?]) -> Any?

    /// Queues a registration to run before the next lookup. May be called from a constructor of a loading image.
    public static func enqueue(_ registration: @escaping @convention(c) () -> Void) {
        MethodRegistry.shared.enqueue(registration)
    }

    /// Registers `name` as a method of `type` and its subclasses. A later registration replaces an earlier one.
    public static func register<Target: AnyObject>(
        _ type: Target.Type, _ name: String, _ body: @escaping @MainActor (Target, [Any?]) -> Any?
    ) {
        MethodRegistry.shared.register(type, name) { target, arguments in
            body(unsafeDowncast(target, to: Target.self), arguments)
        }
    }

    /// Registers the getter of a property of `type` and its subclasses.
    public static func registerGetter<Target: AnyObject>(
        _ type: Target.Type, _ name: String, _ body: @escaping @MainActor (Target, [Any?]) -> Any?
    ) {
        MethodRegistry.shared.registerGetter(type, name) { target, arguments in
            body(unsafeDowncast(target, to: Target.self), arguments)
        }
    }

    /// Adds the generated tables of a framework's classes.
    package static func register(tablesOf module: String, _ tables: @escaping @Sendable () -> [String: MemberTable]) {
        MethodRegistry.shared.addTables(of: module, tables)
    }

    /// Registers `name` as a class method of `type` and its subclasses.
    public static func registerClassMethod(_ type: AnyClass, _ name: String, _ body: @escaping @MainActor ([Any?]) -> Any?) {
        MethodRegistry.shared.register(type, "+" + name) { _, arguments in body(arguments) }
    }

    /// The selector, after `entry` has registered its method: a generic class has a table per specialization, created
    /// where a selector is first used.
    public static func selector(_ name: String, _ entry: Void) -> Selector {
        Selector(name)
    }

    /// Whether the target has a registered method of this selector.
    public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
        method(selector.name, of: target) != nil
    }

    /// Whether objects of class `type` respond to `selector`.
    public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
        MethodRegistry.shared.method(selector.name, of: type) != nil
    }

    /// Keys of registered properties of `type` and its superclasses that have a getter and a setter.
    package static func settableKeys(of type: AnyClass) -> [String] { MethodRegistry.shared.settableKeys(of: type) }

    /// Calls the method of `selector`. Extra arguments are ignored, as in a message send.
    ///
    /// > Precondition: the target responds; otherwise it ends with "unrecognized selector sent to instance".
    @discardableResult
    public static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        if let invoker = method(selector.name, of: target) { return call(invoker, target, arguments) }
        guard let other = forwardingTarget(of: target, selector.name) else { unrecognized(selector, target) }
        return send(selector, to: other, arguments)
    }

    /// The result of an optional method, or nil if the target does not implement it.
    ///
    /// > Precondition: an implemented method returns a `Result`.
    public static func optional<Result>(_ target: AnyObject, _ name: String, _ arguments: [Any?] = []) -> Result? {
        guard let invoker = method(name, of: target) else {
            return forwardingTarget(ofResponder: target, name).flatMap { optional($0, name, arguments) as Result? }
        }
        return convert(call(invoker, target, arguments), "the result of -[\(type(of: target)) \(name)]") as Result
    }

    /// Calls an optional method and ignores its result; false if the target does not implement it.
    @discardableResult
    public static func optional(_ target: AnyObject, _ name: String, _ arguments: [Any?] = []) -> Bool {
        guard let invoker = method(name, of: target) else {
            return forwardingTarget(ofResponder: target, name).map { optional($0, name, arguments) } ?? false
        }
        _ = call(invoker, target, arguments)
        return true
    }

    /// The result of the method as implemented below `type`, or nil if `target` has no such override: then the implementation
    /// in an extension of `type` applies.
    public static func overridden<Result>(
        _ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []
    ) -> Result? {
        guard let invoker = MethodRegistry.shared.method(name, of: Swift.type(of: target), below: type) else { return nil }
        return convert(call(invoker, target, arguments), "the result of -[\(Swift.type(of: target)) \(name)]") as Result
    }

    /// Calls the method as implemented below `type`; false if `target` has no such override.
    public static func callOverride(_ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []) -> Bool {
        guard let invoker = MethodRegistry.shared.method(name, of: Swift.type(of: target), below: type) else { return false }
        _ = call(invoker, target, arguments)
        return true
    }

    /// The result of the class method of `type` or a superclass, or nil if none implements it.
    static func classOverride<Result>(_ type: AnyClass, _ name: String, _ arguments: [Any?]) -> Result? {
        guard let invoker = MethodRegistry.shared.method("+" + name, of: type) else { return nil }
        return convert(call(invoker, type as AnyObject, arguments), "the result of +[\(type) \(name)]") as Result
    }

    /// Argument `index` of a message as the method's declared type.
    ///
    /// A number for which nil is passed is 0, text, data and collections are empty, and nil is nil for an object, although the method declares
    /// that it is not: a method that does not use it works. A `Bool` for which an object is passed is true, as `endEditing:` gets its sender when it is
    /// the action of a control or gesture recogniser: Objective-C passes the object's address.
    public static func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
        let value = index < arguments.count ? arguments[index] : nil
        if let value: Value = converted(value) { return value }
        if value == nil, let number = Value.self as? any NumericArgument.Type, let zero = number.init(truncating: 0) as? Value {
            return zero
        }
        if value == nil, let type = Value.self as? any EmptyArgument.Type, let empty = type.init() as? Value { return empty }
        if value == nil, Value.self is AnyClass { return unsafeBitCast(AnyObject?.none, to: Value.self) }
        if value != nil, Value.self == Bool.self, let address = true as? Value { return address }
        unconverted(value, "argument \(index + 1) of a message", Value.self)
    }

    private static func method(_ name: String, of target: AnyObject) -> Invoker? {
        if let invoker = MethodRegistry.shared.method(name, of: type(of: target)) { return invoker }
        guard let type = (target as Any) as? AnyClass else { return nil }
        return MethodRegistry.shared.method("+" + name, of: type)
    }

    static func call(_ invoker: @escaping Invoker, _ target: AnyObject, _ arguments: [Any?]) -> Any? {
        // A message runs on the sending thread. The isolation in the type is only checked by the compiler, so it is removed here.
        unsafeBitCast(invoker, to: ((AnyObject, [Any?]) -> Any?).self)(target, arguments)
    }

    static func convert<Value>(_ value: Any?, _ what: @autoclosure () -> String) -> Value {
        if let value: Value = converted(value) { return value }
        unconverted(value, what(), Value.self)
    }

    private static func converted<Value>(_ value: Any?) -> Value? {
        if let value = value as? Value { return value }
        if let type = Value.self as? any ScalarArgument.Type, let scalar = type.taking(value) as? Value { return scalar }
        if let value, let structure = StructureArgument.taking(value, as: Value.self) { return structure }
        // `nil` for an optional parameter, however it is wrapped.
        guard let nothing = Any?.none as? Value else { return nil }
        if let value, !(value is NSNull), Swift.type(of: value) is AnyClass {
            NSLog(
                "nil is set instead of an object of the class \(String(reflecting: Swift.type(of: value))): the property or method "
                    + "declares \(String(reflecting: Value.self)).")
        }
        return nothing
    }

    private static func unconverted(_ value: Any?, _ what: String, _ type: Any.Type) -> Never {
        ProgrammerError.raise(
            "\(what) is \(value.map { String(describing: Swift.type(of: $0)) } ?? "nil"), the method declares \(type)",
            name: .invalidArgument)
    }

    private static func unrecognized(_ selector: Selector, _ target: AnyObject) -> Never {
        if let type = (target as Any) as? AnyClass {
            ProgrammerError.raise(
                "+[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to class \(type)", name: .invalidArgument)
        }
        let address = String(UInt(bitPattern: ObjectIdentifier(target)), radix: 16)
        // `NSStringFromClass` has no names for private and nested classes.
        let name = String(reflecting: type(of: target))
        ProgrammerError.raise("-[\(name) \(selector)]: unrecognized selector sent to instance 0x\(address)", name: .invalidArgument)
    }
}
