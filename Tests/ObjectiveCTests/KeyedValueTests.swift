import Foundation
import Testing

@testable import ObjectiveC

@Suite("Values of key-value coding") struct KeyedValueTests {
    @Test("optionals inside of an optional are unwrapped before a value is boxed")
    func nested() {
        let (none, deep) = (Int?.none, Int??.some(.some(5)))
        #expect(FlatValue.of(none) == nil)
        #expect(FlatValue.of(Int??.some(.none)) == nil)
        #expect(FlatValue.of(deep).map { type(of: $0) == Int.self } == true)
        #expect(KeyedValue.boxed(none as Any) == nil)
        #expect(KeyedValue.boxed(deep as Any) is NSNumber)
        #expect(KeyedValue.isScalar(deep as Any))
        #expect(!KeyedValue.isScalar(none as Any))
    }

    @Test("dictionaries and defaults have no value for a key with dots that they lack")
    func dotted() throws {
        let name = "KeyedValueTests.dotted"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(defaults.value(forKey: "org.example.first-launch") == nil)
        defaults.setValue(true, forKey: "org.example.first-launch")
        #expect(defaults.value(forKey: "org.example.first-launch") as? Bool == true)
        let values: NSDictionary = ["a": ["b": 1]]
        #expect(values.__ferry_value(forKey: "a.b") == nil)
        #expect(values.value(forKeyPath: "a.b") as? Int == 1)
    }

    @Test("a value has an object's address without retaining it")
    func addresses() {
        weak var released: NSObject?
        var object: NSObject? = NSObject()
        released = object
        let value = NSValue(nonretainedObject: object)
        #expect(value == NSValue(nonretainedObject: object))
        #expect(value.hash == NSValue(nonretainedObject: object).hash)
        #expect(value != NSValue(nonretainedObject: NSString(string: "other")))
        #expect(value.nonretainedObjectValue as AnyObject === object)
        object = nil
        #expect(released == nil)
        #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
        #expect(NSValue(pointer: UnsafeRawPointer(bitPattern: 8)).pointerValue == UnsafeMutableRawPointer(bitPattern: 8))
    }
}
