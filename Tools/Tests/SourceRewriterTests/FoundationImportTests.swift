import Testing

@testable import SourceRewriter

@Suite("Imports of what Foundation for Linux lacks") struct FoundationImportTests {
    @Test(
        "a file that names a class of DarwinFoundation imports it",
        arguments: [
            "NSException(name: .genericException, reason: nil).raise()", "let n: NSExceptionName = .rangeException",
            "let w = FileWrapper(regularFileWithContents: data)", "let c = NSFileCoordinator(filePresenter: nil)",
            "let a = url.startAccessingSecurityScopedResource()",
        ])
    func names(line: String) {
        let text = rewrite("import Foundation\n\(line)\n")?.text
        #expect(text == "import Foundation\n\(line)\nimport DarwinFoundation\n")
    }
}
