internal import PhotoLibrary

/// An album or a folder.
///
/// > Contract: Photos, PHCollection
open class PHCollection: PHObject, @unchecked Sendable {
    /// The name to the user.
    public let localizedTitle: String?

    init(_ identifier: String, title: String?) {
        localizedTitle = title
        super.init(identifier)
    }
    /// Whether there can be assets in it.
    open var canContainAssets: Bool { true }
    /// Whether there can be collections in it.
    open var canContainCollections: Bool { false }
    /// Whether it can be changed in a way.
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The albums of the user.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        let options = options?.frozen ?? PHFetchOptions()
        return PHFetchResult { contents in options.apply(to: contents.albums.map { PHAssetCollection($0, in: contents) as PHCollection }) }
    }
    /// The device's library has no folders.
    @available(*, unavailable, message: "The device's photo library has albums, and no folders")
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        fetchTopLevelUserCollections(with: options)
    }
}

/// A folder of albums.
@available(*, unavailable, message: "The device's photo library has albums, and no folders")
open class PHCollectionList: PHCollection, @unchecked Sendable {}
