internal import UniformTypeIdentifiers

/// Which files an element of a page accepts, by its `accept` attribute.
struct FileFilter: Equatable {
    /// Whether photos are among them.
    let acceptsPhotos: Bool
    /// Whether other files are among them.
    let acceptsFiles: Bool
    /// Identifiers of uniform types, for a picker of files.
    let types: [String]

    /// `accept` is a list of MIME types, groups of them such as `image/*`, and file name extensions, with commas. Without one that is known
    /// every file is accepted.
    init(accept: String) {
        let found = accept.split(separator: ",").compactMap { Self.type($0.filter { !$0.isWhitespace }.lowercased()) }
        guard !found.isEmpty else {
            (acceptsPhotos, acceptsFiles, types) = (true, true, [UTType.item.identifier])
            return
        }
        acceptsPhotos = found.contains { $0.conforms(to: .image) }
        acceptsFiles = true
        var identifiers: [String] = []
        for type in found where !identifiers.contains(type.identifier) { identifiers.append(type.identifier) }
        types = identifiers
    }

    private static func type(_ word: String) -> UTType? {
        if word.hasPrefix(".") { return UTType(filenameExtension: String(word.dropFirst())) }
        switch word {
        case "*/*": return .item
        case "image/*": return .image
        case "video/*": return .movie
        case "audio/*": return .audio
        case "text/*": return .text
        default: return UTType(mimeType: word).flatMap { $0.isDynamic ? nil : $0 }
        }
    }
}
