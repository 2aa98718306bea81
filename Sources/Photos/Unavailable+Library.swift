public import Foundation

// What the simulated photo library does not have.

/// Not available in Ferry: Ferry's devices have no iCloud.
@available(*, unavailable, message: "Ferry's devices have no iCloud")
open class PHCloudIdentifierMapping: NSObject {}

/// Not available in Ferry: the simulated library has no folders of albums.
@available(*, unavailable, message: "the simulated library has no folders of albums")
open class PHCollectionListChangeRequest: NSObject {}

/// Not available in Ferry: Ferry edits no images in the library; make a new asset.
@available(*, unavailable, message: "Ferry edits no images in the library; make a new asset")
open class PHContentEditingInputRequestOptions: NSObject {}

/// Not available in Ferry: The simulated camera takes no Live Photos, and the device's photo library has none.
@available(*, unavailable, message: "The simulated camera takes no Live Photos, and the device's photo library has none")
open class PHLivePhotoEditingContext: NSObject {}

/// Not available in Ferry: The simulated camera takes no Live Photos, and the device's photo library has none.
@available(*, unavailable, message: "The simulated camera takes no Live Photos, and the device's photo library has none")
public protocol PHLivePhotoFrame: NSObjectProtocol {}

/// Not available in Ferry: The simulated camera takes no Live Photos, and the device's photo library has none.
@available(*, unavailable, message: "The simulated camera takes no Live Photos, and the device's photo library has none")
open class PHLivePhotoInfo: NSObject {}

/// Not available in Ferry: Ferry's devices have no iCloud.
@available(*, unavailable, message: "Ferry's devices have no iCloud")
open class PHLocalIdentifierMapping: NSObject {}

/// Not available in Ferry: the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver.
@available(*, unavailable, message: "the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver")
open class PHPersistentChange: NSObject {}

/// Not available in Ferry: the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver.
@available(*, unavailable, message: "the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver")
open class PHPersistentChangeFetchResult: NSObject {}

/// Not available in Ferry: the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver.
@available(*, unavailable, message: "the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver")
open class PHPersistentObjectChangeDetails: NSObject {}

/// Not available in Ferry: the simulated library is always available.
@available(*, unavailable, message: "the simulated library is always available")
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {}

extension PHAsset {
    /// Not available in Ferry: deprecated: no library has URLs of ALAssetsLibrary.
    @available(*, unavailable, message: "deprecated: no library has URLs of ALAssetsLibrary")
    public static func fetchAssets(withALAssetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }
    /// Not available in Ferry: Ferry edits no images in the library; make a new asset.
    @available(*, unavailable, message: "Ferry edits no images in the library; make a new asset")
    public func requestContentEditingInput(with value: PHContentEditingInputRequestOptions?, completionHandler: Any) -> Int { 0 }
    /// Not available in Ferry: Ferry edits no images in the library; make a new asset.
    @available(*, unavailable, message: "Ferry edits no images in the library; make a new asset")
    public func cancelContentEditingInputRequest(_ uInt: Int) {}
}

extension PHAssetChangeRequest {
    /// Not available in Ferry: Ferry's photo library does not have it.
    @available(*, unavailable, message: "Ferry's photo library does not have it")
    public static func creationRequestForAssetFromVideo(atFileURL: URL) -> PHAssetChangeRequest? { nil }
    /// Not available in Ferry: Ferry edits no images in the library; make a new asset.
    @available(*, unavailable, message: "Ferry edits no images in the library; make a new asset")
    public var contentEditingOutput: PHContentEditingOutput? { nil }
}

extension PHPhotoLibrary {
    /// Not available in Ferry: the simulated library is always available.
    @available(*, unavailable, message: "the simulated library is always available")
    public func unregisterAvailabilityObserver(_ photoLibraryAvailabilityObserver: Any) {}
    /// Not available in Ferry: the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver.
    @available(*, unavailable, message: "the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver")
    public func fetchPersistentChanges(since: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult? { nil }
    /// Not available in Ferry: the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver.
    @available(*, unavailable, message: "the simulated library keeps no history of changes; use PHPhotoLibraryChangeObserver")
    public var currentChangeToken: PHPersistentChangeToken? { nil }
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public func localIdentifierMappings(forCloudIdentifiers: [PHCloudIdentifier]) -> [AnyHashable: Any] { [:] }
    /// Not available in Ferry: Ferry's devices have no iCloud.
    @available(*, unavailable, message: "Ferry's devices have no iCloud")
    public func cloudIdentifierMappings(forLocalIdentifiers: [String]) -> [AnyHashable: Any] { [:] }
}
