import Foundation
import Testing

@testable import ObjectiveC

@Suite("Names of key paths")
struct KeyPathNameTests {
    private final class Song: NSObject {
        var title = ""
        var other = 0
    }

    @Test("a key path that is made elsewhere has the name that was recorded for the property")
    func recorded() {
        ObjCRuntime.enqueue({ ObjCRuntime.noteKeyPath("title") { \Song.title } })
        #expect(ObservedKey.text(of: \Song.title) == "title")
        #expect(ObservedKey.text(of: \Song.other) == nil)
        let passed: (AnyKeyPath) -> String? = { ObservedKey.text(of: $0) }
        #expect(passed(\Song.title) == "title")
    }
}
