public import Foundation

// An object that has no method of a selector may name another object that gets the message, as delegates do that stand before an app's own.

// A protocol's extension, so that classes can have the method.
extension NSObjectProtocol {
    /// The object that gets messages that this object has no method for; nil unless the class implements it.
    ///
    /// > Contract: ObjectiveC, NSObject.forwardingTarget(for:)
    public func forwardingTarget(for aSelector: Selector!) -> Any? {
        aSelector.flatMap { ObjCRuntime.forwardingTarget(of: self, $0.name) }
    }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// `super.forwardingTarget(for:)` in a class with its own implementation.
    public func __ferry_base_forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension ObjCRuntime {
    private static let forwarding = "forwardingTargetForSelector:"

    /// The other object that `target` names for a message; nil if it names none, or itself.
    static func forwardingTarget(of target: AnyObject, _ name: String) -> AnyObject? {
        guard let invoker = MethodRegistry.shared.method(forwarding, of: type(of: target), below: NSObject.self),
            let other = call(invoker, target, [Selector(name)]), !(other is Void)
        else { return nil }
        let object = other as AnyObject
        return object === target ? nil : object
    }

    /// The same of an object that says that it responds: the code that sends an optional message asks first.
    static func forwardingTarget(ofResponder target: AnyObject, _ name: String) -> AnyObject? {
        guard MethodRegistry.shared.method(forwarding, of: type(of: target), below: NSObject.self) != nil,
            (overridden(target, below: NSObject.self, "respondsToSelector:", [Selector(name)]) as Bool?) == true
        else { return nil }
        return forwardingTarget(of: target, name)
    }
}
