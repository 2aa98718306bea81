public import Foundation
internal import PhotoLibrary
internal import ProgrammerErrors

/// Creates, changes and deletes albums in a block of `performChanges`.
///
/// > Contract: Photos, PHAssetCollectionChangeRequest
open class PHAssetCollectionChangeRequest: PHChangeRequest {
    private var album: PhotoAlbum
    private let isCreation: Bool

    private init(_ album: PhotoAlbum, isCreation: Bool) {
        (self.album, self.isCreation) = (album, isCreation)
        super.init()
        transaction.add { () throws(PhotoLibraryError) in [isCreation ? .addAlbum(self.album) : .updateAlbum(self.album)] }
    }

    /// Makes an album.
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let id = ChangeTransaction.current.access.library.makeIdentifier()
        return checked(PHAssetCollectionChangeRequest(PhotoAlbum(id: id, title: title), isCreation: true))
    }
    /// Changes an album; nil for one that cannot be changed, or is not there any more.
    public convenience init?(for assetCollection: PHAssetCollection) {
        guard let album = ChangeTransaction.current.access.library.contents.album(assetCollection.localIdentifier) else { return nil }
        self.init(album, isCreation: false)
    }
    /// Changes an album whose assets were fetched.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
        self.init(for: assetCollection)
        album.assets = assets.assetIdentifiers
    }
    private class func checked(_ request: PHAssetCollectionChangeRequest) -> Self {
        guard let request = request as? Self else {
            ProgrammerError.raise("\(self) cannot create an album; call it on PHAssetCollectionChangeRequest")
        }
        return request
    }

    /// Deletes albums; their photos stay. > Parameters: assetCollections: an array, a set or a fetch's result.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
        let ids = assetCollections.enumeratedObjects.compactMap { ($0 as? PHAssetCollection)?.localIdentifier }
        ChangeTransaction.current.add { () throws(PhotoLibraryError) in [.deleteAlbums(ids)] }
    }

    /// Stands for the album that will be there after the change. > Precondition: the request makes an album.
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
        ProgrammerError.require(isCreation, "placeholderForCreatedAssetCollection is only valid for a request that creates a collection")
        return PHObjectPlaceholder(album.id)
    }
    /// The album's name.
    open var title: String {
        get { album.title }
        set { album.title = newValue }
    }

    /// Adds assets at the end; those that are there stay.
    open func addAssets(_ assets: any NSFastEnumeration) {
        album.assets += assets.assetIdentifiers.filter { !album.assets.contains($0) }
    }
    /// Inserts assets at places of the album after the change.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {
        for (id, index) in zip(assets.assetIdentifiers, indexes) { album.assets.insert(id, at: min(index, album.assets.count)) }
    }
    /// Takes assets out of the album; they stay in the library.
    open func removeAssets(_ assets: any NSFastEnumeration) {
        let ids = assets.assetIdentifiers
        album.assets.removeAll { ids.contains($0) }
    }
    /// Takes the assets at places out of the album.
    open func removeAssets(at indexes: IndexSet) {
        for index in indexes.reversed() where album.assets.indices.contains(index) { album.assets.remove(at: index) }
    }
    /// Puts other assets at places.
    open func replaceAssets(at indexes: IndexSet, withAssets assets: any NSFastEnumeration) {
        for (id, index) in zip(assets.assetIdentifiers, indexes) where album.assets.indices.contains(index) { album.assets[index] = id }
    }
    /// Moves the assets at places to follow each other from a place on, which counts after they are taken out.
    open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
        let moved = fromIndexes.filter { album.assets.indices.contains($0) }.map { album.assets[$0] }
        removeAssets(at: fromIndexes)
        album.assets.insert(contentsOf: moved, at: min(max(toIndex, 0), album.assets.count))
    }
}
