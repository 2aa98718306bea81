public import Foundation
internal import PhotoLibrary
internal import ProgrammerErrors

/// Adds an asset with data or a file as its photo.
///
/// > Contract: Photos, PHAssetCreationRequest
open class PHAssetCreationRequest: PHAssetChangeRequest {
    private init() { super.init(creating: nil) }

    /// Begins a new asset.
    open class func forAsset() -> Self {
        guard let made = PHAssetCreationRequest() as? Self else {
            ProgrammerError.raise("\(self) cannot create an asset; call forAsset() on PHAssetCreationRequest")
        }
        return made
    }
    /// Whether an asset can have these parts: one photo.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool {
        types == [NSNumber(value: PHAssetResourceType.photo.rawValue)]
    }

    /// Adds the bytes of a photo's file.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
        add(type, data, options, name: "the data")
    }
    /// Adds a photo's file.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
        guard let data = try? Data(contentsOf: fileURL) else {
            return transaction.fail(PHPhotosError(.invalidResource, "\(fileURL.path) cannot be read"))
        }
        add(type, data, options, name: fileURL.path)
        if options?.shouldMoveFile == true { try? FileManager.default.removeItem(at: fileURL) }
    }

    private func add(_ type: PHAssetResourceType, _ data: Data, _ options: PHAssetResourceCreationOptions?, name: String) {
        guard type == .photo else {
            return transaction.fail(
                PHPhotosError(.changeNotSupported, "The library has photos only, not resources of the type \(type.rawValue)"))
        }
        do throws(PhotoLibraryError) {
            take(try PhotoFile(data, name: name), name: options?.originalFilename)
        } catch {
            transaction.fail(PHPhotosError(error))
        }
    }
}
