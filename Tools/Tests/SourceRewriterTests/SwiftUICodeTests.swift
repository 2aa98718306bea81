import Foundation
import Testing

@testable import SourceRewriter

@Suite("SwiftUI code") struct SwiftUICodeTests {
    private func rewritten(_ source: String) -> RewrittenSource? {
        SourceRewriter(index: ParsedSource(source).index).rewrite(source, path: "A.swift")
    }

    private func text(_ source: String) -> String? {
        rewritten(source)?.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    @Test("a file that imports SwiftUI and not UIKit is left out; its lines stay")
    func whole() throws {
        let source = "import SwiftUI\nimport Combine\n\nstruct Row: View {\n  var body: some View { Text(\"a\") }\n}\n"
        let result = try #require(rewritten(source))
        #expect(result.isLeftOut)
        #expect(result.diagnostics.isEmpty)
        #expect(result.text.allSatisfy { $0 == " " || $0 == "\n" })
        #expect(result.text.count { $0 == "\n" } == 6)
    }

    @Test("previews and wrappers of views for them are left out of files that stay")
    func previews() {
        let source = """
            import UIKit
            import SwiftUI
            final class Page: UIViewController {}
            struct Wrapper: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> Page { Page() }
            }
            @available(iOS 13, *) struct Page_Previews: SwiftUI.PreviewProvider { static var previews: some View { Wrapper() } }
            #Preview("Page", traits: .portrait) { Page() }
            let after = 1
            """
        #expect(text(source) == "import UIKit\n\nfinal class Page: UIViewController {}\n\n\n\n\n\nlet after = 1")
        #expect(text("import UIKit\n#Preview {\n  UIView()\n}\nlet after = 1") == "import UIKit\n\n\n\nlet after = 1")
    }

    @Test("code of SwiftUI that is compiled conditionally is no matter")
    func conditional() {
        #expect(rewritten("import UIKit\n#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\nstruct A: View {}\n#endif\n")?.isLeftOut != true)
        let source = ParsedSource("import Foundation\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = UIHostingController.self\n")
        #expect(!SwiftUICode(source).isWholeFile)
        #expect(SwiftUICode(source).obstacles.isEmpty)
    }

    @Test("what needs SwiftUI in a file that stays is one clear error at its place")
    func obstacles() throws {
        let hosting = try #require(
            rewritten("import UIKit\nimport SwiftUI\nfunc show() -> UIViewController {\n  UIHostingController(rootView: A())\n}\n"))
        #expect(hosting.diagnostics.map { "\($0.line):\($0.column)" } == ["4:3"])
        #expect(hosting.diagnostics.first?.message.hasPrefix("'UIHostingController' shows views of SwiftUI") == true)
        let app = try #require(rewritten("import SwiftUI\n@main struct Game: App {\n  var body: some Scene { WindowGroup {} }\n}\n"))
        #expect(app.diagnostics.map(\.message) == ["the app starts in SwiftUI, which Ferry does not have"])
        #expect(!app.isLeftOut)
    }
}
