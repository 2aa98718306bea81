import Foundation
import ObjectiveC
import Testing

private class Animal: NSObject {
    var received: [String] = []
    func speak() { received.append("animal") }
    func eat(_ food: String) { received.append(food) }
    func count(_ number: Int, _ optional: String?) -> Int { number + (optional == nil ? 1 : 0) }
    var name = "rex"
}

private final class Dog: Animal {
    override func speak() { received.append("dog") }
}

private let registered: Void = {
    ObjCRuntime.register(Animal.self, "speak") { target, _ in target.speak() }
    ObjCRuntime.register(Animal.self, "eat:") { target, arguments in target.eat(ObjCRuntime.argument(arguments, 0)) }
    ObjCRuntime.register(Animal.self, "count::") { target, arguments in
        target.count(ObjCRuntime.argument(arguments, 0), ObjCRuntime.argument(arguments, 1))
    }
    ObjCRuntime.register(Animal.self, "name") { target, _ in target.name }
    ObjCRuntime.register(Animal.self, "setName:") { target, arguments in target.name = ObjCRuntime.argument(arguments, 0) }
    ObjCRuntime.register(Dog.self, "bark:") { target, _ in target.received.append("bark") }
}()

private class Kennel: NSObject {
    nonisolated(unsafe) static let shared = Kennel()
}

@Suite("Selectors and messages")
struct SelectorTests {
    init() { registered }

    @Test("a selector equals its name")
    func selectorName() {
        #expect(Selector("tapped:") == "tapped:")
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
        #expect("\(Selector("x"))" == "x")
    }

    @Test("a registered method is inherited, and an override is called")
    func inheritance() {
        let dog = Dog()
        dog.perform("speak")
        dog.perform("eat:", with: "bone")
        #expect(dog.received == ["dog", "bone"])
        #expect(dog.responds(to: "speak"))
        #expect(Dog.instancesRespond(to: "bark:"))
        #expect(!Animal().responds(to: "bark:"))
    }

    @Test("nil reaches an optional parameter, missing arguments too")
    func optionalArguments() {
        #expect(ObjCRuntime.send("count::", to: Animal(), [4, nil]) as? Int == 5)
        #expect(ObjCRuntime.send("count::", to: Animal(), [4]) as? Int == 5)
        #expect(ObjCRuntime.send("count::", to: Animal(), [4, "x"]) as? Int == 4)
    }

    @Test("an optional method is found only where it is implemented")
    func optionalMethods() {
        let missing: Int? = ObjCRuntime.optional(Animal(), "missing", [])
        #expect(missing == nil)
        #expect(ObjCRuntime.optional(Animal(), "count::", [1, "x"]) == 1)
        let ran: Bool = ObjCRuntime.optional(Animal(), "speak")
        #expect(ran)
    }

