internal import CCairo
public import Foundation

// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// The document's title, a string.
nonisolated(unsafe) public let kCGPDFContextTitle: CFString = NSString(string: "kCGPDFContextTitle")
/// The document's author, a string.
nonisolated(unsafe) public let kCGPDFContextAuthor: CFString = NSString(string: "kCGPDFContextAuthor")
/// The document's subject, a string.
nonisolated(unsafe) public let kCGPDFContextSubject: CFString = NSString(string: "kCGPDFContextSubject")
/// The program that made the document, a string.
nonisolated(unsafe) public let kCGPDFContextCreator: CFString = NSString(string: "kCGPDFContextCreator")
/// The document's keywords, a string or an array of strings.
nonisolated(unsafe) public let kCGPDFContextKeywords: CFString = NSString(string: "kCGPDFContextKeywords")
/// The box of a page, data that contain a `CGRect`.
nonisolated(unsafe) public let kCGPDFContextMediaBox: CFString = NSString(string: "kCGPDFContextMediaBox")
/// The owner's password. Documents are not encrypted: a context with one is not made.
nonisolated(unsafe) public let kCGPDFContextOwnerPassword: CFString = NSString(string: "kCGPDFContextOwnerPassword")
/// The password for reading. Documents are not encrypted: a context with one is not made.
nonisolated(unsafe) public let kCGPDFContextUserPassword: CFString = NSString(string: "kCGPDFContextUserPassword")

/// The dictionaries of PDF contexts.
enum PDFInfo {
    /// Whether a document with this information can be written: one with a password cannot.
    static func isWritable(_ info: CFDictionary?) -> Bool {
        for key in [kCGPDFContextOwnerPassword, kCGPDFContextUserPassword] where text(info, key) != nil {
            Diagnostics.report("CGContext: PDF documents are not encrypted; leave out \(key) to write one that everyone can read")
            return false
        }
        return true
    }

    static func write(_ info: CFDictionary?, to surface: OpaquePointer) {
        let fields: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
            (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
        ]
        for (key, field) in fields {
            guard let value = text(info, key) else { continue }
            cairo_pdf_surface_set_metadata(surface, field, value)
        }
    }

    /// The box in a page's dictionary; nil without one, or if its data are too short.
    static func mediaBox(_ info: CFDictionary?) -> CGRect? {
        guard let value = info?.object(forKey: kCGPDFContextMediaBox) else { return nil }
        let data: Data
        switch value {
        case let bytes as Data: data = bytes
        case let bytes as NSData: data = Data(bytes: bytes.bytes, count: bytes.length)
        case let rect as CGRect: return rect
        default: return nil
        }
        guard data.count >= MemoryLayout<CGRect>.size else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }

    private static func text(_ info: CFDictionary?, _ key: CFString) -> String? {
        switch info?.object(forKey: key) {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let list as [String]: list.joined(separator: ", ")
        default: nil
        }
    }
}
