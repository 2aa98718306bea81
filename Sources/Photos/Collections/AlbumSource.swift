internal import PhotoLibrary

/// What a collection consists of.
enum AlbumSource: Hashable, Sendable {
    case user(String)
    case smart(SmartAlbum)
    /// Of an app, not in the library.
    case transient([String])

    var isHiddenAlbum: Bool { self == .smart(.hidden) }

    func assets(of contents: PhotoLibraryContents) -> [PhotoAsset] {
        switch self {
        case .user(let id): contents.album(id).map(contents.assets(of:)) ?? []
        case .smart(let album):
            contents.assets(of: album).enumerated().sorted { first, second in
                let dates = (first.element.created ?? .distantPast, second.element.created ?? .distantPast)
                return dates.0 == dates.1 ? first.offset < second.offset : dates.0 < dates.1
            }.map(\.element)
        case .transient(let ids): ids.compactMap(contents.asset)
        }
    }
}
