import Testing

@testable import SourceRewriter

@Suite("Previews") struct PreviewCodeTests {
    private func code(_ source: String) -> PreviewCode { PreviewCode(ParsedSource(source)) }

    private func rewritten(_ source: String, mainFile: String? = nil, path: String = "/a/A.swift") -> String {
        let rewriter = SourceRewriter(
            index: ParsedSource(source).index, preview: PreviewRewrite(file: "/a/A.swift", mainFile: mainFile))
        return rewriter.rewrite(source, path: path)?.text ?? source
    }

    @Test("have name, line, layout and orientation of their arguments")
    func arguments() {
        let found = code(
            """
            import UIKit
            #Preview { UIView() }
            #if DEBUG
            @available(iOS 17, *)
            #Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) { UIView() }
            #Preview("Box", traits: .fixedLayout(width: 2 * 50, height: side), .sampleData) {
                let view = UIView()
                return view
            }
            #endif
            """)
        #expect(found.problems.isEmpty)
        #expect(found.previews.map(\.name) == [nil, "Wide", "Box"])
        #expect(found.previews.map(\.line) == [2, 4, 6])
        #expect(found.previews.map(\.orientation) == [.portrait, .landscapeLeft, .portrait])
        #expect(found.previews.map(\.layout) == [.standard, .fitting, .fixed(width: "2 * 50", height: "side")])
        #expect(found.previews.map(\.otherTraits) == [[], [], [".sampleData"]])
        #expect(found.previews.map(\.function) == ["ferryPreview1", "ferryPreview2", "ferryPreview3"])
    }

    @Test("their bodies become functions in a preview build, at the same lines")
    func bodies() {
        let source = "import UIKit\n#Preview(\n  \"A\"\n) {\n  UIView()\n}\nlet after = 1\n"
        #expect(
            rewritten(source) == "import UIKit\n@MainActor func ferryPreview1() -> Any {\n\n\n  UIView()\n}\nlet after = 1\n")
        let other = rewritten("import UIKit\n#Preview { UIView() }\nlet after = 1\n", path: "/a/B.swift")
        #expect(!other.contains("Preview"))
    }

    @Test("the app starts elsewhere in a preview build: attributes of its start are removed, and main.swift is blank")
    func start() {
        #expect(rewritten("import UIKit\n@main struct A {}\n") == "import UIKit\n      struct A {}\n")
        #expect(!rewritten("import UIKit\n@UIApplicationMain class A: NSObject {}\n", path: "/a/B.swift").contains("ain class"))
        let blank = rewritten("import UIKit\nstart()\n", mainFile: "/a/main.swift", path: "/a/main.swift")
        #expect(blank.allSatisfy { $0 == " " || $0 == "\n" })
        #expect(blank.count { $0 == "\n" } == 2)
    }

    @Test("previews of SwiftUI, and those that cannot be functions, are named with their reason")
    func problems() {
        let found = code(
            """
            import UIKit
            import SwiftUI
            struct Card: View { var body: some View { Text("") } }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            #Preview("SwiftUI") { Card() }
            #Preview { UIView() }
            func f() { #Preview { UIView() } }
            #Preview(body: { UIView() })
            """)
        #expect(found.previews.map(\.line) == [6])
        #expect(found.problems.map(\.line) == [4, 5, 7, 8])
        #expect(found.problems[0].message.hasPrefix("a PreviewProvider shows views of SwiftUI"))
        #expect(found.problems[1].message.hasPrefix("'Card' is a view of SwiftUI"))
        #expect(found.problems[2].message == "a preview has to be outside of types and functions")
        #expect(found.problems[3].message == "a preview needs its view in braces: '#Preview { … }'")
        let whole = code("import SwiftUI\n#Preview { Text(\"\") }\n")
        #expect(whole.previews.isEmpty)
        #expect(whole.problems.map(\.line) == [2])
    }

    @Test(
        "damaged previews are read without crash",
        arguments: ["#Preview", "#Preview(", "#Preview {", "#Preview(\"\\(", "#Preview { #Preview { }"])
    func damaged(_ source: String) {
        #expect(code(source).previews.count < 2)
        #expect(!rewritten(source).isEmpty)
    }
}
