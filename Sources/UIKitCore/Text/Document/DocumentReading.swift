internal import Foundation

/// Reads a document's data as attributed text.
struct DocumentReading {
    private(set) var text: NSAttributedString
    /// The document's attributes.
    private(set) var attributes: [String: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let given = options[.documentType]
        let named = given as? NSAttributedString.DocumentType ?? (given as? String).map(NSAttributedString.DocumentType.init(rawValue:))
        let type = named ?? Self.guess(data)
        let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        let raw = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
        let encoding = raw.map(String.Encoding.init(rawValue:))
        attributes = [NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue]
        switch type {
        case .plain:
            let (string, used) = try Self.decode(data, encoding ?? .utf8)
            text = NSAttributedString(string: string, attributes: defaults)
            note(used)
        case .html:
            let (string, used) = try Self.decode(data, encoding ?? Self.encoding(ofHTML: data))
            let read = HTMLReader.read(string, defaults)
            text = read.text
            note(used)
            attributes[NSAttributedString.DocumentAttributeKey.title.rawValue] = read.title
        case .rtf: text = try RTFReader.read(data, defaults)
        default:
            throw CocoaError(
                .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "documents of the type \(type.rawValue) cannot be read"])
        }
    }

    private mutating func note(_ encoding: String.Encoding) {
        attributes[NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue] = encoding.rawValue
    }

    private static func guess(_ data: Data) -> NSAttributedString.DocumentType { data.starts(with: Array("{\\rtf".utf8)) ? .rtf : .plain }

    private static func decode(_ data: Data, _ encoding: String.Encoding) throws -> (String, String.Encoding) {
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(
                .fileReadInapplicableStringEncoding, userInfo: [NSLocalizedDescriptionKey: "the text is not in the encoding \(encoding)"])
        }
        return (text, encoding)
    }

    /// From the byte order mark or the first bytes; else UTF-8 if valid, else the encoding of old pages.
    private static func encoding(ofHTML data: Data) -> String.Encoding {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return .utf16 }
        let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
        let names: [(String, String.Encoding)] = [
            ("charset=utf-8", .utf8), ("charset=\"utf-8", .utf8), ("charset=iso-8859-1", .windowsCP1252),
            ("charset=\"iso-8859-1", .windowsCP1252),
            ("charset=windows-1252", .windowsCP1252), ("charset=\"windows-1252", .windowsCP1252), ("charset=windows-1251", .windowsCP1251),
            ("charset=\"windows-1251", .windowsCP1251),
        ]
        let named = names.first { head.contains($0.0) }?.1
        if let named, named != .utf8 { return named }
        return String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8
    }
}
