import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Uniform types") struct UTTypeTests {
    @Test(
        "finds a type by extension and MIME type, ignoring case",
        arguments: [
            ("png", "image/png", UTType.png), ("JPG", "image/jpeg", .jpeg), ("pdf", "application/pdf", .pdf),
            ("Json", "application/json", .json),
        ])
    func tags(name: String, mimeType: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type)
        #expect(UTType(mimeType: mimeType) == type)
        #expect(type.preferredMIMEType == mimeType)
        #expect(type.isPublic || type == .pdf)
        #expect(type.isDeclared)
        #expect(!type.isDynamic)
        #expect(type.localizedDescription != nil)
    }

    @Test("a type conforms to its supertypes, transitively")
    func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.content.isSupertype(of: .swiftSource))
        #expect(UTType.svg.supertypes.contains(.xml))
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) != .mpeg4Movie)
    }

    @Test("an unknown tag gives a dynamic type, which has the tag")
    func dynamic() throws {
        let made = try #require(UTType(filenameExtension: "Ferry Größe"))
        #expect(made.isDynamic)
        #expect(made.identifier.hasPrefix("dyn."))
        #expect(made == UTType(filenameExtension: "ferry größe"))
        #expect(made.preferredFilenameExtension == "ferry größe")
        #expect(made.conforms(to: .data))
        #expect(UTType(made.identifier) == made)
        #expect(made != UTType(filenameExtension: "other"))
    }

    @Test("all named types and their supertypes are in the table")
    func table() {
        for type in [UTType.item, .content, .image, .movie, .folder, .epub, .log, .font, .usdz, .emailMessage] {
            #expect(UTType(type.identifier) == type)
            for parent in type.supertypes { #expect(UTType(parent.identifier) != nil) }
        }
    }

    @Test(
        "hostile identifiers and tags",
        arguments: ["", "dyn.", "dyn.a", "dyn.zz", "dyn.éé", "dyn.pp", "public.", "x\0y", String(repeating: "a", count: 100_000)])
    func hostile(_ text: String) {
        #expect(UTType(text) == nil)
        #expect(UTType("dyn." + text + text) == nil)
        #expect(UTType(filenameExtension: text)?.isDynamic ?? true)
        #expect(!UTTypeConformsTo(NSString(string: text), kUTTypeImage))
    }

    @Test("the deprecated functions give the same results")
    func older() throws {
        let found = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg", nil)
        #expect(try #require(found).takeRetainedValue() == kUTTypeJPEG)
        let tag = UTTypeCopyPreferredTagWithClass(kUTTypeGIF, kUTTagClassMIMEType)
        #expect(try #require(tag).takeRetainedValue() == "image/gif")
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeEqual(kUTTypeText, "PUBLIC.TEXT"))
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "audio/mpeg", kUTTypeAudio)
        #expect(try #require(all).takeRetainedValue().count == 1)
        #expect(
            UTTypeIsDynamic(
                try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "qqq", nil)).takeRetainedValue()))
    }
}
