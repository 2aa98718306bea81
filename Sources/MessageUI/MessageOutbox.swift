internal import Foundation
internal import UIDocuments
internal import UIKitCore

/// Stores messages in the device's folder, and says in the log where.
@MainActor enum MessageOutbox {
    /// Puts a message into the outbox. > Throws: what writing the file does.
    static func send(_ message: OutgoingMessage) throws { try write(message, to: DocumentService.current.outbox, "sent") }

    /// Puts a mail into the outbox's folder for drafts. > Throws: what writing the file does.
    static func save(_ message: OutgoingMessage) throws {
        try write(message, to: DocumentService.current.outbox.appendingPathComponent("Drafts", isDirectory: true), "saved")
    }

    private static func write(_ message: OutgoingMessage, to folder: URL, _ verb: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = FilesReader.place(for: fileName(message), in: folder)
        try MessageDocument(message: message, date: Date()).data.write(to: place, options: .atomic)
        DocumentService.current.log("\(verb) \(place.path)")
    }

    /// The subject, or for a text message the first recipient, without what names of files cannot have.
    static func fileName(_ message: OutgoingMessage) -> String {
        let title = message.subject.isEmpty && message.kind == .text ? message.to.first ?? "" : message.subject
        let kept = String(title.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 }).trimmingCharacters(in: .whitespaces)
        // A name has at most 255 bytes, of which a character takes up to four and more.
        var stem = String(kept.drop { $0 == "." }.prefix(80))
        while stem.utf8.count > 200 { stem.removeLast() }
        return "\(stem.isEmpty ? "Message" : stem).eml"
    }
}
