import CoreGraphics
import Foundation
import Testing

@Suite("Functions of Core Foundation") struct CoreFoundationTests {
    @Test("an error has its domain, number and texts")
    func errors() {
        let error = NSError(
            domain: "Harbour", code: 7, userInfo: [NSLocalizedDescriptionKey: "Aground", NSLocalizedFailureReasonErrorKey: "Ebb"])
        #expect(CFErrorCopyDescription(error) as String == "Aground")
        #expect(CFErrorCopyFailureReason(error) as String == "Ebb")
        #expect(CFErrorCopyRecoverySuggestion(error) == nil)
        #expect(CFErrorGetCode(error) == 7)
        #expect(CFErrorGetDomain(error) as String == "Harbour")
        #expect(CFErrorCopyUserInfo(error)[NSLocalizedDescriptionKey] as? String == "Aground")
    }

    @Test("the geometry's names of C are Swift's values")
    func geometry() {
        #expect(CGRectZero == .zero)
        #expect(CGPointZero == .zero)
        #expect(CGSizeZero == .zero)
        #expect(CGRectNull.isNull)
        #expect(CGRectInfinite.isInfinite)
        #expect(CGAffineTransformIdentity.isIdentity)
    }

    @Test("equal objects are equal and have the same hash; collections have their counts")
    func objects() {
        let (first, second) = ("ab" as NSString, NSString(string: "ab"))
        #expect(CFEqual(first, second))
        #expect(CFHash(first) == CFHash(second))
        #expect(!CFEqual(first, NSNumber(value: 1)))
        #expect(CFBooleanGetValue(kCFBooleanTrue))
        #expect(CFArrayGetCount([1, 2] as NSArray) == 2)
        #expect(CFStringGetLength(first) == 2)
    }
}
