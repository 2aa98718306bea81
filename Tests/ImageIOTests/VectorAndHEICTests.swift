import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite("SVG")
struct SVGTests {
    private func svg(_ body: String, _ size: String = #"width="20" height="10""#) -> Data {
        Data(#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \#(size)>\#(body)</svg>"#.utf8)
    }

    @Test("draws at any size")
    func drawing() throws {
        let file = try SVGFile(
            svg(##"<rect width="10" height="10" fill="#ff0000"/><rect x="10" width="10" height="10" fill="#0000ff" opacity="0.5"/>"##))
        #expect(file.size == CGSize(width: 20, height: 10))
        for factor in [1, 7, 40] {
            let image = try file.image(width: 20 * factor, height: 10 * factor)
            #expect(image.pixel(2, 2) == [255, 0, 0, 255])
            #expect(image.pixel(20 * factor - 2, 2)[3] == 128)
        }
    }

    @Test("takes the size from the view box if there is no other")
    func viewBox() throws { #expect(try SVGFile(svg("", #"viewBox="0 0 24 12""#)).size == CGSize(width: 24, height: 12)) }

    @Test("draws one element of a symbol's file")
    func parts() throws {
        let text =
            ##"<rect width="200" height="200" fill="#ff0000"/><g id="Regular-M"><rect x="50" y="50" width="40" height="20" fill="#00ff00"/></g>"##
        let file = try SVGFile(svg(text, #"width="200" height="200""#), part: SVGFile.regularSymbol)
        #expect(file.size == CGSize(width: 40, height: 20))
        #expect(try file.image(width: 40, height: 20).pixel(20, 10) == [0, 255, 0, 255])
        #expect(try SVGFile(svg(text, #"width="200" height="200""#), part: "none").size.width == 200)
    }

    @Test(
        "refuses a drawing without a valid size",
        arguments: [
            "", "x", "<svg", "<html/>", "<svg xmlns='http://www.w3.org/2000/svg' width='-1' height='3'/>",
            "<svg xmlns='http://www.w3.org/2000/svg'/>",
        ])
    func nonsense(text: String) { #expect(throws: ImageDecodingError.self) { try SVGFile(Data(text.utf8)) } }

    @Test("refuses sizes too large to allocate")
    func absurd() throws {
        #expect(throws: ImageDecodingError.self) { try SVGFile(svg("", #"width="100000" height="100000""#)) }
        let file = try SVGFile(svg(""))
        for (width, height) in [(0, 5), (-1, 5), (60_000, 60_000), (100_000, 1)] {
            #expect(throws: ImageDecodingError.self) { try file.image(width: width, height: height) }
        }
    }

    @Test("loads nothing that a file references")
    func references() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/ferry-svg-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let secret = folder + "/secret.png"
        try SampleFiles.file("public.png", [try SampleFiles.image()]).write(to: URL(fileURLWithPath: secret))
        for address in ["file://\(secret)", secret, "http://127.0.0.1:9/x.png"] {
            let file = try SVGFile(svg(#"<image width="20" height="10" xlink:href="\#(address)"/>"#))
            #expect(try file.image(width: 20, height: 10).pixel(5, 5)[3] == 0, "\(address)")
        }
        let entity =
            #"<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file://\#(secret)">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>"#
        _ = try? SVGFile(Data(entity.utf8)).image(width: 9, height: 9)
    }

    @Test("does not expand entities or references without limit")
    func laughter() throws {
        var entities = #"<!ENTITY a0 "haha">"#
        for level in 1...12 { entities += "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">" }
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE svg [\(entities)]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&a12;</text></svg>"
        _ = try? SVGFile(Data(text.utf8)).image(width: 9, height: 9)
        var groups = #"<g id="g0"><rect width="1" height="1"/></g>"#
        for level in 1...8 {
            groups += "<g id=\"g\(level)\">" + String(repeating: "<use xlink:href=\"#g\(level - 1)\"/>", count: 8) + "</g>"
        }
        _ = try? SVGFile(svg("<defs>\(groups)</defs><use xlink:href=\"#g8\"/>")).image(width: 9, height: 9)
        let own = try SVGFile(svg(##"<g id="a"><use xlink:href="#a"/></g>"##))
        _ = try? own.image(width: 9, height: 9)
    }

    @Test(
        "refuses filters that are too costly, before anything is drawn",
        arguments: [
            #"<feTurbulence numOctaves="1000000000"/>"#, #"<feTurbulence numOctaves = '65'/>"#, #"<feMorphology radius="9999"/>"#,
            #"<feMorphology operator="dilate" radius="1 9999"/>"#, #"<feConvolveMatrix order="9999" kernelMatrix="1"/>"#,
            #"<feGaussianBlur stdDeviation="1e9"/>"#, #"<feTurbulence baseFrequency="1>2" numOctaves="&#49;000000"/>"#,
        ])
    func hostileFilters(primitive: String) {
        let text = ##"<filter id="f">\##(primitive)</filter><rect width="20" height="10" filter="url(#f)"/>"##
        #expect(throws: ImageDecodingError.self) { try SVGFile(svg(text)) }
        let prefixed =
            Data(
                #"<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9">"#.utf8)
            + Data(primitive.replacing("<fe", with: "<s:fe").utf8) + Data("</s:svg>".utf8)
        #expect(throws: ImageDecodingError.self) { try SVGFile(prefixed) }
        let utf16 = String(decoding: svg(text), as: UTF8.self).data(using: .utf16)
        #expect(throws: ImageDecodingError.self) { try SVGFile(utf16 ?? Data()) }
    }

    @Test("draws filters; refuses them at a size where they would take too long")
    func filters() throws {
        let text =
            ##"<filter id="f"><feTurbulence baseFrequency="0.1" numOctaves="4"/><feMorphology radius="2"/><feGaussianBlur stdDeviation="3 2"/>"##
            + ##"</filter><rect width="20" height="10" filter="url(#f)"/>"##
        _ = try SVGFile(svg(text)).image(width: 40, height: 20)
        let slow = ##"<filter id="f"><feMorphology radius="200"/></filter><rect width="20" height="10" filter="url(#f)"/>"##
        let file = try SVGFile(svg(slow))
        #expect(throws: ImageDecodingError.self) { try file.image(width: 2000, height: 1000) }
        let scaled = ##"<g transform="scale(1000)"><g transform="scale(1000 1)"><feMorphology radius="1"/></g></g>"##
        #expect(throws: ImageDecodingError.self) { try SVGFile(svg(scaled)).image(width: 20, height: 10) }
        let entity = Data(#"<!DOCTYPE svg [<!ENTITY n "1000000">]><svg width="9" height="9"><feTurbulence numOctaves="&n;"/></svg>"#.utf8)
        #expect(throws: ImageDecodingError.self) { try SVGFile(entity) }
    }

    @Test("survives hundreds of damaged files")
    func damage() throws {
        let whole = svg(
            ##"<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path d="M1 1C2 3 4 5 6 7Z" fill="url(#g)" transform="rotate(30)"/><text x="1" y="9">Hi</text>"##
        )
        var dice = SeededRandom(seed: 11)
        for _ in 0..<400 {
            var file = whole
            for _ in 0...dice.roll(5) {
                let place = file.startIndex + dice.roll(file.count)
                switch dice.roll(3) {
                case 0: file[place] = UInt8(dice.roll(256))
                case 1: file.removeSubrange(place..<min(place + dice.roll(12), file.endIndex))
                default: file.insert(contentsOf: (0..<dice.roll(6)).map { _ in UInt8(32 + dice.roll(90)) }, at: place)
                }
                if file.isEmpty { break }
            }
            guard let opened = try? SVGFile(file) else { continue }
            _ = try? opened.image(width: 8, height: 8)
        }
    }
}

@Suite("HEIC")
struct HEICTests {
    private static let file: Result<Data, any Error> = Result {
        try SampleFiles.file("public.heic", [try SampleFiles.image(width: 64, height: 48)])
    }

    @Test("decodes what was encoded, by its type")
    func roundTrip() throws {
        let source = try SampleFiles.source(try Self.file.get())
        #expect(CGImageSourceGetType(source) as String? == "public.heic")
        #expect(CGImageSourceGetCount(source) == 1)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 64)
        #expect(image.height == 48)
        // Lossy, and chroma is stored at half the resolution.
        let (left, right) = (image.pixel(8, 20), image.pixel(56, 20))
        #expect(left[0] > 220)
        #expect(left[2] < 35)
        #expect(right[2] > 220)
        #expect(right[0] < 35)
    }

    @Test("keeps alpha")
    func alpha() throws {
        let file = try SampleFiles.file("public.heic", [try SampleFiles.image(right: .clear, width: 64, height: 48)])
        let image = try #require(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil))
        #expect(image.pixel(8, 20)[3] > 230)
        #expect(image.pixel(56, 20)[3] < 25)
    }

    @Test("writes the pixels upright")
    func orientation() throws {
        let picture = try SampleFiles.image(width: 64, height: 48)
        let file = try SampleFiles.file("public.heic", [picture], properties: [kCGImagePropertyOrientation: 6])
        let image = try #require(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil))
        #expect(image.width == 48)
        #expect(image.height == 64)
        #expect(image.pixel(20, 8)[0] > 220)
    }

    @Test("survives truncation and damage")
    func damage() throws {
        let whole = try Self.file.get()
        for length in stride(from: 0, to: whole.count, by: 7) {
            let source = try SampleFiles.source(whole.prefix(length))
            _ = CGImageSourceCreateImageAtIndex(source, 0, nil)
        }
        var dice = SeededRandom(seed: 5)
        for _ in 0..<300 {
            var file = whole
            for _ in 0...dice.roll(6) { file[file.startIndex + dice.roll(file.count)] = UInt8(dice.roll(256)) }
            _ = CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil)
        }
    }

    @Test("refuses sizes too large to allocate")
    func bombs() throws {
        var file = try Self.file.get()
        // The box with the image's size: "ispe", four bytes of flags, width, height.
        let mark = try #require(file.range(of: Data("ispe".utf8)))
        for index in 0..<8 { file[mark.upperBound + 4 + index] = [0, 1, 0x86, 0xA0][index % 4] }
        #expect(CGImageSourceCreateImageAtIndex(try SampleFiles.source(file), 0, nil) == nil)
    }
}
