/// One step of a change to the library.
package enum PhotoLibraryChange: Hashable, Sendable {
    case add(PhotoAsset)
    /// Replaces the asset with the same identifier.
    case update(PhotoAsset)
    case delete(assets: [String])
    case addAlbum(PhotoAlbum)
    /// Replaces the album with the same identifier.
    case updateAlbum(PhotoAlbum)
    case deleteAlbums([String])
}
