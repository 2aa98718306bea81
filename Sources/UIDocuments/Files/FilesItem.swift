package import Foundation

/// A file or folder that the user sees.
package struct FilesItem: Hashable, Sendable {
    package var url: URL
    /// What is shown instead of the file's name; nil for that.
    package var title: String?
    package var isFolder: Bool
    /// A uniform type; nil without an extension.
    package var type: String?
    /// > Units: bytes.
    package var size: Int
    package var date: Date?

    package init(url: URL, title: String? = nil, isFolder: Bool, type: String?, size: Int = 0, date: Date? = nil) {
        self.url = url
        self.title = title
        self.isFolder = isFolder
        self.type = type
        self.size = size
        self.date = date
    }

    /// The name as Files shows it: without extension, unless `showsExtension`.
    package func name(showsExtension: Bool) -> String {
        if let title { return title }
        return isFolder || showsExtension ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }
}

/// The order of a list of files.
package enum FilesOrder: String, CaseIterable, Sendable {
    case name, kind, date, size
}

/// The files of a folder in the order and with the selection that the user chose.
package struct FilesListing: Equatable, Sendable {
    package private(set) var items: [FilesItem]

    package init(_ items: [FilesItem], by order: FilesOrder = .name, matching text: String = "") {
        let words = text.trimmingCharacters(in: .whitespaces).lowercased()
        let kept = words.isEmpty ? items : items.filter { $0.name(showsExtension: true).lowercased().contains(words) }
        self.items = kept.sorted { Self.precedes($0, $1, order) }
    }

    /// Newest and largest come first; equal ones are in the order of names, in which numbers count as such.
    private static func precedes(_ one: FilesItem, _ other: FilesItem, _ order: FilesOrder) -> Bool {
        switch order {
        case .name: break
        case .kind where one.isFolder != other.isFolder: return one.isFolder
        case .kind where one.url.pathExtension.lowercased() != other.url.pathExtension.lowercased():
            return one.url.pathExtension.lowercased() < other.url.pathExtension.lowercased()
        case .date where one.date != other.date: return (one.date ?? .distantPast) > (other.date ?? .distantPast)
        case .size where one.size != other.size: return one.size > other.size
        default: break
        }
        let compared = one.name(showsExtension: false).compare(other.name(showsExtension: false), options: [.caseInsensitive, .numeric])
        return compared == .orderedSame ? one.url.path < other.url.path : compared == .orderedAscending
    }
}

/// Which files may be chosen.
package struct FilesFilter: Sendable {
    /// Uniform types; empty for all files.
    package var types: [String]
    /// Choosing a folder, too, and not only going into it.
    package var includesFolders: Bool
    private let table: DocumentTypeTable

    init(types: [String], table: DocumentTypeTable) {
        self.types = types
        self.table = table
        includesFolders = types.contains { ["public.folder", "public.directory"].contains($0) }
    }

    package func accepts(_ item: FilesItem) -> Bool {
        if item.isFolder { return includesFolders }
        guard !types.isEmpty else { return true }
        let type = item.type ?? "public.data"
        return types.contains { table.conforms(type, to: $0) }
    }
}
