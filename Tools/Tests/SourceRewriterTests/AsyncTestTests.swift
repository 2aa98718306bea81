import SourceRewriter
import Testing

@Suite("Asynchronous tests before Swift 6")
struct AsyncTestTests {
    /// The file's text as the compiler receives it. > Parameters: folder: of tests in an older language mode.
    private func rewritten(_ source: String, in folder: String = "/app") -> String {
        var index = DeclarationIndex(framework: FrameworkSelectors())
        index.add(source: source)
        return SourceRewriter(index: index, relaxedTestFolders: [folder]).rewrite(source, path: "/app/file.swift")?.text ?? source
    }

    @Test("run on the main actor, so that they may use UIKit")
    func tests() {
        let source = "class T: XCTestCase {\n  func testA() async {}\n  func testB() async throws { await load() }\n}"
        #expect(
            rewritten(source)
                == "class T: XCTestCase {\n  @MainActor func testA() async {}\n  @MainActor func testB() async throws { await load() }\n}")
        #expect(rewritten(source, in: "/other") == source)
    }

    @Test(
        "stay where they are if they name an actor, block their thread, or are no tests",
        arguments: [
            "class T: XCTestCase { @MainActor func testA() async {} }", "class T: XCTestCase { @StoreActor func testA() async {} }",
            "@MainActor class T: XCTestCase { func testA() async {} }", "@StoreActor class T: XCTestCase { func testA() async {} }",
            "class T: XCTestCase { func testA() async { wait(for: [done], timeout: 1) } }",
            "class T: XCTestCase { nonisolated func testA() async {} }", "class T: XCTestCase { private func testA() async {} }",
            "class T: XCTestCase { func testA(_ value: Int) async {} }", "class T: XCTestCase { func load() async {} }",
            "class T: NSObject { func testA() async {} }", "class T: XCTestCase { func testA() {} }",
        ])
    func others(source: String) { #expect(rewritten(source) == source) }
}
