import SourceRewriter
import Testing

@Suite("Expectations of tests") struct ExpectationTests {
    @Test("the method of an expectation as a value is a closure, since XCTest for Linux gives it parameters")
    func value() throws {
        let text = try #require(
            rewrite(
                """
                class Tests: XCTestCase {
                    var late: XCTestExpectation!
                    func testA() {
                        let done = expectation(description: "done")
                        queue.async(execute: done.fulfill)
                        run(self.late.fulfill)
                        done.fulfill()
                        promise.done(seal.fulfill)
                    }
                    func check(_ first: XCTestExpectation) { run(first.fulfill) }
                }
                """)
        ).text
        let found = lines(text)
        #expect(found[4].hasSuffix("queue.async(execute: { done.fulfill() })"))
        #expect(found[5].hasSuffix("run({ self.late.fulfill() })"))
        #expect(found[6].hasSuffix("        done.fulfill()"))
        #expect(found[7].hasSuffix("promise.done(seal.fulfill)"))
        #expect(found[9].contains("run({ first.fulfill() })"))
    }
}
