import Foundation
import Testing

@testable import AssetCompiler

/// A catalog created for one test.
final class Catalog {
    let path: String
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/ferry-assets-\(UUID().uuidString)"
        path = folder + "/Media.xcassets"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var output: String { folder + "/" + AssetCompiler.folderName }

    func write(_ name: String, _ text: String) throws {
        let place = "\(path)/\(name)"
        let parent = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
    }

    func read() -> CatalogReader { AssetCompiler(catalogs: [path]).read() }
}

@Suite("AssetCompiler")
struct AssetCompilerTests {
    @Test("reads scales, idioms, appearances, intent and vectors of an image set")
    func images() throws {
        let catalog = try Catalog()
        for file in ["a.png", "a@2x.png", "dark.png", "pad.svg"] { try catalog.write("photo.imageset/\(file)", "x") }
        try catalog.write(
            "photo.imageset/Contents.json",
            """
            {"images": [
              {"idiom": "universal", "filename": "a.png", "scale": "1x"},
              {"idiom": "universal", "filename": "a@2x.png", "scale": "2x",
               "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
                            "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}},
              {"idiom": "universal", "scale": "3x"},
              {"idiom": "universal", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "ipad", "filename": "pad.svg", "width-class": "regular", "language-direction": "left-to-right"},
              {"idiom": "watch", "filename": "a.png"}
            ], "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
            """)
        let reading = catalog.read()
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.files.count == 4)
        let images = try #require(reading.index.images["photo"])
        #expect(images.map(\.scale) == [1, 2, 1, nil])
        #expect(images.allSatisfy { $0.rendering == "template" })
        #expect(images[1].resizing?.caps == [2, 3, 4, 5])
        #expect(images[1].resizing?.mode == "stretch")
        #expect(images[2].conditions?.appearance == "dark")
        #expect(images[0].conditions == nil)
        #expect(images[3].isVector == true)
        #expect(images[3].preservesVector == true)
        #expect(images[3].conditions?.idiom == "ipad")
        #expect(images[3].conditions?.width == "regular")
    }

    @Test("reads colours in every notation")
    func colors() throws {
        let catalog = try Catalog()
        try catalog.write(
            "brand.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "display-p3", "components": {"red": 1, "green": 0, "blue": "0x00", "alpha": "1"}}},
              {"idiom": "iphone", "color": {"platform": "ios", "reference": "systemRedColor"}},
              {"idiom": "ipad", "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}
            ]}
            """)
        let colors = try #require(catalog.read().index.colors["brand"])
        #expect(colors[0].components == [1, 0.2, 0.5, 1])
        #expect(colors[0].space == nil)
        #expect(colors[1].components == [1, 0, 0, 1])
        #expect(colors[1].space == "display-p3")
        #expect(colors[1].conditions?.appearance == "dark")
        #expect(colors[2].system == "systemRedColor")
        #expect(colors[3].components == [0.25, 0.25, 0.25, 0.5])
    }

    @Test("reads data, icons and symbols, and namespaces")
    func others() throws {
        let catalog = try Catalog()
        try catalog.write("Group/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try catalog.write("Group/words.dataset/words.txt", "hello")
        try catalog.write(
            "Group/words.dataset/Contents.json",
            #"{"data": [{"idiom": "universal", "filename": "words.txt", "universal-type-identifier": "public.plain-text"}]}"#)
        try catalog.write("Plain/leaf.symbolset/leaf.svg", "<svg/>")
        try catalog.write("Plain/leaf.symbolset/Contents.json", #"{"symbols": [{"idiom": "universal", "filename": "leaf.svg"}]}"#)
        try catalog.write("AppIcon.appiconset/i.png", "x")
        try catalog.write(
            "AppIcon.appiconset/Contents.json",
            #"{"images": [{"idiom": "iphone", "filename": "i.png", "scale": "3x", "size": "60x60"}, {"idiom": "ipad", "size": "20x20"}]}"#)
        let index = catalog.read().index
        #expect(index.data["Group/words"]?.first?.type == "public.plain-text")
        #expect(index.images["leaf"]?.first?.isSymbol == true)
        #expect(index.icons["AppIcon"]?.first?.size == 60)
        #expect(index.icons["AppIcon"]?.count == 1)
    }

    @Test("draws a PDF at each scale of a screen; its points are pixels at the scale of its entry")
    func pages() throws {
        let catalog = try Catalog()
        for file in ["one.pdf", "two.pdf"] { try catalog.write("page.imageset/\(file)", "x") }
        try catalog.write(
            "page.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "one.pdf"}, {"idiom": "ipad", "filename": "two.pdf", "scale": "2x"}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        var drawn: [PageDrawing] = []
        let compiler = AssetCompiler(catalogs: [catalog.path]) { drawing, path in
            drawn.append(drawing)
            try "drawn".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(try compiler.compile(into: catalog.output).isEmpty)
        let (one, two) = ("\(catalog.path)/page.imageset/one.pdf", "\(catalog.path)/page.imageset/two.pdf")
        #expect(
            Set(drawn) == [
                PageDrawing(source: one, scale: 1), PageDrawing(source: one, scale: 2), PageDrawing(source: one, scale: 3),
                PageDrawing(source: two, scale: 0.5), PageDrawing(source: two, scale: 1), PageDrawing(source: two, scale: 1.5),
            ])
        let images = try #require(catalog.read().index.images["page"])
        #expect(images.map(\.scale) == [1, 2, 3, 1, 2, 3])
        #expect(images.allSatisfy { $0.rendering == "template" })
        #expect(images.allSatisfy { FileManager.default.fileExists(atPath: "\(catalog.output)/\($0.file)") })
        drawn = []
        #expect(try compiler.compile(into: catalog.output).isEmpty)
        #expect(drawn.isEmpty, "nothing changed, and nothing is drawn again")
    }

    @Test("a PDF that cannot be drawn is a warning with its path; the image is not in the index")
    func damagedPage() throws {
        struct Damaged: Error, CustomStringConvertible { let description = "the PDF cannot be drawn: no page" }
        let catalog = try Catalog()
        try catalog.write("page.imageset/one.pdf", "x")
        try catalog.write("page.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "one.pdf"}]}"#)
        let diagnostics = try AssetCompiler(catalogs: [catalog.path]) { _, _ in throw Damaged() }.compile(into: catalog.output)
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(diagnostics.first?.place == "\(catalog.path)/page.imageset/one.pdf")
        #expect(diagnostics.first?.message == "the PDF cannot be drawn: no page; the image is left out")
        let data = try #require(FileManager.default.contents(atPath: catalog.output + "/index.json"))
        let index = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((index["images"] as? [String: [Any]])?["page"]?.isEmpty == true)
    }

    @Test(
        "reports what is wrong, and where",
        arguments: [
            ("{\"images\": [\n  {\"idiom\": ]}", "not JSON"), ("[]", "not a JSON object"), ("{\"images\": 3}", "\"images\" is not a list"),
            ("{\"images\": [7]}", "images[0] is not an object"),
            ("{\"images\": [{\"filename\": \"../../a.png\"}]}", "is not a file in its set"),
            ("{\"images\": [{\"filename\": \"a.png\", \"scale\": \"big\"}]}", "\"big\" is not a scale"),
            ("{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"fridge\"}]}", "no idiom \"fridge\""),
            ("{\"images\": [{\"filename\": 4}]}", "\"filename\" is not text"),
            ("{\"images\": [{\"filename\": \"a.png\", \"appearances\": {}}]}", "\"appearances\" is not a list"),
        ])
    func errors(contents: String, message: String) throws {
        let catalog = try Catalog()
        try catalog.write("a.imageset/a.png", "x")
        try catalog.write("a.imageset/Contents.json", contents)
        let diagnostics = try AssetCompiler(catalogs: [catalog.path]).compile(into: catalog.output)
        let first = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(first.severity == .error)
        #expect(first.place.hasPrefix(catalog.path + "/a.imageset/Contents.json"), "\(first.place)")
        #expect(first.message.contains(message) || message == "not JSON", "\(first)")
        #expect(!FileManager.default.fileExists(atPath: catalog.output))
    }

    @Test("leaves out a file that does not exist, with a warning")
    func missingFile() throws {
        let catalog = try Catalog()
        try catalog.write("a.imageset/a.png", "x")
        try catalog.write(
            "a.imageset/Contents.json", #"{"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "gone.png", "scale": "2x"}]}"#)
        let reading = catalog.read()
        #expect(reading.index.images["a"]?.count == 1)
        let warning = try #require(reading.diagnostics.first)
        #expect(warning.severity == .warning)
        #expect(warning.message == "images[1]: there is no file \"gone.png\" in the set; it is left out")
    }

    @Test("warns of unsupported content and duplicate names")
    func warnings() throws {
        let catalog = try Catalog()
        try catalog.write("a.imageset/a.pdf", "x")
        try catalog.write("a.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#)
        try catalog.write("zGroup/a.imageset/Contents.json", #"{"images": []}"#)
        try catalog.write("x.arresourcegroup/Contents.json", "{}")
        let diagnostics = try AssetCompiler(catalogs: [catalog.path]).compile(into: catalog.output)
        #expect(diagnostics.count == 3, "\(diagnostics)")
        #expect(diagnostics.allSatisfy { $0.severity == .warning }, "\(diagnostics)")
        try catalog.write("b.imageset/readme", "a set without its file")
        #expect(catalog.read().diagnostics.contains { $0.severity == .error && $0.message == "has no Contents.json" })
    }

    @Test("writes the index and the files, and again only after a change")
    func output() throws {
        let catalog = try Catalog()
        try catalog.write("a.imageset/a.png", "one")
        try catalog.write("a.imageset/Contents.json", #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#)
        let compiler = AssetCompiler(catalogs: [catalog.path])
        #expect(try compiler.compile(into: catalog.output).isEmpty)
        let index = try #require(FileManager.default.contents(atPath: catalog.output + "/index.json"))
        let text = String(decoding: index, as: UTF8.self)
        #expect(text == #"{"colors":{},"data":{},"icons":{},"images":{"a":[{"file":"images/a/a.png","scale":2}]},"version":1}"#)
        #expect(FileManager.default.contents(atPath: catalog.output + "/images/a/a.png") == Data("one".utf8))
        try FileManager.default.removeItem(atPath: catalog.output + "/index.json")
        _ = try compiler.compile(into: catalog.output)
        #expect(!FileManager.default.fileExists(atPath: catalog.output + "/index.json"))
        try catalog.write("a.imageset/a.png", "longer")
        _ = try compiler.compile(into: catalog.output)
        #expect(FileManager.default.contents(atPath: catalog.output + "/images/a/a.png") == Data("longer".utf8))
    }

    @Test("a link out of the catalog is an error that names it, for files, sets and groups; one within is followed")
    func links() throws {
        let catalog = try Catalog()
        let outside = (catalog.path as NSString).deletingLastPathComponent + "/secret"
        try FileManager.default.createDirectory(atPath: outside + "/deep.colorset", withIntermediateDirectories: true)
        for file in ["a.png", "deep.colorset/Contents.json"] {
            try "{}".write(toFile: outside + "/" + file, atomically: true, encoding: .utf8)
        }
        func link(_ name: String, to target: String) throws {
            try FileManager.default.createSymbolicLink(atPath: "\(catalog.path)/\(name)", withDestinationPath: target)
        }
        for name in ["in", "out"] {
            try catalog.write("\(name).imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
        }
        try catalog.write("in.imageset/real.png", "real")
        try link("in.imageset/a.png", to: "real.png")
        #expect(try AssetCompiler(catalogs: [catalog.path + "/nothing"]).compile(into: catalog.output).count == 1)
        try link("out.imageset/a.png", to: outside + "/a.png")
        try link("group", to: outside)
        try link("set.colorset", to: outside + "/deep.colorset")
        let messages = try AssetCompiler(catalogs: [catalog.path]).compile(into: catalog.output).map(\.description)
        #expect(messages.count == 3, "\(messages)")
        for name in ["out.imageset/a.png", "group", "set.colorset"] {
            #expect(messages.contains { $0.contains("\(name): error: is a link to \(outside)") && $0.contains("outside of its catalog") })
        }
        #expect(!FileManager.default.fileExists(atPath: catalog.output))
        for name in ["out.imageset", "group", "set.colorset"] { try FileManager.default.removeItem(atPath: "\(catalog.path)/\(name)") }
        #expect(try AssetCompiler(catalogs: [catalog.path]).compile(into: catalog.output).isEmpty)
        let kept = catalog.output + "/images/in/a.png"
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: kept)) == nil)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "real")
    }

    @Test("unbounded nesting of groups is an error")
    func depth() throws {
        let catalog = try Catalog()
        try catalog.write(String(repeating: "g/", count: 40) + "note", "x")
        #expect(catalog.read().diagnostics.first?.severity == .error)
    }

    @Test("survives thousands of corrupted Contents.json files")
    func damage() throws {
        let catalog = try Catalog()
        try catalog.write("a.imageset/a.png", "x")
        let whole = Array(
            #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part", "cap-insets": {"top": 4}}}], "properties": {}}"#
                .utf8)
        var state: UInt64 = 42
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        for _ in 0..<1000 {
            var text = whole
            for _ in 0...roll(4) {
                let place = roll(text.count)
                if roll(2) == 0 { text[place] = UInt8(roll(128)) } else { text.removeSubrange(place..<min(place + roll(9), text.count)) }
            }
            try Data(text).write(to: URL(fileURLWithPath: catalog.path + "/a.imageset/Contents.json"))
            _ = catalog.read()
        }
    }
}

@Suite("AssetSymbols")
struct AssetSymbolsTests {
    @Test(
        "names assets as Xcode does",
        arguments: [
            ("my-photo", "myPhoto"), ("MyPhoto", "myPhoto"), ("AccentColor", "accentColor"), ("PhotoImage", "photo"),
            ("URLIcon", "urlIcon"),
            ("2x", "_2x"), ("default", "`default`"), ("Image", "image"), ("snow_flake icon", "snowFlakeIcon"),
        ])
    func identifiers(asset: String, name: String) { #expect(AssetSymbols.identifier(asset, without: "Image") == name) }

    @Test("adds only names that are used and that the app does not declare")
    func usage() {
        let names = AssetCompiler.Names(images: ["cat", "dog", "A/b"], colors: ["BrandColor", "ink"])
        let source = AssetSymbols.source(
            names, bundle: "Bundle.main",
            usedIn: ["x.image = .cat", "extension UIColor { static let ink = UIColor.red }; y = .brand; z = .ink"])
        #expect(source.contains("static let cat = ImageResource(name: \"cat\", bundle: Bundle.main)"))
        #expect(source.contains("static var brand: UIColor"))
        #expect(!source.contains("dog"))
        #expect(!source.contains("ink"))
        #expect(AssetSymbols.source(names, bundle: "b", usedIn: ["nothing"]).isEmpty)
    }
}