    @Test("an unknown selector raises with the class and the selector")
    func unrecognized() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSObject().perform("jump:", with: nil)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("jump:]: unrecognized selector sent to instance 0x"))
    }

    @Test("a selector may be an optional one, as the action of a control; nil raises")
    func optional() async {
        let dog = Dog()
        let action: Selector? = Selector("speak")
        dog.perform(action)
        #expect(dog.received == ["dog"])
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let none: Selector? = nil
            NSObject().perform(none)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("(null selector)]: unrecognized selector sent to instance 0x"))
    }

    @Test("a delayed message is performed by the run loop, a cancelled one never")
    func delayed() {
        let dog = Dog()
        dog.perform("speak", with: nil, afterDelay: 0)
        dog.perform("eat:", with: "bone", afterDelay: 0)
        dog.perform("eat:", with: "fish", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: dog, selector: "eat:", object: "bone")
        while dog.received.count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(dog.received == ["dog", "fish"])
    }

    @Test("keys read and write registered properties")
    func keyValueCoding() {
        let dog = Dog()
        dog.setValue("bello", forKey: "name")
        #expect(dog.value(forKey: "name") as? String == "bello")
        #expect(NSDictionary(dictionary: ["dog": dog]).value(forKeyPath: "dog.name") as? String == "bello")
    }

    @Test("a property of any numeric type accepts any number, a geometry property its value")
    func numbers() {
        func taken<Value>(_ value: Any?, as type: Value.Type) -> Value { ObjCRuntime.argument([value], 0) }
        #expect(taken(NSNumber(value: 7), as: Int.self) == 7)
        #expect(taken(2.75, as: Int.self) == 2)
        #expect(taken(true, as: Int.self) == 1)
        #expect(taken(3, as: CGFloat.self) == 3)
        #expect(taken(NSNumber(value: 0.5), as: CGFloat?.self) == 0.5)
        #expect(taken(CGFloat(2), as: Double.self) == 2)
        #expect(taken(2, as: Float.self) == 2)
        #expect(taken(1, as: Bool.self))
        #expect(taken(NSNumber(value: 300), as: UInt8.self) == 44)
        #expect(taken(nil, as: Int?.self) == nil)
        #expect(taken("7", as: String.self) == "7")
        #expect(taken(7, as: NSNumber.self) == 7)
        let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
        #expect(taken(NSValue(point: point), as: CGPoint.self) == point)
        #expect(taken(NSValue(size: size), as: CGSize?.self) == size)
        #expect(taken(NSValue(rect: CGRect(origin: point, size: size)), as: CGRect.self).maxX == 4)
        #expect(taken(size, as: CGSize.self) == size)
    }

    @Test("nil is 0 for a number, and an object is true for a Bool, as the sender of an action is")
    func addresses() {
        func taken<Value>(_ value: Any?, as type: Value.Type) -> Value { ObjCRuntime.argument([value], 0) }
        #expect(taken(NSObject(), as: Bool.self))
        #expect(!taken(nil, as: Bool.self))
        #expect(!taken(NSNumber(value: false), as: Bool.self))
        #expect(taken(nil, as: Int.self) == 0)
        #expect(taken(nil, as: CGFloat.self) == 0)
        #expect(taken(nil, as: Bool?.self) == nil)
        let missing: Bool = ObjCRuntime.argument([], 0)
        #expect(!missing)
    }

    @Test("nil reaches a method that declares an object")
    func nothing() {
        let object: NSObject = ObjCRuntime.argument([nil], 0)
        #expect(unsafeBitCast(object, to: UInt.self) == 0)
    }

    @Test("nil for text, data or a collection that is not optional is an empty one")
    func empty() {
        let text: String = ObjCRuntime.argument([nil], 0)
        #expect(text.isEmpty)
        let data: Data = ObjCRuntime.argument([nil], 0)
        #expect(data.isEmpty)
        let list: [String] = ObjCRuntime.argument([nil], 0)
        #expect(list.isEmpty)
        let table: [String: Any] = ObjCRuntime.argument([nil], 0)
        #expect(table.isEmpty)
        let optional: String? = ObjCRuntime.argument([nil], 0)
        #expect(optional == nil)
    }

    @Test("an object for a number raises with both types")
    func wrongArgument() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: Int = ObjCRuntime.argument([NSObject()], 0)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("argument 1 of a message is NSObject, the method declares Int"), "\(text.prefix(400))")
    }

    @Test("an unknown key raises with the class and the key")
    func undefinedKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSObject().setValue(1, forKey: "wheels")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key wheels."))
    }

    @Test("a selector observer is notified until it is removed or deallocated")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("bone")
        var dog: Dog? = Dog()
        center.addObserver(dog as Any, selector: "bark:", name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(dog?.received == ["bark"])
        if let dog { center.removeObserver(dog) }
        center.post(name: name, object: nil)
        #expect(dog?.received == ["bark"])
        center.addObserver(dog as Any, selector: "bark:", name: name, object: nil)
        weak let gone = dog
        dog = nil
        #expect(gone == nil)
        center.post(name: name, object: nil)
    }

    @Test("a timer sends its message with its userInfo")
    func timers() {
        let dog = Dog()
        let timer = Timer.scheduledTimer(timeInterval: 0, target: dog, selector: "bark:", userInfo: 7, repeats: false)
        #expect(timer.userInfo as? Int == 7)
        while dog.received.isEmpty, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        #expect(dog.received == ["bark"])
    }

    @Test("class methods receive messages too, also on subclasses") @MainActor
    func classMessages() {
        final class Small: Kennel {}
        ObjCRuntime.registerClassMethod(Kennel.self, "sharedKennel") { _ in Kennel.shared }
        ObjCRuntime.registerClassMethod(Kennel.self, "echo:") { arguments in arguments.first ?? nil }
        let selector = NSSelectorFromString("sharedKennel")
        #expect(Kennel.responds(to: selector))
        #expect(Small.responds(to: selector))
        #expect(!NSObject.responds(to: selector))
        #expect(Kennel.perform(selector)?.takeUnretainedValue() === Kennel.shared)
        #expect(Small.perform(NSSelectorFromString("echo:"), with: "woof")?.takeUnretainedValue() as? String == "woof")
        #expect(!Kennel.shared.responds(to: selector))
        #expect(Kennel.description().components(separatedBy: ".").last == "Kennel")
    }

    @Test("a member of a class's extension is overridden by a subclass, not by the class itself") @MainActor
    func overridesBelow() {
        class Root: NSObject {}
        class Middle: Root { func word() -> String? { "middle" } }
        final class Leaf: Middle { override func word() -> String? { nil } }
        ObjCRuntime.register(Root.self, "wordBelow") { _, _ in "root" }
        ObjCRuntime.register(Middle.self, "wordBelow") { target, _ in target.word() }
        let below: (Root) -> String?? = { ObjCRuntime.overridden($0, below: Root.self, "wordBelow") }
        #expect(below(Root()) == .none)
        #expect(below(Middle()) == .some("middle"))
        #expect(below(Leaf()) == .some(nil))
        #expect(!ObjCRuntime.callOverride(Root(), below: Root.self, "wordBelow"))
        #expect(ObjCRuntime.callOverride(Leaf(), below: Root.self, "wordBelow"))
        #expect(!ObjCRuntime.callOverride(Leaf(), below: Root.self, "silence"))
    }

    @Test("an associated value lives as long as its owner")
    func associations() {
        let key = AssociationKey()
        var owner: NSObject? = NSObject()
        weak var value: Animal?
        autoreleasepool {
            let animal = Animal()
            value = animal
            if let owner { objc_setAssociatedObject(owner, key.pointer, animal, .OBJC_ASSOCIATION_RETAIN) }
        }
        #expect(owner.flatMap { objc_getAssociatedObject($0, key.pointer) } as? Animal === value)
        #expect(value != nil)
        owner = nil
        let others = (0..<200).map { _ in NSObject() }
        for other in others { objc_setAssociatedObject(other, key.pointer, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(value == nil)
    }
}
