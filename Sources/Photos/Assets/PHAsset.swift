public import CoreLocation
public import Foundation
internal import PhotoLibrary

/// A photo of the library, without its pixels.
///
/// > Contract: Photos, PHAsset
open class PHAsset: PHObject, @unchecked Sendable {
    let value: PhotoAsset

    init(_ value: PhotoAsset) {
        self.value = value
        super.init(value.id)
    }

    override var state: AnyHashable { AnyHashable(value) }
    override func current(in contents: PhotoLibraryContents) -> PHObject? { contents.asset(localIdentifier).map(PHAsset.init) }

    /// What it is; `.image`.
    open var mediaType: PHAssetMediaType { .image }
    /// What it is more closely.
    open var mediaSubtypes: PHAssetMediaSubtype {
        switch value.kind {
        case .photo, .animation: []
        case .screenshot: .photoScreenshot
        case .panorama: .photoPanorama
        }
    }
    /// How it is shown.
    open var playbackStyle: PlaybackStyle { value.kind == .animation ? .imageAnimated : .image }
    /// Where it comes from: the user's library.
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// > Units: pixels.
    open var pixelWidth: Int { value.width }
    /// > Units: pixels.
    open var pixelHeight: Int { value.height }
    /// When it was taken.
    open var creationDate: Date? { value.created }
    /// When it was changed last.
    open var modificationDate: Date? { value.modified }
    /// Where it was taken; nil if that is not known.
    open var location: CLLocation? {
        value.place.map { place in
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0,
                horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: value.created ?? Date(timeIntervalSince1970: 0))
        }
    }
    /// How long it plays; 0 for photos.
    open var duration: TimeInterval { 0 }
    /// Whether it is only in the album of hidden ones.
    open var isHidden: Bool { value.isHidden }
    /// Whether it is a favourite.
    open var isFavorite: Bool { value.isFavorite }
    /// The series it was taken in; nil, since the camera takes none.
    open var burstIdentifier: String? { nil }
    /// Why it was chosen of a series; nothing.
    open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    /// Whether it stands for a series; false.
    open var representsBurst: Bool { false }
    /// Whether it was edited; false: the library keeps no edits.
    open var hasAdjustments: Bool { false }
    /// The format of edits; nil.
    open var adjustmentFormatIdentifier: String? { nil }

    /// Whether it can be changed in a way: deleted, or given other properties.
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

    /// How a photo is shown.
    public enum PlaybackStyle: Int, Sendable {
        /// Not at all.
        case unsupported
        /// It stands still.
        case image
        /// It moves, as a GIF.
        case imageAnimated
        /// As a Live Photo.
        case livePhoto
        /// As a video.
        case video
        /// As a video that repeats.
        case videoLooping
    }
}

// MARK: Fetching

extension PHAsset {
    /// All assets; as the options say. By the date of creation, the oldest first, unless they have an order.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options) { $0.assets.map(PHAsset.init) }
    }
    /// Those of a type.
    public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options) { contents in mediaType == .image ? contents.assets.map(PHAsset.init) : [] }
    }
    /// Those of an album, in its order unless the options have another.
    public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let source = assetCollection.source
        return fetch(options, isOrdered: true, showsHidden: source.isHiddenAlbum) { source.assets(of: $0).map(PHAsset.init) }
    }
    /// Those with identifiers that the app kept.
    public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options, showsHidden: true) { contents in contents.assets.filter { identifiers.contains($0.id) }.map(PHAsset.init) }
    }
    /// Those of a series; none.
    public class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        fetch(options) { _ in [] }
    }
    /// Those that stand for an album: its last three.
    public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? {
        let source = assetCollection.source
        return fetch(options, isOrdered: true) { source.assets(of: $0).suffix(3).map(PHAsset.init) }
    }

    private class func fetch(
        _ options: PHFetchOptions?, isOrdered: Bool = false, showsHidden: Bool = false,
        _ body: @escaping @Sendable (PhotoLibraryContents) -> [PHAsset]
    ) -> PHFetchResult<PHAsset> {
        let options = options?.frozen ?? PHFetchOptions()
        return PHFetchResult { contents in
            var found = body(contents)
            if !showsHidden, !options.includeHiddenAssets { found.removeAll(where: \.isHidden) }
            if !isOrdered {
                // Stable: of one date, the one that was added first.
                found = found.enumerated().sorted { first, second in
                    let dates = (first.element.creationDate ?? .distantPast, second.element.creationDate ?? .distantPast)
                    return dates.0 == dates.1 ? first.offset < second.offset : dates.0 < dates.1
                }.map(\.element)
            }
            return options.apply(to: found)
        }
    }
}
