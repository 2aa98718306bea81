public import CoreLocation
public import Foundation
internal import PhotoLibrary
internal import UIKitCore

/// An album.
///
/// > Contract: Photos, PHAssetCollection
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    let source: AlbumSource
    /// The user's, or one that fills itself.
    public let assetCollectionType: PHAssetCollectionType
    /// Which one.
    public let assetCollectionSubtype: PHAssetCollectionSubtype
    /// How many assets it has; `NSNotFound` where that must be counted, as in albums that fill themselves.
    public let estimatedAssetCount: Int
    private let dates: [Date]
    private let content: [String]

    private init(_ id: String, _ title: String?, _ source: AlbumSource, _ subtype: PHAssetCollectionSubtype, _ assets: [PhotoAsset]) {
        self.source = source
        if case .smart = source { assetCollectionType = .smartAlbum } else { assetCollectionType = .album }
        assetCollectionSubtype = subtype
        if case .smart = source { estimatedAssetCount = NSNotFound } else { estimatedAssetCount = assets.count }
        dates = assets.compactMap(\.created)
        content = assets.map(\.id)
        super.init(id, title: title)
    }
    convenience init(_ album: PhotoAlbum, in contents: PhotoLibraryContents) {
        self.init(album.id, album.title, .user(album.id), .albumRegular, contents.assets(of: album))
    }
    convenience init(_ album: SmartAlbum, in contents: PhotoLibraryContents) {
        let title = SystemStringTable.system.text(album.title, locale: Locale.current.identifier)
        self.init(Self.identifier(album), title, .smart(album), album.subtype, AlbumSource.smart(album).assets(of: contents))
    }
    private static func identifier(_ album: SmartAlbum) -> String { "ferry-smart-\(album.rawValue)/L0/040" }

    override var state: AnyHashable { AnyHashable([localizedTitle ?? ""] + content) }
    override func current(in contents: PhotoLibraryContents) -> PHObject? {
        switch source {
        case .user(let id): contents.album(id).map { PHAssetCollection($0, in: contents) }
        case .smart(let album): PHAssetCollection(album, in: contents)
        case .transient: self
        }
    }

    /// When its first photo was taken.
    open var startDate: Date? { dates.min() }
    /// When its last photo was taken.
    open var endDate: Date? { dates.max() }
    /// Where its photos were taken; nil: the device does not know places of albums.
    open var approximateLocation: CLLocation? { nil }
    /// Names of places; none.
    open var localizedLocationNames: [String] { [] }
    /// Albums of the user can be changed in all ways but deleting what is in them.
    open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
        if case .user = source { anOperation != .deleteContent } else { false }
    }

    // MARK: Fetching

    /// Albums of a kind, by title unless the options have another order.
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { contents in all(type, contents).filter { subtype == .any || $0.assetCollectionSubtype == subtype } }
    }
    /// Albums with identifiers that the app kept.
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        fetch(options) { contents in
            (all(.album, contents) + all(.smartAlbum, contents)).filter { identifiers.contains($0.localIdentifier) }
        }
    }
    /// Albums of a kind that have an asset.
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
        let id = asset.localIdentifier
        return fetch(options) { contents in all(type, contents).filter { $0.content.contains(id) } }
    }
    /// An album that is not in the library.
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        let values = assets.map(\.value)
        return PHAssetCollection(
            "ferry-transient-\(values.map(\.id).joined())", title, .transient(values.map(\.id)), .albumRegular, values)
    }
    /// An album that is not in the library, of what was fetched.
    open class func transientAssetCollection(
        withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection { transientAssetCollection(with: fetchResult.objects, title: title) }

    private static func all(_ type: PHAssetCollectionType, _ contents: PhotoLibraryContents) -> [PHAssetCollection] {
        switch type {
        case .album: contents.albums.map { PHAssetCollection($0, in: contents) }
        case .smartAlbum: SmartAlbum.allCases.map { PHAssetCollection($0, in: contents) }
        case .moment: []
        }
    }
    private static func fetch(
        _ options: PHFetchOptions?, _ body: @escaping @Sendable (PhotoLibraryContents) -> [PHAssetCollection]
    ) -> PHFetchResult<PHAssetCollection> {
        let options = options?.frozen ?? PHFetchOptions()
        return PHFetchResult { options.apply(to: body($0)) }
    }
}

/// Whose album it is.
public enum PHAssetCollectionType: Int, Sendable {
    /// The user's, or an app's.
    case album = 1
    /// One that fills itself.
    case smartAlbum = 2
    /// Photos of one time and place; the device has none.
    case moment = 3
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the user.
    case albumRegular = 2
    /// An album from a computer; none.
    case albumSyncedEvent = 3
    /// Photos by faces, from a computer; none.
    case albumSyncedFaces = 4
    /// An album from a computer; none.
    case albumSyncedAlbum = 5
    /// Photos of a camera; none.
    case albumImported = 6
    /// The user's stream; none.
    case albumMyPhotoStream = 100
    /// An album that others share; none.
    case albumCloudShared = 101
    /// Not one of the others; none.
    case smartAlbumGeneric = 200
    /// Wide photos of landscapes.
    case smartAlbumPanoramas = 201
    /// Videos; empty.
    case smartAlbumVideos = 202
    /// Favourites.
    case smartAlbumFavorites = 203
    /// Fast videos; none.
    case smartAlbumTimelapses = 204
    /// Hidden photos.
    case smartAlbumAllHidden = 205
    /// What was added last.
    case smartAlbumRecentlyAdded = 206
    /// Series; none.
    case smartAlbumBursts = 207
    /// Slow videos; none.
    case smartAlbumSlomoVideos = 208
    /// All photos.
    case smartAlbumUserLibrary = 209
    /// Photos of the front camera; none.
    case smartAlbumSelfPortraits = 210
    /// Photos of the screen.
    case smartAlbumScreenshots = 211
    /// Photos with depth; none.
    case smartAlbumDepthEffect = 212
    /// Live Photos; none.
    case smartAlbumLivePhotos = 213
    /// Photos that move.
    case smartAlbumAnimated = 214
    /// Long exposures; none.
    case smartAlbumLongExposures = 215
    /// Photos that are not on the device; none.
    case smartAlbumUnableToUpload = 216
    /// All kinds.
    case any = 9_223_372_036_854_775_807
}

extension SmartAlbum {
    var subtype: PHAssetCollectionSubtype {
        switch self {
        case .recents: .smartAlbumUserLibrary
        case .favorites: .smartAlbumFavorites
        case .videos: .smartAlbumVideos
        case .panoramas: .smartAlbumPanoramas
        case .screenshots: .smartAlbumScreenshots
        case .animated: .smartAlbumAnimated
        case .recentlyAdded: .smartAlbumRecentlyAdded
        case .hidden: .smartAlbumAllHidden
        }
    }
}
