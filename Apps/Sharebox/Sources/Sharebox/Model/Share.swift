import Foundation

/// A shared file.
struct Share: Equatable, Identifiable {
    var id: String
    var name: String
    var createdAt: Date
    /// In bytes.
    var size: Int64
    /// In hexadecimal digits; the service knows it for every complete file.
    var sha256: String?
    /// The folder that contains it, if any.
    var folder: String?
    /// The path of its public link, with a leading slash.
    var link: String

    var kind: FileKind { FileKind(name: name) }
}

/// A folder of shares.
struct Folder: Equatable, Identifiable {
    var id: String
    var name: String
    var parent: String?
}
