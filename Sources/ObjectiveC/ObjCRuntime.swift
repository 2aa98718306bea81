import Foundation
import ProgrammerErrors

/// What Ferry has in place of the Objective-C runtime: a table of methods by class and selector.
///
/// Ferry's source rewriter emits one registration for each `@objc` member of an app; frameworks register the methods that apps may
/// name by selector themselves, with `register(_:_:_:)`. The registered closure calls the method through the class's own dispatch,
/// so an override needs no registration of its own.
///
/// Optional requirements of Objective-C protocols (`@objc optional`) are plain requirements with a default body that asks this table:
///
/// ```swift
/// public protocol FormDelegate: AnyObject { func formShouldClose(_ form: Form) -> Bool }
/// extension FormDelegate {
///     public func formShouldClose(_ form: Form) -> Bool { ObjCRuntime.optional(self, "formShouldClose:", [form]) ?? true }
/// }
/// ```
///
/// A class that writes the method next to its conformance is called directly. A method first written in a subclass of the
/// conforming class is not the witness; the default body then finds it here. The rewriter reads the selectors of such calls and registers
/// every app method of that name.
public enum ObjCRuntime {
    /// Calls one method on an object. Isolated to the main actor for the sake of the methods it calls; the runtime calls it on
    /// whatever thread the message is sent, as a message send would.
    public typealias Invoker = @MainActor (AnyObject, [Any?]) -> Any?

    /// Queues a registration to be run before the next lookup. May be called from a constructor of a loading image.
    public static func enqueue(_ registration: @escaping @convention(c) () -> Void) {
        MethodRegistry.shared.enqueue(registration)
    }

    /// Makes `name` a method of `type` and its subclasses. A later registration replaces an earlier one.
    public static func register<Target: AnyObject>(
        _ type: Target.Type, _ name: String, _ body: @escaping @MainActor (Target, [Any?]) -> Any?
    ) {
        MethodRegistry.shared.register(type, name) { target, arguments in
            body(unsafeDowncast(target, to: Target.self), arguments)
        }
    }

    /// Adds the generated tables of a framework's classes.
    package static func register(tablesOf module: String, _ tables: @escaping @Sendable () -> [String: MemberTable]) {
        MethodRegistry.shared.addTables(of: module, tables)
    }

    /// Makes `name` a class method of `type` and its subclasses.
    public static func registerClassMethod(_ type: AnyClass, _ name: String, _ body: @escaping @MainActor ([Any?]) -> Any?) {
        MethodRegistry.shared.register(type, "+" + name) { _, arguments in body(arguments) }
    }

    /// The selector itself, once `entry` has registered the method it names: a generic class has a table for each of its types, made
    /// where a selector is first taken.
    public static func selector(_ name: String, _ entry: Void) -> Selector {
        Selector(name)
    }

    public static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
        method(selector.name, of: target) != nil
    }

    /// Whether objects of class `type` answer `selector`.
    public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
        MethodRegistry.shared.method(selector.name, of: type) != nil
    }

    /// Keys that registered properties of `type` and its superclasses can be read and set by.
    package static func settableKeys(of type: AnyClass) -> [String] { MethodRegistry.shared.settableKeys(of: type) }

    /// Runs the method `selector` names. Arguments past the method's own are ignored, as in a message send.
    ///
    /// > Precondition: the target responds; it stops with "unrecognized selector sent to instance" otherwise.
    @discardableResult
    public static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let invoker = method(selector.name, of: target) else { unrecognized(selector, target) }
        return call(invoker, target, arguments)
    }

    /// The result of an optional method, or nil when the target has none of that name.
    ///
    /// > Precondition: a method that is there returns a `Result`.
    public static func optional<Result>(_ target: AnyObject, _ name: String, _ arguments: [Any?] = []) -> Result? {
        guard let invoker = method(name, of: target) else { return nil }
        return convert(call(invoker, target, arguments), "the result of -[\(type(of: target)) \(name)]") as Result
    }

    /// Runs an optional method whose result nobody wants; false when the target has none of that name.
    @discardableResult
    public static func optional(_ target: AnyObject, _ name: String, _ arguments: [Any?] = []) -> Bool {
        guard let invoker = method(name, of: target) else { return false }
        _ = call(invoker, target, arguments)
        return true
    }

    /// The result of the method that a class below `type` has, or nil when `target` has none of those: what an extension of `type` has
    /// is meant then.
    public static func overridden<Result>(
        _ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []
    ) -> Result? {
        guard let invoker = MethodRegistry.shared.method(name, of: Swift.type(of: target), below: type) else { return nil }
        return convert(call(invoker, target, arguments), "the result of -[\(Swift.type(of: target)) \(name)]") as Result
    }

    /// Runs the method that a class below `type` has; false when `target` has none of those.
    public static func callOverride(_ target: AnyObject, below type: AnyClass, _ name: String, _ arguments: [Any?] = []) -> Bool {
        guard let invoker = MethodRegistry.shared.method(name, of: Swift.type(of: target), below: type) else { return false }
        _ = call(invoker, target, arguments)
        return true
    }

    /// The result of the class method that `type` or a superclass of it has, or nil when none has.
    static func classOverride<Result>(_ type: AnyClass, _ name: String, _ arguments: [Any?]) -> Result? {
        guard let invoker = MethodRegistry.shared.method("+" + name, of: type) else { return nil }
        return convert(call(invoker, type as AnyObject, arguments), "the result of +[\(type) \(name)]") as Result
    }

    /// Argument `index` of a message as the type the method declares.
    public static func argument<Value>(_ arguments: [Any?], _ index: Int) -> Value {
        convert(index < arguments.count ? arguments[index] : nil, "argument \(index + 1) of a message")
    }

    private static func method(_ name: String, of target: AnyObject) -> Invoker? {
        if let invoker = MethodRegistry.shared.method(name, of: type(of: target)) { return invoker }
        guard let type = (target as Any) as? AnyClass else { return nil }
        return MethodRegistry.shared.method("+" + name, of: type)
    }

    private static func call(_ invoker: @escaping Invoker, _ target: AnyObject, _ arguments: [Any?]) -> Any? {
        // A message runs where it is sent. The isolation in the type exists for the checker only, so it is taken off here.
        unsafeBitCast(invoker, to: ((AnyObject, [Any?]) -> Any?).self)(target, arguments)
    }

    private static func convert<Value>(_ value: Any?, _ what: @autoclosure () -> String) -> Value {
        if let value = value as? Value { return value }
        if let type = Value.self as? any ScalarArgument.Type, let scalar = type.taking(value) as? Value { return scalar }
        if let value, let structure = StructureArgument.taking(value, as: Value.self) { return structure }
        // `nil` for a parameter of an optional type, however it is wrapped.
        if let none = Any?.none as? Value { return none }
        ProgrammerError.raise(
            "\(what()) is \(value.map { String(describing: type(of: $0)) } ?? "nil"), the method declares \(Value.self)",
            name: .invalidArgument)
    }

    private static func unrecognized(_ selector: Selector, _ target: AnyObject) -> Never {
        if let type = (target as Any) as? AnyClass {
            ProgrammerError.raise(
                "+[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to class \(type)", name: .invalidArgument)
        }
        let address = String(UInt(bitPattern: ObjectIdentifier(target)), radix: 16)
        // Private classes, and those within others, have no name for `NSStringFromClass`.
        let name = String(reflecting: type(of: target))
        ProgrammerError.raise("-[\(name) \(selector)]: unrecognized selector sent to instance 0x\(address)", name: .invalidArgument)
    }
}
