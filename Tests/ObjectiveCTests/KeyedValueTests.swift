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
}
