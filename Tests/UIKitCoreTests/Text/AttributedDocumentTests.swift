import Foundation
import Testing
import UIKitCore

@Suite("Text documents") struct AttributedDocumentTests {
    @Test("plain text is read in its encoding and tells what it is")
    func plain() throws {
        var told: NSDictionary?
        let text = try NSAttributedString(
            data: Data([0xE9, 0x74, 0xE9]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue], documentAttributes: &told)
        #expect(text.string == "été")
        let type = told?["DocumentType"] as? String
        #expect(type == "NSPlainText")
    }

    @Test("text in another encoding, and formats that are not read, are refused by name")
    func refused() {
        #expect { try NSAttributedString(data: Data([0xFF, 0xFE, 0x80]), documentAttributes: nil) } throws: {
            ($0 as? CocoaError)?.code == .fileReadInapplicableStringEncoding
        }
        #expect {
            try NSAttributedString(
                data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        } throws: { $0.localizedDescription.contains("NSHTML") }
    }
}
