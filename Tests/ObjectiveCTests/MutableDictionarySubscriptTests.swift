import Foundation
import ObjectiveC
import Testing

@Suite("NSMutableDictionary") struct MutableDictionarySubscriptTests {
    @Test("a key that is NSCopying is set, found and removed, also in a thread's dictionary")
    func copyingKeys() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = NSString(string: "a")
        dictionary[key] = 5
        #expect(dictionary[key] as? Int == 5)
        #expect(dictionary["a"] as? Int == 5)
        dictionary[key] = nil
        #expect(dictionary.count == 0)
        let object = NSObject()
        Thread.current.threadDictionary[key] = object
        #expect(Thread.current.threadDictionary[key] as? NSObject === object)
        Thread.current.threadDictionary[key] = nil
    }
}
