internal import Foundation

/// A file that goes with a message.
struct MessageAttachment: Equatable, Sendable {
    var data: Data
    var mimeType: String
    var name: String
}

/// A mail or a text message as the user edits it.
struct OutgoingMessage: Equatable, Sendable {
    enum Kind: Sendable { case mail, text }

    let kind: Kind
    /// The sender's address; nil for the device's.
    var from: String?
    var to: [String] = []
    var cc: [String] = []
    var bcc: [String] = []
    var subject = ""
    var body = ""
    var isHTML = false
    var attachments: [MessageAttachment] = []

    init(kind: Kind) { self.kind = kind }

    var recipients: [String] { to + cc + bcc }
    var canBeSent: Bool { !recipients.isEmpty }
    /// Whether nothing would be lost by throwing it away.
    var isEmpty: Bool { recipients.isEmpty && subject.isEmpty && body.isEmpty && attachments.isEmpty }

    /// The addresses in a field of the form, between commas or semicolons.
    static func addresses(in text: String) -> [String] {
        text.split { $0 == "," || $0 == ";" }.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }
}
