import Foundation
import ObjectiveC
import Testing

@Suite("AnyObject members") struct AnyObjectMembersTests {
    @Test("numbers, boxed or not, and strings respond; a missing member is nil")
    func members() {
        let values: [String: Any] = ["swift": 0.25, "object": NSNumber(value: 0.25), "text": "0.25"]
        for name in values.keys.sorted() { #expect(AnyObjectMembers(values[name] as AnyObject).doubleValue == 0.25, "\(name)") }
        #expect(AnyObjectMembers(3 as AnyObject).integerValue == 3)
        #expect(AnyObjectMembers(true as AnyObject).boolValue == true)
        #expect(AnyObjectMembers(values["none"] as AnyObject).doubleValue == nil)
        #expect(AnyObjectMembers(NSObject()).length == nil)
        #expect(AnyObjectMembers("añ" as AnyObject).length == 2)
        #expect(AnyObjectMembers([1, 2] as AnyObject).count == 2)
        #expect(AnyObjectMembers(NSArray(array: [1])).count == 1)
    }

    @Test("an object known by a protocol only tells its class")
    func kinds() {
        let object: any NSObjectProtocol = NSMutableArray()
        #expect(object.isKind(of: NSArray.self))
        #expect(!object.isKind(of: NSString.self))
        #expect(object.isMember(of: NSMutableArray.self))
        #expect(!object.isMember(of: NSArray.self))
        #expect(NSMutableArray().isKind(of: NSArray.self))
    }

    @Test("compares classes as objects, optional ones too")
    func classes() {
        let (one, none): (AnyClass?, AnyClass?) = (NSString.self, nil)
        #expect(one === NSString.self)
        #expect(one !== NSNumber.self)
        #expect(none !== NSString.self)
        #expect(none === nil)
        let count: NSInteger = 3
        #expect(count == 3)
        #expect(NSUInteger.min == 0)
    }
}
