public import Foundation

/// > Contract: ObjectiveC, NSObjectProtocol.perform(_:with:with:)
extension NSObjectProtocol {
    /// Whether the object has a method of this selector in the member table; an override of the method decides first.
    public func responds(to aSelector: Selector?) -> Bool {
        guard let aSelector else { return false }
        return (ObjCRuntime.overridden(self, below: NSObject.self, "respondsToSelector:", [aSelector]) as Bool?)
            ?? ObjCRuntime.responds(self, to: aSelector)
    }

    /// Whether the object is of the class or a subclass.
    public func isKind(of aClass: AnyClass) -> Bool { ClassChain.contains(aClass, from: type(of: self)) }
    /// Whether the object is of the class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

    /// The superclass of the object's class; nil for an object of a root class.
    public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

    /// Sends a message without arguments; a selector that the object does not have is a programming error.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        result(of: ObjCRuntime.send(aSelector ?? .null, to: self))
    }

    /// Sends a message with one argument; a selector that the object does not have is a programming error.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        result(of: ObjCRuntime.send(aSelector ?? .null, to: self, [object]))
    }

    /// Sends a message with two arguments; a selector that the object does not have is a programming error.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        result(of: ObjCRuntime.send(aSelector ?? .null, to: self, [object1, object2]))
    }

    private func result(of value: Any?) -> Unmanaged<AnyObject>? { unretained(value) }
}

extension Selector {
    /// What Objective-C sends for no selector, which no object has.
    fileprivate static let null = Selector("(null selector)")
}

private func unretained(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, !(value is Void) else { return nil }
    // The closure only keeps a reference, and does not use the object.
    nonisolated(unsafe) let object = value as AnyObject
    // Returned unretained: it lives until the main queue's next turn, as in an autorelease pool, or until the thread has had some more results.
    if MainQueue.isCurrent { DispatchQueue.main.async { _ = object } } else { RecentResults.keep(object) }
    return Unmanaged.passUnretained(object)
}

/// Keeps a thread's last results of messages alive: other threads than the main one have no turns of a queue.
private final class RecentResults {
    private static let key = "ferry.results"
    private static let limit = 32
    private var results: [AnyObject] = []
    private var next = 0

    static func keep(_ object: AnyObject) {
        let thread = Thread.current.threadDictionary
        let recent = thread[key] as? RecentResults ?? RecentResults()
        thread[key] = recent
        if recent.results.count < limit {
            recent.results.append(object)
        } else {
            recent.results[recent.next] = object
            recent.next = (recent.next + 1) % limit
        }
    }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase
extension NSObject {
    /// `super.responds(to:)` in a class with its own implementation.
    public func __ferry_base_responds(to aSelector: Selector?) -> Bool {
        aSelector.map { ObjCRuntime.responds(self, to: $0) } ?? false
    }
}

/// Messages to a class, which is an object too.
extension NSObject {
    /// The class's name, as `NSStringFromClass` gives it.
    public class func description() -> String { ClassNames.name(self) }
    /// The class itself: instance methods of Objective-C's root class are class methods, too.
    public class func classForCoder() -> AnyClass { self }

    /// Whether the class itself has a method of this selector in the member table.
    public class func responds(to aSelector: Selector?) -> Bool {
        guard let aSelector else { return false }
        return ObjCRuntime.responds(self as AnyObject, to: aSelector)
    }

    /// Sends a message without arguments to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unretained(ObjCRuntime.send(aSelector ?? .null, to: self as AnyObject))
    }

    /// Sends a message with one argument to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object: Any?) -> Unmanaged<AnyObject>! {
        unretained(ObjCRuntime.send(aSelector ?? .null, to: self as AnyObject, [object]))
    }

    /// Sends a message with two arguments to the class.
    @discardableResult
    public class func perform(_ aSelector: Selector!, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>! {
        unretained(ObjCRuntime.send(aSelector ?? .null, to: self as AnyObject, [object1, object2]))
    }
}

/// > Contract: ObjectiveC, NSObject.perform(_:with:afterDelay:)
extension NSObject {
    /// Whether instances of the class have a method of this selector in the member table.
    public class func instancesRespond(to aSelector: Selector) -> Bool {
        ObjCRuntime.instances(of: self, respondTo: aSelector)
    }

    /// Sends the message from the current thread's run loop, in the default mode. The object and its argument are retained until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends the message from the current thread's run loop, in one of the modes, after a number of seconds.
    ///
    /// The object and its argument are retained until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedPerformRequests.shared.schedule(aSelector, to: self, anArgument, after: delay, modes: modes)
    }

    /// Cancels all messages to `aTarget` that wait for their delay.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerformRequests.shared.cancel(target: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the messages to `aTarget` with this selector and an equal argument.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedPerformRequests.shared.cancel(target: aTarget as AnyObject) { message in
            message.selector == aSelector && message.hasArgument(equalTo: anArgument)
        }
    }

    /// Sends a message on the main thread, and waits for its end if asked to.
    ///
    /// On the main thread itself a message that is waited for is sent at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        // As with UIKit the caller chooses the thread, and answers for objects that are not thread-safe.
        nonisolated(unsafe) let (target, argument) = (self, arg)
        if wait && MainQueue.isCurrent {
            ObjCRuntime.send(aSelector, to: target, [argument])
        } else if wait {
            DispatchQueue.main.sync { _ = ObjCRuntime.send(aSelector, to: target, [argument]) }
        } else {
            DispatchQueue.main.async { _ = ObjCRuntime.send(aSelector, to: target, [argument]) }
        }
    }

    /// Sends a message on a new thread; the object and its argument are retained until the end.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        // As with UIKit the caller chooses the thread, and answers for objects that are not thread-safe.
        nonisolated(unsafe) let (target, argument) = (self, arg)
        Thread.detachNewThread { _ = ObjCRuntime.send(aSelector, to: target, [argument]) }
    }
}
