internal import Foundation

/// Writes a message as an Internet message, which mail programs open: RFC 5322, RFC 2045 to 2047, RFC 2231.
struct MessageDocument {
    let message: OutgoingMessage
    let date: Date

    /// Between the parts. `_` does not occur in base64, in which all parts are, so that no part contains it.
    private static let boundary = "=_part"
    /// The longest line of base64 by RFC 2045, section 6.8, in characters.
    private static let lineLength = 76
    /// An encoded word has at most 75 characters by RFC 2047, section 2: 12 around base64 of so many bytes.
    private static let wordBytes = 45

    /// The file's content.
    var data: Data {
        var lines = headers
        if message.attachments.isEmpty {
            lines += textPart
        } else {
            lines += ["Content-Type: multipart/mixed; boundary=\"\(Self.boundary)\"", "", "--\(Self.boundary)"] + textPart
            for attachment in message.attachments { lines += ["--\(Self.boundary)"] + part(attachment) }
            lines += ["--\(Self.boundary)--"]
        }
        return Data((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    private var headers: [String] {
        var result = ["Date: \(Self.text(of: date))"]
        result.append("From: \(Self.line(message.from ?? "device@localhost"))")
        for (name, addresses) in [("To", message.to), ("Cc", message.cc), ("Bcc", message.bcc)] where !addresses.isEmpty {
            result.append("\(name): \(addresses.map(Self.line).joined(separator: ",\r\n "))")
        }
        if !message.subject.isEmpty { result.append("Subject: \(Self.encoded(message.subject))") }
        return result + ["MIME-Version: 1.0"]
    }

    private var textPart: [String] {
        [
            "Content-Type: text/\(message.isHTML ? "html" : "plain"); charset=utf-8", "Content-Transfer-Encoding: base64", "",
            Self.base64(Data(message.body.utf8)),
        ]
    }

    private func part(_ attachment: MessageAttachment) -> [String] {
        [
            "Content-Type: \(Self.line(attachment.mimeType))",
            "Content-Disposition: attachment; filename*=UTF-8''\(Self.percentEncoded(attachment.name))",
            "Content-Transfer-Encoding: base64", "", Self.base64(attachment.data),
        ]
    }

    /// A line of a header: what an app passes must not begin another one.
    private static func line(_ text: String) -> String {
        let single = String(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) })
        return single.utf8.allSatisfy { $0 < 128 } ? single : encoded(single)
    }

    /// A text of a header: ASCII as it is, others as encoded words.
    static func encoded(_ text: String) -> String {
        let single = String(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) })
        guard !single.utf8.allSatisfy({ $0 < 128 }) else { return single }
        var words = [""]
        for scalar in single.unicodeScalars {
            let last = words[words.count - 1]
            if last.utf8.count + String(scalar).utf8.count > wordBytes { words.append("") }
            words[words.count - 1].unicodeScalars.append(scalar)
        }
        return words.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    private static func percentEncoded(_ name: String) -> String {
        let kept = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return name.addingPercentEncoding(withAllowedCharacters: kept) ?? "attachment"
    }

    private static func base64(_ data: Data) -> String {
        let text = Array(data.base64EncodedString().utf8)
        return stride(from: 0, to: text.count, by: lineLength)
            .map { String(decoding: text[$0..<min($0 + lineLength, text.count)], as: UTF8.self) }
            .joined(separator: "\r\n")
    }

    /// The date in universal time, by RFC 5322, section 3.3.
    private static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}
