internal import Foundation

/// Everything in the library except pixels: values in, values out.
package struct PhotoLibraryContents: Codable, Hashable, Sendable {
    /// Grows with each change.
    package private(set) var revision = 0
    /// In the order in which they were added.
    package private(set) var assets: [PhotoAsset]
    package private(set) var albums: [PhotoAlbum]
    /// How many identifiers were made.
    private var made = 0

    package init(assets: [PhotoAsset] = [], albums: [PhotoAlbum] = []) { (self.assets, self.albums) = (assets, albums) }

    package func asset(_ id: String) -> PhotoAsset? { assets.first { $0.id == id } }
    package func album(_ id: String) -> PhotoAlbum? { albums.first { $0.id == id } }
    /// An album's assets in its order; what was deleted is not among them.
    package func assets(of album: PhotoAlbum) -> [PhotoAsset] { album.assets.compactMap(asset) }
    package func assets(of album: SmartAlbum) -> [PhotoAsset] { assets.filter(album.contains) }

    /// An identifier like Apple's that no other object of the library has; the same in each run.
    ///
    /// > Parameters: offset: counts identifiers that were made and are not in the library yet.
    package func identifier(offset: Int = 0) -> String {
        let digits = String(made + offset + 1, radix: 16, uppercase: true)
        return "F3887A00-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits + "/L0/001"
    }

    /// Applies all steps or, if one cannot be, none. > Complexity: O(steps × assets).
    package mutating func apply(_ changes: [PhotoLibraryChange]) throws(PhotoLibraryError) {
        var new = self
        for change in changes { try new.apply(change) }
        new.revision += 1
        self = new
    }

    private mutating func apply(_ change: PhotoLibraryChange) throws(PhotoLibraryError) {
        switch change {
        case .add(let asset):
            guard self.asset(asset.id) == nil else { throw .duplicate(identifier: asset.id) }
            assets.append(asset)
            made += 1
        case .update(let asset):
            guard let index = assets.firstIndex(where: { $0.id == asset.id }) else { throw .unknown(identifier: asset.id) }
            assets[index] = asset
        case .delete(let ids):
            for id in ids where asset(id) == nil { throw .unknown(identifier: id) }
            assets.removeAll { ids.contains($0.id) }
            for index in albums.indices { albums[index].assets.removeAll { ids.contains($0) } }
        case .addAlbum(let album):
            guard self.album(album.id) == nil else { throw .duplicate(identifier: album.id) }
            albums.append(try checked(album))
            made += 1
        case .updateAlbum(let album):
            guard let index = albums.firstIndex(where: { $0.id == album.id }) else { throw .unknown(identifier: album.id) }
            albums[index] = try checked(album)
        case .deleteAlbums(let ids):
            for id in ids where album(id) == nil { throw .unknown(identifier: id) }
            albums.removeAll { ids.contains($0.id) }
        }
    }

    /// An album has an asset once, and only assets of the library.
    private func checked(_ album: PhotoAlbum) throws(PhotoLibraryError) -> PhotoAlbum {
        var (album, seen) = (album, Set<String>())
        for id in album.assets where asset(id) == nil { throw .unknown(identifier: id) }
        album.assets.removeAll { !seen.insert($0).inserted }
        return album
    }
}
