public import Foundation

extension NSAttributedString {
    /// The format of a text document.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich Text Format with attachments; refused by Ferry.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML, with inline styles; external style sheets and images are not loaded.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key of the options for reading a document.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`; plain text by default.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// A dictionary of attributes for text whose document does not specify them.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A `String.Encoding`'s raw value; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }

    /// A key of the attributes that a document had.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of the document's `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The raw value of the `String.Encoding` used; missing for RTF.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The title of an HTML document, a `String`.
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

    /// Creates the text of a document in a file, as the initialiser from data does.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
