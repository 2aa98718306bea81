import SourceRewriter
import Testing

@Suite("Modules that are compiled under other names")
struct ModuleNameTests {
    private let names = ModuleNames([
        .init(folder: "/s/Photos", own: "Photos", compiled: ["Photos": "Photos_Project"]),
        .init(folder: "/s/PhotosTests", own: "PhotosTests", compiled: ["Photos": "Photos_Project"]),
    ])

    private func rewritten(_ source: String, _ path: String, others: [String] = []) -> String? {
        var index = DeclarationIndex(framework: FrameworkSelectors())
        for text in [source] + others { index.add(source: text) }
        return SourceRewriter(index: index, moduleNames: names).rewrite(source, path: path)?.text
    }

    @Test("tests import the project's module, and not UIKit's of the same name")
    func imports() {
        let text = lines(rewritten("@testable import Photos\nimport struct Photos.Cell\n", "/s/PhotosTests/T.swift"))
        #expect(text.first == "@testable import Photos_Project")
        #expect(text.dropFirst().first == "import struct Photos_Project.Cell")
    }

    @Test("a module's import of itself is ignored, as by the compiler")
    func own() {
        let text = lines(rewritten("import UIKit\nimport Photos\nlet a = 1\n", "/s/Photos/A.swift"))
        #expect(text.first == "import UIKit")
        #expect(text.dropFirst().first?.allSatisfy { $0 == " " } == true)
    }

    @Test("names that are qualified by the module have the name that it is compiled under")
    func qualified() {
        let text = lines(rewritten("let a: Photos.Cell? = Photos.Cell()\nlet b = Other.Photos.count\n", "/s/Photos/A.swift"))
        #expect(text.first == "let a: Photos_Project.Cell? = Photos_Project.Cell()")
        #expect(text.dropFirst().first == "let b = Other.Photos.count")
    }

    @Test("a type, a value or a parameter of the module's name is not the module")
    func hidden() {
        #expect(rewritten("let a = Photos.all\n", "/s/Photos/A.swift", others: ["enum Photos { static let all = 1 }"]) == nil)
        #expect(rewritten("func f(Photos: [Int]) -> Int { Photos.count }\n", "/s/Photos/A.swift") == nil)
        #expect(rewritten("let Photos = [1]\nlet a = Photos.count\n", "/s/Photos/A.swift") == nil)
    }

    @Test("files that do not import the module, and files elsewhere, mean Apple's")
    func elsewhere() {
        #expect(rewritten("let a = Photos.Cell()\n", "/s/PhotosTests/T.swift") == nil)
        #expect(rewritten("import UIKit\nimport Photos\n", "/s/Other/A.swift") == nil)
    }
}
