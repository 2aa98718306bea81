public import Foundation

/// Data for Foundation's `XMLParser`, which on Linux takes less than four bytes for a document without errors.
public enum XMLDocuments {
    /// The data with white space after it, so that the parser reads it. The shortest document, `<a/>`, has four bytes.
    public static func readable(_ data: Data) -> Data {
        data.count < 4 ? data + Data(repeating: UInt8(ascii: "\n"), count: 4 - data.count) : data
    }
}
