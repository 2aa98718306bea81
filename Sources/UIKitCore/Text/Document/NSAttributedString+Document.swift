public import Foundation

extension NSAttributedString {
    /// The format of a text document.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`; text whose type nobody names is plain.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A `String.Encoding`'s raw value; UTF-8 when nobody names one.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// The text of a document.
    ///
    /// - Parameter dict: gets what the document says of itself.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for text that is not in its encoding, `featureUnsupported` for formats that Ferry
    ///   does not read yet.
    /// > Contract: UIKit, init(data:options:documentAttributes:)
    /// > Partial: reads plain text; HTML, RTF and RTFD are refused.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let given = options[.documentType]
        let type = given as? DocumentType ?? (given as? String).map(DocumentType.init(rawValue:)) ?? .plain
        guard type == .plain else {
            throw CocoaError(
                .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "documents of the type \(type.rawValue) cannot be read yet"])
        }
        let raw = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
        let encoding = raw.map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(
                .fileReadInapplicableStringEncoding, userInfo: [NSLocalizedDescriptionKey: "the text is not in the encoding \(encoding)"])
        }
        let attributes: [String: Any] = [
            DocumentAttributeKey.documentType.rawValue: type.rawValue, DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
        ]
        dict?.pointee = NSDictionary(dictionary: attributes)
        self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}
