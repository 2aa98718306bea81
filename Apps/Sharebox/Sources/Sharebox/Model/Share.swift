import Foundation

/// A file that was shared.
struct Share: Equatable, Identifiable {
    var id: String
    var name: String
    var createdAt: Date
    /// In bytes.
    var size: Int64
    /// In hexadecimal digits; the service knows it of every whole file.
    var sha256: String?
    /// The folder it lies in; nil for none.
    var folder: String?
    /// Where others find it, beginning with a slash.
    var link: String

    var kind: FileKind { FileKind(name: name) }
}

/// A folder of shares.
struct Folder: Equatable, Identifiable {
    var id: String
    var name: String
    var parent: String?
}
