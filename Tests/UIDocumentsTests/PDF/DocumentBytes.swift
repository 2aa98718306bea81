import Foundation

/// What tests read of a PDF document: its objects are text, and only the contents of pages are compressed.
struct DocumentBytes {
    private let text: String

    init(_ data: Data) { text = String(decoding: data, as: Unicode.ASCII.self) }

    var isDocument: Bool { text.hasPrefix("%PDF-") && text.contains("%%EOF") }
    func contains(_ part: String) -> Bool { text.contains(part) }

    var imageCount: Int { text.components(separatedBy: "/Subtype /Image").count - 1 }

    var pageCount: Int { text.components(separatedBy: "/Type /Page").dropFirst().filter { !$0.hasPrefix("s") }.count }

    /// The boxes of the pages, as width and height.
    var boxes: [[Double]] {
        text.components(separatedBy: "/MediaBox [").dropFirst().compactMap { part in
            let numbers = part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
            return numbers.count == 4 ? [numbers[2] - numbers[0], numbers[3] - numbers[1]] : nil
        }
    }
}
