import SourceRewriter
import Testing

@Suite("Test methods on the main actor")
struct MainActorTestTests {
    private func line(_ number: Int, of source: String, others: [String] = []) throws -> String {
        lines(try #require(rewrite(source, others: others)).text)[number]
    }

    private let capture = "nonisolated(unsafe) let ferry = self; "

    @Test("a test of a main actor class, also by its superclass, is called by a nonisolated method")
    func classes() throws {
        let base = "@MainActor class Base: XCTestCase {}"
        let source = "class T: Base {\n  func testA() throws {\n  }\n}"
        #expect(
            try line(1, of: source, others: [base])
                == "  nonisolated func testA() throws { \(capture)try MainActor.assumeIsolated { try ferry.__ferry_T_testA() } }; "
                + "@MainActor func __ferry_T_testA() throws {")
        #expect(lines(rewrite(source, others: [base])?.text).count == 4)
        #expect(
            try line(1, of: "@MainActor final class T: XCTestCase {\n  func testB() {}\n}")
                == "  nonisolated func testB() { \(capture)MainActor.assumeIsolated { ferry.__ferry_T_testB() } }; "
                + "@MainActor func __ferry_T_testB() {}")
    }

    @Test("single marked tests are moved, others stay unchanged")
    func singleMethods() throws {
        let source = "class T: XCTestCase {\n  @MainActor func testA() {}\n  func testB() {}\n  @MainActor\n  func testC() throws {}\n}"
        #expect(
            try line(1, of: source)
                == "  nonisolated func testA() { \(capture)MainActor.assumeIsolated { ferry.__ferry_T_testA() } }; "
                + "@MainActor func __ferry_T_testA() {}")
        #expect(try line(2, of: source) == "  func testB() {}")
        #expect(try line(3, of: source).hasPrefix("  nonisolated func testC() throws {"))
        #expect(try line(3, of: source).hasSuffix("}; @MainActor"))
        #expect(try line(4, of: source) == "  func __ferry_T_testC() throws {}")
    }

    @Test("the enclosing extension, a protocol of its class and the overridden method isolate it as well")
    func inherited() throws {
        let test = "class T: XCTestCase {}\n"
        #expect(try line(1, of: test + "@MainActor extension T { func testA() {} }").contains("nonisolated func testA()"))
        let adopting = "@MainActor protocol Screen {}\nclass U: XCTestCase, Screen { func testA() {} }"
        #expect(try line(1, of: adopting).contains("nonisolated func testA()"))
        let base = "class Base: XCTestCase { @MainActor func testA() {} }"
        #expect(
            try line(0, of: "class U: Base { override func testA() {} }", others: [base])
                == "class U: Base { override nonisolated func testA() { \(capture)MainActor.assumeIsolated { ferry.__ferry_U_testA() } }; "
                + "@MainActor          func __ferry_U_testA() {} }")
        #expect(rewrite("class U: Base { func testB() {} }", others: [base]) == nil)
        let nested = "enum Group { class T: XCTestCase { @MainActor func testA() {} } }"
        #expect(try line(0, of: nested).contains("ferry.__ferry_T_testA()"))
    }

    @Test("setUp and its like, marked or in a marked class, override XCTest's without isolation; class methods too")
    func surroundings() throws {
        let source =
            "class T: XCTestCase {\n  @MainActor override func setUp() { super.setUp() }\n  @MainActor override class func tearDown() {}\n"
            + "  @MainActor override func tearDownWithError() throws {}\n}"
        #expect(
            try line(1, of: source)
                == "  override nonisolated func setUp() { \(capture)MainActor.assumeIsolated { ferry.__ferry_T_setUp() } }; "
                + "@MainActor          func __ferry_T_setUp() { super.setUp() }")
        #expect(
            try line(2, of: source)
                == "  override class nonisolated func tearDown() { MainActor.assumeIsolated { __ferry_T_tearDown() } }; "
                + "@MainActor          class func __ferry_T_tearDown() {}")
        #expect(try line(3, of: source).contains("nonisolated func tearDownWithError() throws {"))
        #expect(try line(0, of: "@MainActor class T: XCTestCase { override func setUp() {} }").contains("nonisolated func setUp()"))
    }

    @Test("both methods get availability attributes")
    func availability() throws {
        let source = "class T: XCTestCase { @available(iOS 17, *) @MainActor public func testA() {} }"
        let text = try line(0, of: source)
        #expect(text.contains("{ @available(iOS 17, *) public nonisolated func testA()"))
        #expect(text.contains("; @available(iOS 17, *) @MainActor public func __ferry_T_testA() {}"))
    }

    @Test("async tests, helpers and what XCTest does not find stay unchanged")
    func others() {
        let source =
            "@MainActor class T: XCTestCase { func testA() async {}\n func testB(_ x: Int) {}\n func helper() {}\n private func testC() {}\n"
            + " nonisolated func testD() {}\n func testE() -> Int { 1 }\n override func setUp() async throws {}\n static func testF() {} }"
        #expect(rewrite(source) == nil)
        #expect(rewrite("class T: XCTestCase { @MainActor func testA() async throws {} }") == nil)
        #expect(rewrite("class T: XCTestCase { func testA() {} }") == nil)
        #expect(rewrite("@MainActor class T { func testA() {} }") == nil)
    }
}
