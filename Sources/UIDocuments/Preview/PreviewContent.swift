internal import DarwinFoundation
package import Foundation
package import UIKitCore

/// What a preview shows of a file.
@MainActor package enum PreviewContent {
    case image(UIImage)
    case text(String)
    /// The kind and size of a file whose content is not drawn.
    case card(FilesItem)
    /// There is no such file.
    case missing(String)

    /// Texts are shown up to this length. > Units: bytes.
    nonisolated static let longestText = 1 << 20

    package init(_ url: URL) {
        let reader = DocumentService.current.reader
        guard url.isFileURL, let item = reader.item(at: url) else {
            self = .missing(url.lastPathComponent)
            return
        }
        let type = item.type ?? "public.data"
        if reader.table.conforms(type, to: "public.image"), let image = UIImage(contentsOfFile: url.path) {
            self = .image(image)
        } else if reader.table.conforms(type, to: "public.text"), let text = PreviewText.read(url) {
            self = .text(text)
        } else {
            self = .card(item)
        }
    }

    /// Whether the content itself can be shown.
    package static func canShow(_ url: URL) -> Bool {
        switch PreviewContent(url) {
        case .image, .text: true
        case .card, .missing: false
        }
    }
}

/// Text files.
enum PreviewText {
    /// The beginning of a file as text; nil if it cannot be read or has zero bytes, which no text has.
    static func read(_ url: URL) -> String? {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: PreviewContent.longestText) else { return "" }
        return decode(data)
    }

    static func decode(_ data: Data) -> String? {
        let marks: [([UInt8], String.Encoding)] = [([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian)]
        for (mark, encoding) in marks where data.starts(with: mark) {
            return String(data: data.dropFirst(2), encoding: encoding)
        }
        guard !data.contains(0) else { return nil }
        // The end may be in the middle of a character.
        for dropped in 0..<min(4, data.count + 1) {
            if let text = String(data: data.dropLast(dropped), encoding: .utf8) { return text }
        }
        return String(data: data, encoding: .isoLatin1)
    }
}
