import CoreText
import Foundation
import TestSupport
import Testing
import UIKit

/// Each test registers fonts with unique names: registration is per process.
@Suite("Variable fonts", .application) @MainActor
struct VariableFontTests {
    private let weightAxis = 0x7767_6874

    private func variable(_ name: String) -> Data {
        TinyFont.make {
            ($0.family, $0.postScriptName) = (name, "\(name)-Regular")
            ($0.instances, $0.heaviest) = ([("Light", 300), ("Black", 900)], 400)
        }.data
    }

    private func register(_ name: String) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-font-\(UUID().uuidString).ttf")
        try variable(name).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: url.path), .process, nil))
    }

    private func font(_ name: String, weight: Any, size: CGFloat = 10) -> UIFont {
        let variation = UIFontDescriptor.AttributeName(rawValue: "\(kCTFontVariationAttribute)")
        return UIFont(descriptor: UIFontDescriptor(fontAttributes: [.name: name, variation: [weightAxis: weight]]), size: size)
    }

    private func width(_ font: UIFont) -> CGFloat { NSAttributedString(string: "ab", attributes: [.font: font]).size().width }

    @Test("kCTFontVariationAttribute changes advances and outlines between the axis's limits")
    func variation() throws {
        try register("VaryWidth")
        #expect(abs(width(font("VaryWidth-Regular", weight: 400)) - 10) < 0.01)
        #expect(abs(width(font("VaryWidth-Regular", weight: 650.0)) - 14) < 0.01)
        #expect(abs(width(font("VaryWidth-Regular", weight: NSNumber(value: 900))) - 18) < 0.01)
        // Beyond the limit.
        #expect(abs(width(font("VaryWidth-Regular", weight: 5_000)) - 18) < 0.01)
        #expect(abs(width(font("VaryWidth-Regular", weight: Double.nan)) - 10) < 0.01)
        #expect(font("VaryWidth-Regular", weight: 900) == font("VaryWidth-Regular", weight: 900))
        #expect(font("VaryWidth-Regular", weight: 900) != font("VaryWidth-Regular", weight: 650))
        func ink(_ weight: Int) throws -> Int {
            let text = NSAttributedString(string: "a", attributes: [.font: font("VaryWidth-Regular", weight: weight, size: 40)])
            let image = try #require(Samples.render(CGSize(width: 60, height: 40)) { _ in text.draw(at: .zero) }.cgImage)
            return (0..<60).filter { image.pixel($0, 20)[3] > 128 }.count
        }
        #expect(try ink(400) == 16)
        #expect(try ink(900) == 32)
    }

    @Test("an instance keeps its value where the variation names no axis of the font")
    func instances() throws {
        try register("VaryInstance")
        let black = try #require(UIFont(name: "VaryInstance-Black", size: 10))
        #expect(abs(width(black) - 18) < 0.01)
        let variation = UIFontDescriptor.AttributeName(rawValue: "\(kCTFontVariationAttribute)")
        let other = UIFont(descriptor: black.fontDescriptor.addingAttributes([variation: [0x7764_7468: 80]]), size: 0)
        #expect(abs(width(other) - 18) < 0.01)
        let back = UIFont(descriptor: black.fontDescriptor.addingAttributes([variation: [weightAxis: 400]]), size: 0)
        #expect(abs(width(back) - 10) < 0.01)
    }

    @Test("CTFontCopyVariationAxes and CTFontCopyVariation tell the axes and the values other than the defaults")
    func axes() throws {
        try register("VaryAxes")
        let font = font("VaryAxes-Regular", weight: 700)
        let axes = try #require(CTFontCopyVariationAxes(font))
        let axis = try #require(axes.firstObject as? NSDictionary)
        #expect(axes.count == 1)
        #expect((axis["\(kCTFontVariationAxisIdentifierKey)"] as? NSNumber)?.intValue == weightAxis)
        #expect((axis["\(kCTFontVariationAxisMinimumValueKey)"] as? NSNumber)?.doubleValue == 100)
        #expect((axis["\(kCTFontVariationAxisDefaultValueKey)"] as? NSNumber)?.doubleValue == 400)
        #expect((axis["\(kCTFontVariationAxisMaximumValueKey)"] as? NSNumber)?.doubleValue == 900)
        #expect(axis["\(kCTFontVariationAxisNameKey)"] as? String == "Regular")
        let values = try #require(CTFontCopyVariation(font))
        #expect((values[NSNumber(value: weightAxis)] as? NSNumber)?.doubleValue == 700)
        let plain = try #require(UIFont(name: "VaryAxes-Regular", size: 10))
        #expect(CTFontCopyVariation(plain)?.count == 0)
        #expect(CTFontCopyVariationAxes(.systemFont(ofSize: 12)) == nil)
        #expect(CTFontCopyVariation(.systemFont(ofSize: 12)) == nil)
        let lighter = CTFontDescriptorCreateCopyWithVariation(font.fontDescriptor, NSNumber(value: weightAxis), 500)
        let made = CTFontCreateWithFontDescriptor(lighter, 10, nil)
        #expect((CTFontCopyVariation(made)?[NSNumber(value: weightAxis)] as? NSNumber)?.doubleValue == 500)
    }

    @Test("attributes without a name change the font that CTFontCreateCopyWithAttributes copies; the system font takes the weight")
    func copies() throws {
        try register("VaryCopy")
        let base = try #require(UIFont(name: "VaryCopy-Regular", size: 10))
        let heavy = CTFontDescriptorCreateWithAttributes(NSDictionary(dictionary: ["\(kCTFontVariationAttribute)": [weightAxis: 900]]))
        let copy = CTFontCreateCopyWithAttributes(base, 0, nil, heavy)
        #expect(copy.fontName == "VaryCopy-Regular")
        #expect(copy.pointSize == 10)
        #expect(abs(width(copy) - 18) < 0.01)
        let system = CTFontCreateCopyWithAttributes(.systemFont(ofSize: 20), 0, nil, heavy)
        #expect(system == .systemFont(ofSize: 20, weight: .black))
        #expect(CTFontCreateCopyWithAttributes(base, 0, nil, UIFont.systemFont(ofSize: 9).fontDescriptor) == .systemFont(ofSize: 10))
    }

    @Test("CTFontManagerRegisterFontDescriptors registers the file or the data that descriptors were made from")
    func descriptors() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-font-\(UUID().uuidString).ttf")
        try variable("VaryFile").write(to: url)
        let file = NSURL(fileURLWithPath: url.path)
        let fromFile = try #require(CTFontManagerCreateFontDescriptorsFromURL(file))
        #expect(fromFile.count == 3)
        let fromData = try #require(CTFontManagerCreateFontDescriptorFromData(variable("VaryData") as NSData))
        var errors: [NSError]?
        let all = NSArray(array: Array(fromFile) + [fromData, UIFontDescriptor(name: "Menlo-Bold", size: 0)])
        CTFontManagerRegisterFontDescriptors(all, .process, true) { found, isDone in
            errors = isDone ? found.compactMap { $0 as? NSError } : nil
            return true
        }
        #expect(errors?.map(\.code) == [CTFontManagerError.insufficientInfo.rawValue])
        #expect(errors?.first?.localizedDescription.contains("Menlo-Bold") == true)
        #expect(UIFont(name: "VaryFile-Regular", size: 10) != nil)
        #expect(UIFont(name: "VaryData-Black", size: 10) != nil)
        CTFontManagerUnregisterFontDescriptors(all, .process, nil)
        #expect(UIFont(name: "VaryFile-Regular", size: 10) == nil)
        #expect(UIFont(name: "VaryData-Black", size: 10) == nil)
        try FileManager.default.removeItem(at: url)
    }
}
