import Foundation
import TestSupport
import Testing

@testable import TextShaping

/// The registry alone, so that nothing stays registered for other tests.
@Suite("Registered fonts")
struct FontRegistryTests {
    private func bytes(_ source: String, _ change: (inout TinyFont) -> Void) -> FontBytes {
        FontBytes(TinyFont.make(change).data, source: source)
    }

    @Test("finds a font by PostScript, full and family name, ignoring case")
    func names() throws {
        var registry = FontRegistry()
        _ = try registry.register(
            bytes("a") {
                ($0.family, $0.style, $0.postScriptName, $0.weight) = ("Reg Names", "Bold", "RegNames-Bold", 700)
            })
        for name in ["RegNames-Bold", "Reg Names Bold", "Reg Names", "reg names bold", "regnames-BOLD"] {
            let font = try #require(registry.font(named: name, weight: 0, italic: false), "\(name)")
            #expect(font.postScriptName == "RegNames-Bold")
            #expect(font.familyName == "Reg Names")
            #expect(font.faceName == "Bold")
            #expect(abs(font.weight - 0.4) < 0.001)
        }
        #expect(registry.font(named: "RegNames", weight: 0, italic: false) == nil)
    }

    @Test("a family's name gives the closest member by slant and weight")
    func family() throws {
        var registry = FontRegistry()
        let members = [("Light", 300, false), ("Regular", 400, false), ("Bold", 700, false), ("Italic", 400, true)]
        for (style, weight, italic) in members {
            _ = try registry.register(
                bytes(style) {
                    ($0.family, $0.style, $0.postScriptName) = ("Reg Family", style, "RegFamily-\(style)")
                    ($0.weight, $0.isItalic) = (weight, italic)
                })
        }
        func found(_ weight: Double, _ italic: Bool) -> String? {
            registry.font(named: "Reg Family", weight: weight, italic: italic)?.faceName
        }
        #expect(found(0, false) == "Regular")
        #expect(found(-0.5, false) == "Light")
        #expect(found(0.62, false) == "Bold")
        #expect(found(0, true) == "Italic")
        #expect(found(0.4, true) == "Italic")
        #expect(registry.members(ofFamily: "Reg Family").count == 4)
    }

    @Test("registers every font of a collection")
    func collection() throws {
        let fonts = ["One", "Two"].map { name in TinyFont.make { ($0.family, $0.postScriptName) = ("Reg \(name)", "Reg\(name)-Regular") } }
        var registry = FontRegistry()
        let made = try registry.register(FontBytes(TinyFont.collection(fonts), source: "c.ttc"))
        #expect(made.map(\.postScriptName) == ["RegOne-Regular", "RegTwo-Regular"])
        #expect(registry.font(named: "RegTwo-Regular", weight: 0, italic: false)?.file?.index == 1)
    }

    @Test("named instances of a variable font are separate fonts")
    func variable() throws {
        var registry = FontRegistry()
        let made = try registry.register(
            bytes("v") {
                ($0.family, $0.postScriptName) = ("Reg Var", "RegVar-Regular")
                $0.instances = [("Light", 300), ("Black", 900)]
            })
        #expect(made.map(\.postScriptName) == ["RegVar-Regular", "RegVar-Light", "RegVar-Black"])
        let black = try #require(registry.font(named: "Reg Var", weight: 0.62, italic: false))
        #expect(black.faceName == "Black")
        #expect(black.weight > 0.5)
        #expect(black.file?.instance == 1)
    }

    @Test("a taken name, a second registration and an unregistered file are refused by name")
    func refusals() throws {
        var registry = FontRegistry()
        let one = bytes("one.ttf") { $0.postScriptName = "RegTwice-Regular" }
        _ = try registry.register(one)
        #expect(throws: TextError.alreadyRegistered(path: "one.ttf")) { try registry.register(one) }
        let two = bytes("two.ttf") { $0.postScriptName = "RegTwice-Regular" }
        #expect(throws: TextError.duplicateFontName(name: "RegTwice-Regular", path: "two.ttf")) { try registry.register(two) }
        #expect(throws: TextError.notRegistered(path: "two.ttf")) { try registry.unregister(source: "two.ttf") }
        _ = try registry.unregister(source: "one.ttf")
        #expect(registry.font(named: "RegTwice-Regular", weight: 0, italic: false) == nil)
        _ = try registry.register(two)
    }

    @Test("refuses a font without a table that layout needs", arguments: ["cmap", "head", "hhea", "hmtx", "glyf", "name"])
    func missingTables(table: String) {
        let broken = bytes("broken.ttf") { $0.missing = [table] }
        #expect(throws: TextError.unreadableFont(path: "broken.ttf")) { try FontFileReader.fonts(in: broken) }
    }

    @Test("damaged and truncated files neither crash nor hang")
    func hostile() throws {
        var random = SplitMix(7)
        let whole = TinyFont.collection([TinyFont.make { $0.instances = [("Light", 300)] }, TinyFont()])
        for round in 0..<400 {
            var data = whole
            if round % 2 == 0 { data = data.prefix(Int(random.next() % UInt64(data.count))) }
            for _ in 0..<Int(random.next() % 12) where !data.isEmpty {
                data[data.startIndex + Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            let bytes = FontBytes(Data(data), source: "round \(round)")
            guard let fonts = try? FontFileReader.fonts(in: bytes), let file = fonts.first?.file else { continue }
            guard let face = try? FontFace(index: 0, file: file) else { continue }
            _ = face.glyph(for: 65)
            _ = face.letterHeights()
        }
        for text in ["", "ttcf", "OTTO", "not a font at all, but long enough to be read"] {
            #expect(throws: TextError.unreadableFont(path: "x")) { try FontFileReader.fonts(in: FontBytes(Data(text.utf8), source: "x")) }
        }
        #expect(throws: TextError.fontFileMissing(path: "/nowhere/x.ttf")) { try FontBytes(path: "/nowhere/x.ttf") }
        #expect(throws: TextError.unreadableFont(path: "/dev/zero")) { try FontBytes(path: "/dev/zero") }
        #expect(throws: TextError.unreadableFont(path: "/tmp")) { try FontBytes(path: "/tmp") }
    }
}
