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
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }

    /// The text of a document: plain, HTML or RTF. Without a type it is read as what it begins with.
    ///
    /// Fonts that the device has not are the system's. HTML is read as browsers do, where nothing is an error; style sheets and pictures
    /// elsewhere are not fetched.
    /// - Parameter dict: gets what the document says of itself.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for text that is not in its encoding, `fileReadCorruptFile` for RTF that is
    ///   none, `featureUnsupported` for RTFD.
    /// > Contract: UIKit, init(data:options:documentAttributes:)
    /// > Partial: RTFD is refused, pictures and tables of RTF are left out.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReading(data, options)
        dict?.pointee = NSDictionary(dictionary: document.attributes)
        self.init(attributedString: document.text)
    }

    /// The same of a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}
