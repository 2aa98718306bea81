internal import Foundation
public import ObjectiveC
internal import PhotoLibrary
internal import Photos

/// A photo that the user chose. The app needs no permission to load it.
///
/// > Contract: PhotosUI, PHPickerResult
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Loads the photo: as a `UIImage`, as data, or as a file.
    public let itemProvider: NSItemProvider
    /// The identifier of the asset; nil if the configuration has no library.
    public let assetIdentifier: String?

    init(_ asset: PhotoAsset, _ store: PhotoLibraryStore, givesIdentifier: Bool) {
        assetIdentifier = givesIdentifier ? asset.id : nil
        itemProvider = NSItemProvider()
        itemProvider.suggestedName = (asset.fileName as NSString).deletingPathExtension
        itemProvider.registerDataRepresentation(forTypeIdentifier: asset.type, visibility: .all) { completion in
            let data = store.data(of: asset)
            completion(data, data == nil ? CocoaError(.fileReadNoSuchFile) : nil)
            return nil
        }
    }

    public static func == (first: Self, second: Self) -> Bool {
        first.itemProvider === second.itemProvider && first.assetIdentifier == second.assetIdentifier
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
