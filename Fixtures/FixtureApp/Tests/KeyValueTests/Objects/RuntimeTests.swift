import Foundation
import Testing

@objc(RenamedThing) private class Thing: NSObject {
    @objc var title = "t"
    @objc var count = 0
    @objc var summary: String { title }
    var plain = 1
    var log: [String] = []
    @objc func run() { log.append("run") }
    @objc func take(_ value: Any?) { log.append("take \(value ?? "nil")") }
    @objc func add(_ first: String, to second: String) -> String { first + second }
    @objc class func make() -> Thing { Thing() }
    @objc(callMe:) func renamed(_ value: Int) { log.append("renamed \(value)") }
}

private class Child: Thing {
    @objc var extra = 1
}

@objcMembers class Everything: NSObject {
    var name = "n"
    private var secret = 1
    @nonobjc var own = 2
    func act() -> String { "act" }
}

private final class Other: NSObject {}

private var keyOne: UInt8 = 0
private var keyTwo = "two"

/// > Contract: Objective-C Runtime; ObjectiveC, NSObjectProtocol
@Suite("classes, members and messages at run time") struct RuntimeTests {
    private let thing = Thing()

    @Test("responds(to:) knows methods, getters and setters, and a superclass's")
    func responds() {
        let object: NSObject = Child()
        #expect(object.responds(to: #selector(Thing.run)))
        #expect(object.responds(to: #selector(getter: Thing.title)))
        #expect(object.responds(to: #selector(setter: Thing.title)))
        #expect(!object.responds(to: Selector(("fly"))))
        #expect(!object.responds(to: Selector(("setSummary:"))))
        #expect(Thing.instancesRespond(to: #selector(Thing.take(_:))))
        #expect(Thing.responds(to: #selector(Thing.make)))
        #expect(object.responds(to: #selector(NSObject.isEqual(_:))))
    }

    @Test("perform sends no, one or two arguments and returns the result")
    func perform() {
        thing.perform(#selector(Thing.run))
        thing.perform(#selector(Thing.take(_:)), with: 5)
        thing.perform(#selector(Thing.take(_:)), with: nil)
        #expect(thing.log == ["run", "take 5", "take nil"])
        let text = thing.perform(#selector(Thing.add(_:to:)), with: "a", with: "b")?.takeUnretainedValue() as? String
        #expect(text == "ab")
        #expect(Thing.perform(#selector(Thing.make))?.takeUnretainedValue() is Thing)
    }

    @Test("perform of an unknown selector is an exception with class and selector")
    func unknown() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSObject().perform(Selector(("fly:")), with: nil)
        }
        let message = text(of: result?.standardErrorContent)
        #expect(message.contains("fly:]: unrecognized selector sent to instance 0x"))
    }

    @Test("a selector has the name of @objc(name), or the one by rule")
    func selectors() {
        #expect(NSStringFromSelector(#selector(Thing.renamed(_:))) == "callMe:")
        #expect(NSStringFromSelector(#selector(Thing.add(_:to:))) == "add:to:")
        #expect(NSSelectorFromString("run") == #selector(Thing.run))
        thing.perform(NSSelectorFromString("callMe:"), with: 3)
        #expect(thing.log == ["renamed 3"])
    }

    @Test("@objcMembers exposes all but private and @nonobjc members")
    func objcMembers() {
        let object = Everything()
        #expect(object.value(forKey: "name") as? String == "n")
        #expect(object.responds(to: Selector(("act"))))
        #expect(!object.responds(to: Selector(("secret"))))
        #expect(!object.responds(to: Selector(("own"))))
    }

    @Test("a class's name has its module, or is that of @objc(name), and leads back")
    func classNames() {
        #expect(NSStringFromClass(Thing.self) == "RenamedThing")
        #expect(NSClassFromString("RenamedThing") == Thing.self)
        #expect(NSStringFromClass(Everything.self).hasSuffix(".Everything"))
        #expect(NSClassFromString(NSStringFromClass(Everything.self)) == Everything.self)
        #expect(NSStringFromClass(NSObject.self) == "NSObject")
        #expect(NSClassFromString("NoSuchClass") == nil)
    }

    @Test("class and superclass of an object, isKind(of:) and isMember(of:)")
    func kinds() {
        let child = Child()
        #expect(child.isKind(of: Thing.self))
        #expect(!child.isMember(of: Thing.self))
        #expect(child.superclass == Thing.self)
        #expect(Child.isSubclass(of: Thing.self))
        #expect(object_getClass(child) == Child.self)
        #expect(class_getSuperclass(Child.self) == Thing.self)
        #expect(class_getSuperclass(NSObject.self) == nil)
        #expect(String(cString: class_getName(Thing.self)) == "RenamedThing")
    }

    @Test("class_copyPropertyList has a class's own exposed properties")
    func properties() {
        var count: UInt32 = 0
        let list = class_copyPropertyList(Thing.self, &count)
        defer { free(list) }
        var names: [String] = []
        for index in 0..<Int(count) { if let list { names.append(String(cString: property_getName(list[index]))) } }
        #expect(names.sorted() == ["count", "summary", "title"])
        #expect(class_getProperty(Child.self, "title") != nil)
        #expect(class_getProperty(Child.self, "plain") == nil)
    }

    @Test("class_copyMethodList has a class's own methods, getters and setters")
    func methods() {
        var count: UInt32 = 0
        let list = class_copyMethodList(Child.self, &count)
        defer { free(list) }
        var names: [String] = []
        for index in 0..<Int(count) { if let list { names.append(NSStringFromSelector(method_getName(list[index]))) } }
        #expect(names.sorted() == ["extra", "setExtra:"])
        #expect(class_copyMethodList(Other.self, &count) == nil)
        #expect(count == 0)
    }

    @Test("class_copyIvarList has a class's own stored properties")
    func variables() {
        var count: UInt32 = 0
        let list = class_copyIvarList(Thing.self, &count)
        defer { free(list) }
        var names: [String] = []
        for index in 0..<Int(count) { if let list, let name = ivar_getName(list[index]) { names.append(String(cString: name)) } }
        #expect(names == ["title", "count", "plain", "log"])
    }

    @Test("class_getInstanceMethod and class_getClassMethod find what a message would")
    func methodLookup() throws {
        let method = try #require(class_getInstanceMethod(Child.self, #selector(Thing.add(_:to:))))
        #expect(method_getName(method) == #selector(Thing.add(_:to:)))
        #expect(method_getNumberOfArguments(method) == 4)
        #expect(class_getInstanceMethod(Thing.self, Selector(("fly"))) == nil)
        #expect(class_getClassMethod(Thing.self, #selector(Thing.make)) != nil)
        #expect(class_respondsToSelector(Thing.self, #selector(Thing.run)))
    }

    @Test("an association lives as long as its object, under its key")
    func associations() {
        weak var gone: Other?
        do {
            let value = Other()
            gone = value
            objc_setAssociatedObject(thing, &keyOne, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(thing, &keyTwo, "text", .OBJC_ASSOCIATION_COPY)
        }
        #expect(gone != nil)
        #expect(objc_getAssociatedObject(thing, &keyOne) as? Other === gone)
        #expect(objc_getAssociatedObject(thing, &keyTwo) as? String == "text")
        objc_setAssociatedObject(thing, &keyOne, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(gone == nil)
        objc_removeAssociatedObjects(thing)
        #expect(objc_getAssociatedObject(thing, &keyTwo) == nil)
    }
}
