import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Each test registers fonts with unique names: registration is per process.
@Suite("Fonts of the app", .application) @MainActor
struct AppFontTests {
    private func file(_ change: (inout TinyFont) -> Void) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-font-\(UUID().uuidString).ttf")
        try TinyFont.make(change).data.write(to: url)
        return url
    }

    private func url(_ url: URL) -> CFURL { NSURL(fileURLWithPath: url.path) }

    // Proves LS-11.1.
    @Test("a font registered from a file is found by its names, and lays out and draws text")
    func registered() throws {
        let path = try file {
            ($0.family, $0.style, $0.postScriptName) = ("App Wide", "Regular", "AppWide-Regular")
            ($0.advance, $0.ascender, $0.descender, $0.lineGap) = (1000, 900, -300, 100)
        }
        #expect(UIFont(name: "AppWide-Regular", size: 20) == nil)
        #expect(CTFontManagerRegisterFontsForURL(url(path), .process, nil))
        // The bytes are in memory: the file may be deleted.
        try FileManager.default.removeItem(at: path)
        let font = try #require(UIFont(name: "AppWide-Regular", size: 20))
        #expect(font.fontName == "AppWide-Regular")
        #expect(font.familyName == "App Wide")
        #expect(UIFont(name: "App Wide", size: 20) == font)
        #expect(abs(font.ascender - 18) < 0.001)
        #expect(abs(font.descender + 6) < 0.001)
        #expect(abs(font.leading - 2) < 0.001)
        #expect(abs(font.lineHeight - 24) < 0.001)
        #expect(abs(font.capHeight - 14) < 0.001)
        #expect(UIFont.familyNames.contains("App Wide"))
        #expect(UIFont.fontNames(forFamilyName: "App Wide") == ["AppWide-Regular"])

        let text = NSAttributedString(string: "Wide", attributes: [.font: font])
        #expect(abs(text.size().width - 80) < 0.01)
        #expect(abs(text.size().height - 24) < 0.01)
        let label = UILabel(frame: .zero)
        (label.font, label.text) = (font, "Wide")
        #expect(abs(label.intrinsicContentSize.width - 80) < 0.5)
        let line = CTLineCreateWithAttributedString(text)
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - 80) < 0.01)
        let drawn = Samples.render(CGSize(width: 40, height: 24)) { _ in text.draw(at: .zero) }
        let image = try #require(drawn.cgImage)
        // The box of "W": 1 to 19 points wide, 14 high over a baseline at 18.
        #expect(image.pixel(10, 10)[3] == 255)
        #expect(image.pixel(10, 2)[3] == 0)
        #expect(image.pixel(10, 20)[3] == 0)
    }

    @Test(
        "a device has the fonts that an app may name",
        arguments: [
            "Chalkduster", "ChalkboardSE-Bold", "Marker Felt", "Papyrus", "SnellRoundhand-Black", "Copperplate", "DIN Alternate",
            "AppleSDGothicNeo-Light", "AvenirNextCondensed-DemiBold", "HelveticaNeue-CondensedBold", "Noteworthy-Bold", "Zapfino",
        ])
    func devices(_ name: String) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(UIFont.familyNames.contains(font.familyName))
        #expect(UIFont.fontNames(forFamilyName: font.familyName).contains(font.fontName))
        #expect(font.fontName == name || font.familyName == name)
    }

    @Test("traits lead to members of the family, and to nil if there are none")
    func traits() throws {
        for (style, weight) in [("Regular", 400), ("Bold", 700)] {
            let path = try file {
                ($0.family, $0.style, $0.postScriptName, $0.weight) = ("App Family", style, "AppFamily-\(style)", weight)
                $0.advance = weight
            }
            #expect(CTFontManagerRegisterFontsForURL(url(path), .process, nil))
        }
        let regular = try #require(UIFont(name: "AppFamily-Regular", size: 12))
        let bold = try #require(regular.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == "AppFamily-Bold")
        #expect(regular.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
        let byFamily = UIFontDescriptor(fontAttributes: [
            .family: "App Family", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(UIFont(descriptor: byFamily, size: 12).fontName == "AppFamily-Bold")
        let byFace = UIFontDescriptor(fontAttributes: [.family: "App Family", .face: "Bold"])
        #expect(UIFont(descriptor: byFace, size: 12).fontName == "AppFamily-Bold")
        let found = UIFontDescriptor(fontAttributes: [.family: "App Family"]).matchingFontDescriptors(withMandatoryKeys: nil)
        #expect(Set(found.map(\.postscriptName)) == ["AppFamily-Regular", "AppFamily-Bold"])
        #expect(
            UIFont(name: "HelveticaNeue", size: 12)?.fontDescriptor.withSymbolicTraits(.traitBold)?.postscriptName == "HelveticaNeue-Bold")
    }

    @Test("a graphics font from data can be registered, used by a text layer, and unregistered")
    func graphicsFont() throws {
        let data = TinyFont.make {
            ($0.family, $0.postScriptName, $0.fullName) = ("App Data", "AppData-Regular", "App Data Full")
            ($0.advance, $0.ascender, $0.lineGap) = (600, 850, 30)
        }.data
        let provider = try #require(CGDataProvider(data: data as NSData))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "AppData-Regular")
        #expect(font.fullName == "App Data Full")
        #expect(font.unitsPerEm == 1000)
        #expect(font.numberOfGlyphs == 3)
        #expect(font.ascent == 850)
        #expect(font.descent == -200)
        #expect(font.leading == 30)
        var (glyph, advance): (CGGlyph, Int32) = (1, 0)
        #expect(font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance))
        #expect(advance == 600)
        #expect(UIFont(name: "AppData-Regular", size: 10) == nil)
        #expect(
            abs(NSAttributedString(string: "ab", attributes: [.font: CTFontCreateWithGraphicsFont(font, 10, nil, nil)]).size().width - 12)
                < 0.01)
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(UIFont(name: "App Data Full", size: 10)?.fontName == "AppData-Regular")
        #expect(CGFont("AppData-Regular" as NSString)?.ascent == 850)
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(UIFont(name: "AppData-Regular", size: 10) == nil)
        let junk = try #require(CGDataProvider(data: Data("this is not a font, whatever it says".utf8) as NSData))
        #expect(CGFont(junk) == nil)
    }

    @Test("a corrupt file is refused by name, with Core Text's error code")
    func broken() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("Broken-\(UUID().uuidString).ttf")
        try Data("<!DOCTYPE html> the server said no".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url(path), .process, &error))
        let told = try #require(error?.takeRetainedValue())
        #expect(told.domain == "com.apple.CoreText.CTFontManagerErrorDomain")
        #expect(told.code == CTFontManagerError.unrecognizedFormat.rawValue)
        #expect(told.localizedDescription.contains(path.path))
        error = nil
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere/a.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(url(path)) == nil)
    }

    // Proves LS-11.1.
    @Test("fonts of UIAppFonts are registered from the launch; a bad entry is reported and the others count")
    func infoPlist() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let font = TinyFont.make { ($0.family, $0.postScriptName) = ("App Listed", "AppListed-Regular") }
        try font.data.write(to: folder.appendingPathComponent("Fonts/Listed.ttf"))
        try Data("no".utf8).write(to: folder.appendingPathComponent("Bad.otf"))
        let bundle = try #require(Bundle(path: folder.path))
        let problems = BundleFonts.register(["Bad.otf", "Absent.ttf", 7, "Fonts/Listed.ttf", "Fonts/Listed.ttf"] as [Any], in: bundle)
        #expect(UIFont(name: "AppListed-Regular", size: 12)?.familyName == "App Listed")
        try #require(problems.count == 3)
        try #require(problems[0].contains("Bad.otf"))
        try #require(problems[1].contains("Absent.ttf"))
        #expect(problems[2].contains("item 2"))
        #expect(BundleFonts.register("Listed.ttf", in: bundle) == ["UIAppFonts is not an array of file names"])
        #expect(BundleFonts.register(nil, in: bundle).isEmpty)
    }

    @Test("the fonts of an app's Info.plist are there once it is launched")
    func launched() throws {
        let path = try file { ($0.family, $0.postScriptName) = ("App Launched", "AppLaunched-Regular") }
        defer { try? FileManager.default.removeItem(at: path) }
        #expect(UIFont(name: "AppLaunched-Regular", size: 12) == nil)
        // Paths are within the bundle, which is the test's program here. Links on the way up need some more steps.
        let up = String(repeating: "../", count: Bundle.main.bundlePath.split(separator: "/").count + 10)
        _ = TestApplication(declared: ["UIAppFonts": [up + path.path.dropFirst()]])
        #expect(UIFont(name: "AppLaunched-Regular", size: 12)?.familyName == "App Launched")
    }
}
