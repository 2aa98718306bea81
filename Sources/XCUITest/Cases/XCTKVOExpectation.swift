public import Foundation
public import ObjectiveC
public import XCTest

/// An expectation that is fulfilled by a change of an object's property.
///
/// > Contract: XCTest, XCTKVOExpectation
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Whether a change fulfils the expectation; receives the object and what has changed.
    public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

    /// The key path whose changes are observed.
    public let keyPath: String
    /// The object whose changes are observed.
    public let observedObject: Any
    /// The value with which the expectation is fulfilled; nil for any.
    public let expectedValue: Any?
    /// What changes are observed, and what a handler receives.
    public let options: NSKeyValueObservingOptions
    /// Decides in place of the expected value.
    open var handler: Handler?
    private var observation: NSKeyValueObservation?

    /// Creates an expectation of a value; of any change, if that is nil. An object that is no `NSObject` fulfils it never.
    public init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions) {
        (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
        super.init(description: "Expect a change of \(keyPath) of \(object)")
        let change = ExpectedChange(expectedValue)
        observation = (object as? NSObject)?.observe(keyPath: keyPath, options: options) { [weak self] object, values in
            guard let self, change.happens(in: object, keyPath, values, self.handler) else { return }
            self.fulfill()
        }
    }

    /// Creates an expectation of a value, also if the property has it already; of any change, if that is nil.
    public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
        let isKnown: NSKeyValueObservingOptions = expectedValue == nil ? [] : [.initial]
        self.init(keyPath: keyPath, object: object, expectedValue: expectedValue, options: [.new, .old, isKnown])
    }

    /// Creates an expectation of any change.
    public convenience init(keyPath: String, object: Any) { self.init(keyPath: keyPath, object: object, expectedValue: nil) }
}

/// The change that fulfils an expectation: the first of those that are expected, no further one. > Isolation: any thread.
private final class ExpectedChange: @unchecked Sendable {
    private let value: Any?
    private let lock = NSLock()
    private var hasHappened = false

    init(_ value: Any?) { self.value = value }

    func happens(
        in object: NSObject, _ keyPath: String, _ change: [NSKeyValueChangeKey: Any], _ handler: XCTKVOExpectation.Handler?
    ) -> Bool {
        guard isExpected(object, keyPath, change, handler) else { return false }
        return lock.withLock {
            defer { hasHappened = true }
            return !hasHappened
        }
    }

    private func isExpected(
        _ object: NSObject, _ keyPath: String, _ change: [NSKeyValueChangeKey: Any], _ handler: XCTKVOExpectation.Handler?
    ) -> Bool {
        if let handler {
            return handler(object, [AnyHashable: Any](uniqueKeysWithValues: change.map { ($0.key.rawValue, $0.value) }))
        }
        guard let value else { return true }
        return ValueComparison.isEqual(object.value(forKeyPath: keyPath), value)
    }
}

extension XCTestCase {
    /// Creates an expectation that is fulfilled once a property has a value, also if it has it already; by any change, if that is nil.
    ///
    /// > Contract: XCTest, XCTestCase.keyValueObservingExpectation(for:keyPath:expectedValue:)
    @discardableResult
    public func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
        let options: NSKeyValueObservingOptions = expectedValue == nil ? [.new, .old] : [.new, .old, .initial]
        return expectation(of: ExpectedChange(expectedValue), objectToObserve, keyPath, options, nil)
    }

    /// Creates an expectation that is fulfilled by the first change of a property that a handler accepts; by any change without one.
    ///
    /// > Contract: XCTest, XCTestCase.keyValueObservingExpectation(for:keyPath:handler:)
    @discardableResult
    public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expectation(of: ExpectedChange(nil), objectToObserve, keyPath, [.new, .old], handler)
    }

    /// One that `waitForExpectations` waits for too, as XCTest itself has made it; observing ends with the test.
    private func expectation(
        of change: ExpectedChange, _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ handler: XCTKVOExpectation.Handler?
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect a change of \(keyPath) of \(object)")
        let observation = (object as? NSObject)?.observe(keyPath: keyPath, options: options) { object, values in
            if change.happens(in: object, keyPath, values, handler) { expectation.fulfill() }
        }
        addTeardownBlock { observation?.invalidate() }
        return expectation
    }
}
