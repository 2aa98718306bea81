import Foundation
import ObjectiveC
import Testing
import XCTest
import XCUITest

private final class Counter: NSObject {
    var count = 0 {
        willSet { KeyValueChanges.willSet(self, "count") }
        didSet { KeyValueChanges.didSet(self, "count") }
    }

    static func prepare() {
        ObjCRuntime.register(Counter.self, "count") { counter, _ in counter.count }
    }
}

@Suite("Expectations of changes of properties", .serialized)
struct KVOExpectationTests {
    init() { Counter.prepare() }

    private func isFulfilled(_ expectation: XCTestExpectation) -> Bool {
        XCTWaiter.wait(for: [expectation], timeout: 0) == .completed
    }

    @Test("any change fulfils one without a value")
    func anyChange() {
        let counter = Counter()
        let expectation = XCTKVOExpectation(keyPath: "count", object: counter)
        #expect(!isFulfilled(expectation))
        let other = XCTKVOExpectation(keyPath: "count", object: counter)
        counter.count = 5
        counter.count = 6
        #expect(isFulfilled(other))
    }

    @Test("a value fulfils it when the property gets it, or has it already")
    func value() {
        let counter = Counter()
        let two = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 2)
        let three = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 3)
        counter.count = 1
        counter.count = 2
        #expect(isFulfilled(two))
        #expect(!isFulfilled(three))
        #expect(isFulfilled(XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 2)))
    }

    @Test("a handler decides by the object and the change")
    func handler() {
        let counter = Counter()
        let expectation = XCTKVOExpectation(keyPath: "count", object: counter)
        expectation.handler = { object, change in
            (object as? Counter)?.count == 7 && change["new"] as? Int == 7 && change["old"] as? Int == 3
        }
        counter.count = 3
        counter.count = 7
        #expect(isFulfilled(expectation))
    }
}
