import Foundation
import Testing

@testable import InterfaceCompiler

@Suite("InterfaceCompiler: output")
struct OutputTests {
    @Test("writes property lists that Foundation reads, reproducibly")
    func propertyLists() throws {
        let texts = (0..<300).map { PropertyListValue.text("text \($0) \u{1F600} ä") }
        let value = PropertyListValue.dictionary([
            "flags": .array([.bool(true), .bool(false)]),
            "numbers": .array([0, 1, 255, 256, 65_536, 1 << 40, -1, .min, .max].map { .integer($0) }),
            "reals": .array([.real(0.5), .real(-1e10)]), "texts": .array(texts), "": .dictionary([:]), "none": .array([]),
            "long": .text(String(repeating: "x", count: 70_000)),
        ])
        let data = BinaryPropertyList.data(value)
        #expect(data == BinaryPropertyList.data(value))
        let read = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(read["flags"] as? [Bool] == [true, false])
        #expect(read["reals"] as? [Double] == [0.5, -1e10])
        #expect(read["numbers"] as? [Int] == [0, 1, 255, 256, 65_536, 1 << 40, -1, .min, .max])
        #expect((read["texts"] as? [String])?.last == "text 299 \u{1F600} ä")
        #expect((read["texts"] as? [String])?.count == 300)
        #expect((read["long"] as? String)?.count == 70_000)
        #expect((read["none"] as? [Any])?.isEmpty == true)
    }

    @Test("compiles the same file to the same bytes")
    func determinism() throws {
        let attributes = (0..<20).map { "<view tag=\"\($0)\" hidden=\"YES\" alpha=\"0.5\" id=\"v\($0)\"/>" }.joined()
        let file = InterfaceFile(path: "/in/File.xib", place: "File", module: "App")
        let runs = try (0..<5).map { _ in
            try InterfaceCompiler.compile(try InterfaceReader.read(Data(xib(attributes).utf8), of: file.path), file).parts
        }
        #expect(Set(runs).count == 1)
    }

    @Test("writes a nib and a folder, again only after a change, and deletes those without a source")
    func stamp() throws {
        let folder = try Folder()
        let card = try folder.write("in/Card.xib", xib(view("")))
        let main = try folder.write("in/Main.storyboard", storyboard(scene("<viewController id=\"C\"/>")))
        let files = [
            InterfaceFile(path: card, place: "Card", module: "App"), InterfaceFile(path: main, place: "Base.lproj/Main", module: "App"),
        ]
        let (out, stamp) = (folder.path + "/out", folder.path + "/stamp")
        #expect(try InterfaceCompiler(files: files).compile(into: out, stampFile: stamp).isEmpty)
        let scene = out + "/Base.lproj/Main.storyboardc/C.nib"
        let nib = out + "/Card.nib"
        #expect(FileManager.default.fileExists(atPath: scene))
        #expect(FileManager.default.fileExists(atPath: nib))
        try Data().write(to: URL(fileURLWithPath: nib))
        _ = try InterfaceCompiler(files: files).compile(into: out, stampFile: stamp)
        #expect(FileManager.default.contents(atPath: nib)?.isEmpty == true)
        try folder.write("in/Card.xib", xib(view("<subviews/>")))
        _ = try InterfaceCompiler(files: files).compile(into: out, stampFile: stamp)
        #expect(FileManager.default.contents(atPath: nib)?.isEmpty == false)
        _ = try InterfaceCompiler(files: [files[0]]).compile(into: out, stampFile: stamp)
        #expect(!FileManager.default.fileExists(atPath: out + "/Base.lproj/Main.storyboardc"))
    }

    @Test("writes nothing after an error, and repeats warnings")
    func errors() throws {
        let folder = try Folder()
        let card = try folder.write("in/Card.xib", xib("<view/>"))
        let files = [InterfaceFile(path: card, place: "Card", module: "App")]
        let (out, stamp) = (folder.path + "/out", folder.path + "/stamp")
        let diagnostics = try InterfaceCompiler(files: files).compile(into: out, stampFile: stamp)
        #expect(diagnostics.map(\.description) == ["\(card):4: error: <view> has no id"])
        #expect(!FileManager.default.fileExists(atPath: out))
        try folder.write("in/Card.xib", xib("<view glow=\"YES\" id=\"v\"/>"))
        for _ in 0..<2 { #expect(try InterfaceCompiler(files: files).compile(into: out, stampFile: stamp).count == 1) }
        let twice = try InterfaceCompiler(files: files + files).compile(into: out, stampFile: stamp)
        #expect(twice.contains { $0.message == "another file would become Card.nib too" })
        let gone = InterfaceFile(path: folder.path + "/none.xib", place: "none", module: nil)
        #expect(try InterfaceCompiler(files: [gone]).compile(into: out, stampFile: stamp).first?.message == "cannot be read")
    }

    @Test("makes a copy for every language with strings but no file of its own")
    func languages() throws {
        let folder = try Folder()
        let base = try folder.write(
            "Base.lproj/Card.xib",
            xib(
                """
                <label id="l"><string key="text">Hello</string></label>
                <button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
                <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
                <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizedString" keyPath="name" value="Star"/></userDefinedRuntimeAttributes></view>
                """))
        try folder.write(
            "de.lproj/Card.strings",
            "/* Class = \"UILabel\"; */\n\"l.text\" = \"Hallo\";\n\"b.normalTitle\" = \"Los\";\n\"s.segmentTitles[1]\" = \"Zwei\";\n\"v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]\" = \"Stern\";\n\"b.sound\" = \"Klick\";\n"
        )
        try folder.write("fr.lproj/Card.strings", "\"l.text\" = \"Salut\";")
        try folder.write("fr.lproj/Card.xib", xib(""))
        try folder.write("it.lproj/Other.strings", "")
        let files = InterfaceFile.all(at: base, place: "Base.lproj/Card", module: nil)
        #expect(files.map(\.place) == ["Base.lproj/Card", "de.lproj/Card"])
        let german = files[1]
        let compiled = read(try String(contentsOfFile: base, encoding: .utf8), strings: german.strings)
        #expect(compiled.messages == ["\(german.strings ?? ""): warning: \"b.sound\" is not supported; the file's own text is used"])
        #expect(try compiled.keys("l")["UIText"] as? String == "Hallo")
        #expect(try compiled.keys("b")["UIButtonTitles"] as? NSDictionary == ["array": [0, "Los", 4, "Gone"]])
        #expect(try compiled.keys("s")["UISegments"] as? NSDictionary == ["array": ["One", "Zwei"]])
        let attribute = (try compiled.object("v")["attributes"] as? [[String: Any]])?.first
        #expect(attribute?["value"] as? String == "Stern")
        for wrong in ["{", "\"a\" = (1, 2);", "<html>"] {
            try folder.write("de.lproj/Card.strings", wrong)
            let first = read(xib(""), strings: german.strings).diagnostics.first
            #expect(first?.severity == .error, "\(wrong)")
            #expect(first?.file == german.strings, "\(wrong)")
        }
    }
}
