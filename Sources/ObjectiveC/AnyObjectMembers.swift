public import Foundation
internal import ProgrammerErrors

/// Members of numbers and strings on an untyped object; nil if it has no such member.
///
/// Objective-C finds members of any object by name: `(info[key] as AnyObject).doubleValue` is an implicitly unwrapped optional.
/// > Contract: The Swift Programming Language, dynamic lookup of members of `AnyObject`.
public struct AnyObjectMembers {
    package let object: AnyObject

    /// Creates access to the members of an object.
    public init(_ object: AnyObject) { self.object = object }

    /// `type(of: object).description()` where the object's type is unknown: the name of its class, or what the class says of itself.
    public static func description(of type: AnyClass) -> String { (type as? NSObject.Type)?.description() ?? ClassNames.name(type) }

    /// Access to the members of an element of an array of any objects; nil for none.
    public static func of(_ object: AnyObject?) -> AnyObjectMembers? { object.map(AnyObjectMembers.init) }
    /// Access to the members of an element of an array of any objects.
    public static func of(_ object: AnyObject) -> AnyObjectMembers { AnyObjectMembers(object) }

    private var number: NSNumber? {
        if let number = object as? NSNumber { return number }
        // A Swift number is boxed: the box must be opened first.
        switch object as Any {
        case let value as Bool: return NSNumber(value: value)
        case let value as Int: return NSNumber(value: value)
        case let value as UInt: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Float: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        default: return nil
        }
    }
    private var string: NSString? { object as? NSString ?? (object as Any as? String).map { $0 as NSString } }

    private var keyed: NSObject {
        if let object = object as? NSObject { return object }
        // A boxed Swift value is an object only after the box is opened.
        if let object = object as Any as? NSObject { return object }
        ProgrammerError.raise("\(type(of: object)) is no object that has keys.")
    }

    /// The value of a property by key-value coding.
    public func value(forKey key: String) -> Any? { keyed.value(forKey: key) }
    /// The value at a key path by key-value coding.
    public func value(forKeyPath keyPath: String) -> Any? { keyed.value(forKeyPath: keyPath) }
    /// Sets the value of a property by key-value coding.
    public func setValue(_ value: Any?, forKey key: String) { keyed.setValue(value, forKey: key) }
    /// Sets the value at a key path by key-value coding.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { keyed.setValue(value, forKeyPath: keyPath) }
    /// Whether the object is of the class or a subclass; false for an object that is no `NSObject`.
    public func isKind(of aClass: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: aClass) ?? false }
    /// Whether the object is of the class itself; false for an object that is no `NSObject`.
    public func isMember(of aClass: AnyClass) -> Bool { (object as? NSObject)?.isMember(of: aClass) ?? false }
    /// Whether the object has a method of this selector.
    public func responds(to aSelector: Selector?) -> Bool {
        (object as? NSObject)?.responds(to: aSelector) ?? aSelector.map { ObjCRuntime.responds(object, to: $0) } ?? false
    }
    /// Sends a message without arguments; a selector that the object does not have is a programming error.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { keyed.perform(aSelector) }
    /// Sends a message with one argument; a selector that the object does not have is a programming error.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        keyed.perform(aSelector, with: object)
    }
    /// Sends a message with two arguments; a selector that the object does not have is a programming error.
    @discardableResult public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        keyed.perform(aSelector, with: object1, with: object2)
    }
    /// Sends a message from the current thread's run loop, after a number of seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        keyed.perform(aSelector, with: anArgument, afterDelay: delay)
    }
    /// Sends a message on the main thread, and waits for its end if asked to.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        keyed.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }
    /// Sends a message on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        keyed.performSelector(inBackground: aSelector, with: arg)
    }
    /// Whether the object is equal to another one; an object that is no `NSObject` is equal to itself alone.
    public func isEqual(_ other: Any?) -> Bool {
        if let object = object as? NSObject { return object.isEqual(other) }
        return other.map { $0 as AnyObject === object } ?? false
    }
    /// The entry of a dictionary; another object is a programming error, as it has no such method.
    public subscript(key: String) -> Any! {
        guard let entries = object as? NSDictionary ?? (object as Any) as? NSDictionary else { lacks("objectForKeyedSubscript:") }
        return entries.object(forKey: key)
    }
    /// The element of an array; another object is a programming error, as it has no such method.
    public subscript(index: Int) -> Any! {
        guard let elements = object as? NSArray ?? (object as Any) as? NSArray else { lacks("objectAtIndexedSubscript:") }
        return elements.object(at: index)
    }
    /// Stops the app, as a message to an object without such a method does.
    package func lacks(_ selector: String) -> Never {
        ProgrammerError.raise("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance", name: .invalidArgument)
    }
    /// The Boolean of a number or a string.
    public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
    /// The 32-bit integer of a number or a string.
    public var intValue: Int32! { number?.int32Value ?? string?.intValue }
    /// The integer of a number or a string.
    public var integerValue: Int! { number?.intValue ?? string?.integerValue }
    /// The single-precision value of a number or a string.
    public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
    /// The double-precision value of a number or a string.
    public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
    /// The unsigned integer of a number; nil for a string, which has no such member.
    public var uintValue: UInt! { number?.uintValue }
    /// The unsigned 32-bit integer of a number.
    public var uint32Value: UInt32! { number?.uint32Value }
    /// The 32-bit integer of a number.
    public var int32Value: Int32! { number?.int32Value }
    /// The 64-bit integer of a number.
    public var int64Value: Int64! { number?.int64Value }
    /// The unsigned 64-bit integer of a number.
    public var uint64Value: UInt64! { number?.uint64Value }
    /// The decimal notation of a number; nil for a string, which has no such member.
    public var stringValue: String! { number?.stringValue }
    /// In UTF-16 units of a string, in bytes of data.
    public var length: Int! { string?.length ?? (object as? NSData)?.length ?? (object as? NSAttributedString)?.length }
    /// The number of elements of an array, dictionary, set or index set.
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count ?? (object as? NSOrderedSet)?.count
            ?? (object as? NSIndexSet)?.count
    }
}
