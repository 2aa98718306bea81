import Foundation
import Testing

@testable import MessageUI

@Suite("Files of messages") struct MessageDocumentTests {
    private let date = Date(timeIntervalSince1970: 1_136_214_245)

    private func lines(_ change: (inout OutgoingMessage) -> Void) -> [String] {
        var message = OutgoingMessage(kind: .mail)
        change(&message)
        return String(decoding: MessageDocument(message: message, date: date).data, as: UTF8.self).components(separatedBy: "\r\n")
    }

    @Test("a plain mail has its headers and the text in base64")
    func plain() throws {
        let lines = lines {
            ($0.from, $0.to, $0.cc) = ("me@example.org", ["a@example.org", "b@example.org"], ["c@example.org"])
            ($0.subject, $0.body) = ("Lunch", "At noon?")
        }
        #expect(
            lines == [
                "Date: Mon, 02 Jan 2006 15:04:05 +0000", "From: me@example.org", "To: a@example.org,", " b@example.org",
                "Cc: c@example.org", "Subject: Lunch", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64", "", Data("At noon?".utf8).base64EncodedString(), "",
            ])
    }

    @Test("attachments follow the text, in lines of at most 76 characters")
    func attachments() throws {
        let content = Data((0..<200).map { UInt8($0) })
        let lines = lines {
            ($0.body, $0.isHTML) = ("<b>x</b>", true)
            $0.attachments = [MessageAttachment(data: content, mimeType: "image/png", name: "Bär 1.png")]
        }
        #expect(lines.contains("Content-Type: multipart/mixed; boundary=\"=_part\""))
        #expect(lines.filter { $0 == "--=_part" }.count == 2)
        #expect(lines.suffix(2) == ["--=_part--", ""])
        #expect(lines.contains("Content-Type: text/html; charset=utf-8"))
        #expect(lines.contains("Content-Disposition: attachment; filename*=UTF-8''B%C3%A4r%201.png"))
        let start = try #require(lines.lastIndex(of: ""))  // the line after the last boundary
        #expect(start == lines.count - 1)
        let empty = try #require(lines.dropLast().lastIndex(of: ""))
        let encoded = lines[(empty + 1)..<(lines.count - 2)]
        #expect(encoded.allSatisfy { $0.utf8.count <= 76 })
        #expect(Data(base64Encoded: encoded.joined()) == content)
    }

    @Test("a line break in a subject, an address or a type begins no header")
    func injection() {
        let lines = lines {
            ($0.subject, $0.to) = ("Hello\r\nBcc: x@example.org", ["a@example.org\nX-Evil: 1"])
            $0.attachments = [MessageAttachment(data: Data(), mimeType: "text/plain\r\nX-Evil: 2", name: "a\r\nX-Evil: 3")]
        }
        #expect(!lines.contains { $0.hasPrefix("Bcc:") || $0.hasPrefix("X-Evil") })
        #expect(lines.contains("Subject: Hello  Bcc: x@example.org"))
    }

    @Test("other characters are encoded words of at most 75 characters that split no character")
    func words() throws {
        let subject = String(repeating: "会议", count: 20)
        let words = MessageDocument.encoded(subject).components(separatedBy: "\r\n ")
        #expect(words.count > 1)
        let decoded = try words.map { word -> String in
            #expect(word.utf8.count <= 75)
            let data = try #require(Data(base64Encoded: String(word.dropFirst("=?utf-8?B?".count).dropLast(2))))
            return try #require(String(data: data, encoding: .utf8))
        }
        #expect(decoded.joined() == subject)
    }

    @Test("addresses are between commas and semicolons")
    func addresses() {
        #expect(OutgoingMessage.addresses(in: " a@example.org, b@example.org;; c ") == ["a@example.org", "b@example.org", "c"])
        #expect(OutgoingMessage.addresses(in: " , ").isEmpty)
    }

    @Test("a file has the subject's name without what names cannot have")
    @MainActor func names() {
        var mail = OutgoingMessage(kind: .mail)
        #expect(MessageOutbox.fileName(mail) == "Message.eml")
        mail.subject = "../Plan/2"
        #expect(MessageOutbox.fileName(mail) == "-Plan-2.eml")
        mail.subject = String(repeating: "👩‍👩‍👧‍👦", count: 80)
        #expect(MessageOutbox.fileName(mail).utf8.count <= 204)
        var text = OutgoingMessage(kind: .text)
        text.to = ["555 0100"]
        #expect(MessageOutbox.fileName(text) == "555 0100.eml")
    }
}
