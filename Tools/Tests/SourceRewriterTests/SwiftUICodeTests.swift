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

    @Test("an app that starts in SwiftUI is one clear error at its place")
    func appStart() throws {
        let app = try #require(rewritten("import SwiftUI\n@main struct Game: App {\n  var body: some Scene { WindowGroup {} }\n}\n"))
        #expect(app.diagnostics.map(\.message) == ["the app starts in SwiftUI, which Ferry does not have"])
        #expect(!app.isLeftOut)
    }

    @Test("a member whose signature uses SwiftUI is left out; one that uses it inside stops; the rest stays")
    func mixture() throws {
        let source = """
            import UIKit
            import SwiftUI
            final class Screen: UIViewController {
                private let host = UIHostingController(rootView: Row())
                private let label = UILabel()
                init<Content: View>(@ViewBuilder content: () -> Content) { super.init(nibName: nil, bundle: nil) }
                @objc func open() {
                    present(UIHostingController(rootView: Row()), animated: true)
                }
                func close() { host.dismiss(animated: true) }
                var page: UIViewController { host }
                func plain() { label.text = "a" }
            }
            struct Row: View { var body: some View { Text("a") } }
            struct Box<Content: View> { var content: Content }
            extension Box { func show() {} }
            """
        let result = try #require(rewritten(source))
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.leftOutDeclarations == [
                "Screen.host", "Screen.init", "Screen.open", "Screen.close", "Screen.page", "Box", "Box",
            ])
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines[3].isEmpty)
        #expect(lines[5].isEmpty)
        #expect(lines[13...15].allSatisfy { $0.isEmpty })
        #expect(lines[4] == "private let label = UILabel()")
        #expect(lines[6...8].joined(separator: " ").contains("func open() { fatalError(\"SwiftUI\")"))
        #expect(lines[9].hasPrefix("func close() { fatalError(\"SwiftUI\") "))
        #expect(lines[9].hasSuffix("}"))
        #expect(lines[10].hasPrefix("var page: UIViewController {"))
        #expect(lines[10].contains("fatalError") == true)
        #expect(lines[11] == "func plain() { label.text = \"a\" }")
    }

    @Test("a function stops at the statements that use SwiftUI, and its other branches stay")
    func branches() throws {
        let source = """
            import UIKit
            import SwiftUI
            func open(_ row: Int, in screen: UIViewController) {
                let title = "a"
                switch row {
                case 0:
                    screen.title = title
                case 1:
                    screen.title = "b"
                    let page = UIHostingController(rootView: Text(title))
                    page.title = title
                default: break
                }
                let action = UIAction { _ in screen.show(UIHostingController(rootView: Text("c")), sender: nil) }
                screen.view.perform(action)
                if let host = screen as? UIHostingController<AnyView> { host.title = "d" }
                screen.title = "e"
            }
            """
        let result = try #require(rewritten(source))
        #expect(result.leftOutDeclarations == ["open"])
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.count == 18)
        #expect(lines[6] == "screen.title = title")
        #expect(lines[8] == "screen.title = \"b\"")
        #expect(lines[9] == "fatalError(\"SwiftUI\")")
        #expect(lines[10].isEmpty)
        #expect(lines[11] == "default: break")
        #expect(lines[13].contains("UIAction { _ in fatalError(\"SwiftUI\")"))
        #expect(lines[14] == "screen.view.perform(action)")
        #expect(lines[15] == "fatalError(\"SwiftUI\")")
        #expect(lines[16].isEmpty)
        #expect(lines[17] == "}")
    }

    @Test("all types of a file with SwiftUI only are left out with it")
    func typesOfWholeFile() throws {
        let model = ParsedSource("import SwiftUI\nfinal class Model: ObservableObject {}\nstruct Row: View {}\nfunc help() {}\n")
        #expect(SwiftUICode(model).types == ["Model", "Row"])
        let user = "import UIKit\nimport SwiftUI\nstruct Maker { func model() -> Model { Model() } }\n"
        var index = model.index
        index.merge(ParsedSource(user).index)
        #expect(SourceRewriter(index: index).rewrite(user, path: "B.swift")?.leftOutDeclarations == ["Maker.model"])
    }

    @Test(
        "types that are left out of another file are so in all files, unless a file that stays declares one of the name")
    func otherFile() throws {
        let views = ParsedSource("import SwiftUI\nstruct Style {}\nprotocol Look { associatedtype Body: View }\n")
        let user = "import UIKit\nimport SwiftUI\nstruct Page { var title = \"\"; var look: (any Look)?; func draw() {} }\n"
        var index = views.index
        index.merge(ParsedSource(user).index)
        let result = try #require(SourceRewriter(index: index).rewrite(user, path: "B.swift"))
        #expect(result.leftOutDeclarations == ["Page.look"])
        #expect(result.text.contains("var title = \"\";"))
        #expect(result.text.contains("func draw() {}"))
        let plain = "import UIKit\nstruct Page { var look: Look?; var style = 1; func make() { _ = Style() } }\n"
        #expect(SourceRewriter(index: index).rewrite(plain, path: "C.swift")?.leftOutDeclarations == ["Page.look", "Page.make"])
        let named = plain + "let text = \"not SwiftUI\"\n"
        #expect(SourceRewriter(index: index).rewrite(named, path: "C.swift")?.leftOutDeclarations == ["Page.look", "Page.make"])
        // A type of that name in another module.
        index.merge(ParsedSource("import UIKit\nprotocol Look {}\nenum Kit { struct Style {} }\n").index)
        #expect(SourceRewriter(index: index).rewrite(plain, path: "C.swift")?.leftOutDeclarations.isEmpty != false)
    }

    @Test("values of SwiftUI that a file makes are left out, unless the program has types of these names")
    func values() throws {
        let source =
            "import SwiftUI\nimport UIKit\nextension UIColor { func toColor() -> Color { Color(self) }; var isColor: Bool { true } }\n"
        #expect(rewritten(source)?.leftOutDeclarations == ["UIColor.toColor"])
        var index = ParsedSource(source).index
        index.merge(ParsedSource("import UIKit\nstruct Color {}\n").index)
        #expect(SourceRewriter(index: index).rewrite(source, path: "B.swift")?.leftOutDeclarations.isEmpty != false)
    }
}
