import Foundation
import Testing

@testable import ObjectiveC

@Suite("Dictionaries by the addresses of keys and values") struct CFDictionaryTests {
    private let outer: NSString = "{GIF}"
    private let inner: NSString = "DelayTime"

    private func address(_ key: NSString) -> UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    @Test("values are found by key, and live as long as the dictionary")
    func values() throws {
        let dictionary: NSDictionary = ["{GIF}": ["DelayTime": 0.25, "Other": "text"] as [String: Any]]
        #expect(CFDictionaryGetCount(dictionary) == 1)
        #expect(CFDictionaryContainsKey(dictionary, address(outer)))
        #expect(!CFDictionaryContainsKey(dictionary, address(inner)))
        let found = try #require(CFDictionaryGetValue(dictionary, address(outer)))
        let part = unsafeBitCast(found, to: NSDictionary.self)
        #expect(part.count == 2)
        #expect(CFDictionaryGetValue(part, address(outer)) == nil)
        let number = unsafeBitCast(CFDictionaryGetValue(part, address(inner)), to: AnyObject.self)
        #expect(AnyObjectMembers.of(number).doubleValue == 0.25)
        #expect(number as? Double == 0.25)
    }

    @Test("whether there is a value, and where")
    func present() throws {
        let dictionary: NSDictionary = ["DelayTime": 0.5]
        var place: UnsafeRawPointer?
        #expect(!CFDictionaryGetValueIfPresent(dictionary, address(outer), &place))
        #expect(place == nil)
        #expect(CFDictionaryGetValueIfPresent(dictionary, address(inner), &place))
        #expect(unsafeBitCast(place, to: AnyObject.self) as? Double == 0.5)
        #expect(CFDictionaryGetValue(nil, address(inner)) == nil)
        #expect(CFDictionaryGetCount(nil) == 0)
    }
}
