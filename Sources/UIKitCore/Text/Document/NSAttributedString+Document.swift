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
        /// A `DocumentType`; plain text by default.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A `String.Encoding`'s raw value; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }

    /// The text of a document: plain, HTML or RTF. Without a type it is detected from the data.
    ///
    /// Missing fonts are replaced with the system's. HTML is parsed as leniently as in browsers; external style sheets and images are not
    /// loaded.
    /// - Parameter dict: receives the document's attributes.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for text that is not in its encoding, `fileReadCorruptFile` for invalid
    ///   RTF, `featureUnsupported` for RTFD.
    /// > Contract: UIKit, init(data:options:documentAttributes:)
    /// > Partial: RTFD is refused; images and tables in RTF are ignored.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(data, options)
        dict?.pointee = NSDictionary(dictionary: document.attributes)
        self.init(attributedString: document.text)
    }

    /// The same for a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
