import DarwinFoundation
import Foundation
import Testing

@Suite("NSException") struct ExceptionTests {
    @Test("keeps its name, reason and values, and is its own copy")
    func values() {
        let exception = NSException(name: .rangeException, reason: "index 5 beyond bounds", userInfo: ["index": 5])
        #expect(exception.name.rawValue == "NSRangeException")
        #expect(exception.reason == "index 5 beyond bounds")
        #expect(exception.userInfo?["index"] as? Int == 5)
        #expect(exception.copy() as? NSException === exception)
        #expect(exception.description == "index 5 beyond bounds")
        #expect(NSException(name: .genericException, reason: nil).description == "NSGenericException")
    }

    @Test("a raised exception ends the process with its name and reason")
    func raise() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .internalInconsistencyException, reason: "only one cancel action").raise()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("uncaught exception 'NSInternalInconsistencyException', reason: 'only one cancel action'"))
    }
}
