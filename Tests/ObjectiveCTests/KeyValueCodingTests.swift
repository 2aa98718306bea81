import Foundation
import Testing

@testable import ObjectiveC

private class Person: NSObject {
    var name = "Ada"
    var age = 36
    var weight: UInt = 60
    var friends: [Person] = []
    init(_ name: String = "Ada", _ age: Int = 36) {
        self.name = name
        self.age = age
        super.init()
        // What the source rewriter emits for `@objc` members.
        ObjCRuntime.register(Person.self, "name") { user, _ in user.name }
        ObjCRuntime.register(Person.self, "setName:") { user, values in
            user.name = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Person.self, "age") { user, _ in user.age }
        ObjCRuntime.register(Person.self, "setAge:") { user, values in
            user.age = ObjCRuntime.argument(values, 0)
            return nil
        }
        ObjCRuntime.register(Person.self, "friends") { user, _ in user.friends }
    }
}

private final class Forgiving: Person {
    var log: [String] = []
    override init(_ name: String = "Ada", _ age: Int = 36) {
        super.init(name, age)
        ObjCRuntime.register(Forgiving.self, "valueForUndefinedKey:") { user, values in
            "no " + (ObjCRuntime.argument(values, 0) as String)
        }
        ObjCRuntime.register(Forgiving.self, "setValue:forUndefinedKey:") { user, values in
            user.log.append(ObjCRuntime.argument(values, 1))
            return nil
        }
        ObjCRuntime.register(Forgiving.self, "setNilValueForKey:") { user, values in
            user.log.append("nil " + (ObjCRuntime.argument(values, 0) as String))
            return nil
        }
        ObjCRuntime.register(Forgiving.self, "setValue:forKey:") { user, values in
            let key: String = ObjCRuntime.argument(values, 1)
            user.log.append("set " + key)
            user.__ferry_base_setValue(values[0], forKey: key)
            return nil
        }
    }
}

/// > Contract: Foundation, NSKeyValueCoding
@Suite(.serialized) struct KeyValueCodingTests {
    @Test("a string set into an Int property is converted, and numbers are read as NSNumber")
    func converts() {
        let user = Person()
        user.setValue("7", forKey: "age")
        #expect(user.age == 7)
        user.setValue(8.9, forKey: "age")
        #expect(user.age == 8)
        let value = user.value(forKey: "age")
        #expect(value is NSNumber)
        #expect(value as? Int == 8)
    }

    @Test("a class's own setValue(_:forKey:) and methods for undefined keys are called through NSObject")
    func overrides() {
        let user: NSObject = Forgiving()
        user.setValue("Bob", forKey: "name")
        user.setValue(1, forKey: "wings")
        user.setValue(nil, forKey: "age")
        #expect(user.value(forKey: "tail") as? String == "no tail")
        #expect((user as? Forgiving)?.log == ["set name", "set wings", "wings", "set age", "nil age"])
        #expect((user as? Forgiving)?.name == "Bob")
        #expect((user as? Forgiving)?.age == 36)
    }

    @Test("setValuesForKeys and dictionaryWithValues use NSNull for nil")
    func dictionaries() {
        let user = Person()
        user.setValuesForKeys(["name": "Eve", "age": 5])
        #expect(user.name == "Eve")
        #expect(user.age == 5)
        #expect(user.dictionaryWithValues(forKeys: ["age"])["age"] as? Int == 5)
    }

    @Test("an array's key path gives the value of each element, and operators count, sum and collect")
    func operators() {
        let people: NSArray = [Person("Ada", 30), Person("Bob", 20), Person("Ada", 40)]
        #expect(people.value(forKeyPath: "name") as? [String] == ["Ada", "Bob", "Ada"])
        #expect(people.value(forKeyPath: "@count") as? Int == 3)
        #expect(people.value(forKeyPath: "@sum.age") as? Int == 90)
        #expect(people.value(forKeyPath: "@avg.age") as? Double == 30)
        #expect(people.value(forKeyPath: "@min.age") as? Int == 20)
        #expect(people.value(forKeyPath: "@max.name") as? String == "Bob")
        #expect((people.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String])?.sorted() == ["Ada", "Bob"])
        #expect(people.value(forKeyPath: "@unionOfObjects.age") as? [Int] == [30, 20, 40])
        let group = Person()
        group.friends = [Person("X", 1), Person("Y", 2)]
        #expect(group.value(forKeyPath: "friends.@count") as? Int == 2)
        #expect(group.value(forKeyPath: "friends.@sum.age") as? Int == 3)
        #expect(group.value(forKeyPath: "friends.name") as? [String] == ["X", "Y"])
        #expect((["a", "bcd"] as NSArray).value(forKey: "length") as? [Int] == [1, 3])
        #expect(([1, 2, 3] as NSArray).value(forKeyPath: "@sum.self") as? Int == 6)
    }

    @Test("NSDictionary.value(forKey:) is unambiguous, and AnyObject has value(forKey:)")
    func looseObjects() {
        let dictionary: NSDictionary = ["title": "Home", "nested": ["a": 1]]
        #expect(dictionary.value(forKey: "title") as? String == "Home")
        #expect(dictionary.value(forKeyPath: "nested.a") as? Int == 1)
        let loose = ["title": "Home"] as AnyObject
        #expect(AnyObjectMembers(loose).value(forKey: "title") as? String == "Home")
        #expect(AnyObjectMembers([["t": 1], ["t": 2]] as AnyObject).value(forKeyPath: "t") as? [Int] == [1, 2])
        let changing = NSMutableDictionary()
        changing.setValue("x", forKey: "y")
        #expect(changing.value(forKey: "y") as? String == "x")
    }

    @Test("Foundation's own classes have keys and selectors")
    func foundation() {
        let operation = BlockOperation {}
        operation.setValue("work", forKey: "name")
        #expect(operation.name == "work")
        #expect(operation.value(forKey: "isFinished") as? Bool == false)
        #expect(operation.responds(to: "waitUntilFinished"))
        #expect(operation.responds(to: "addDependency:"))
        let array = NSMutableArray()
        array.perform("addObject:", with: "x")
        #expect(array.count == 1)
        let formatter = DateFormatter()
        formatter.setValue("yyyy", forKey: "dateFormat")
        #expect(formatter.dateFormat == "yyyy")
    }

    @Test("an undefined key, nil for a number and an unsigned number from a string raise Foundation's message")
    func failures() async {
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().setValue(1, forKey: "wheels")
        }
        let text = String(decoding: unknown?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key wheels."))
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Person().setValue(nil, forKey: "age")
        }
        let message = String(decoding: none?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("could not set nil as the value for the key age."))
    }
}
