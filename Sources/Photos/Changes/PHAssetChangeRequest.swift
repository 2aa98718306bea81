public import CoreLocation
public import Foundation
internal import PhotoLibrary
internal import ProgrammerErrors
public import UIKitCore

/// Creates, changes and deletes assets in a block of `performChanges`.
///
/// > Contract: Photos, PHAssetChangeRequest
open class PHAssetChangeRequest: PHChangeRequest {
    /// Of the asset that is made or changed.
    let identifier: String
    private let isCreation: Bool
    private var edits: [(inout PhotoAsset) -> Void] = []
    private var asset: PhotoAsset
    private(set) var file: PhotoFile?

    /// Changes an asset.
    public convenience init(for asset: PHAsset) { self.init(changing: asset) }

    private init(changing asset: PHAsset) {
        (identifier, isCreation, self.asset) = (asset.localIdentifier, false, asset.value)
        super.init()
        transaction.add { [unowned transaction] () throws(PhotoLibraryError) in
            guard let known = transaction.access.library.contents.asset(asset.localIdentifier) else {
                throw .unknown(identifier: asset.localIdentifier)
            }
            return [.update(self.edited(known))]
        }
    }

    /// Of a new asset, whose photo comes later or now.
    init(creating file: PhotoFile?) {
        let transaction = ChangeTransaction.current
        let access = transaction.access
        identifier = access.library.makeIdentifier()
        isCreation = true
        asset = PhotoAsset(id: identifier, content: .file, width: 0, height: 0, created: access.now(), fileName: "")
        self.file = file
        super.init()
        transaction.add { [unowned transaction] () throws(PhotoLibraryError) in
            guard let file = self.file else {
                transaction.fail(PHPhotosError(.missingResource, "A new asset has no picture."))
                throw .unreadable(what: "the new asset")
            }
            transaction.files[self.identifier] = file.data
            return [.add(self.edited(self.created(from: file)))]
        }
    }

    func take(_ file: PhotoFile, name: String? = nil) {
        self.file = file
        if let name { asset.fileName = name }
    }

    private func created(from file: PhotoFile) -> PhotoAsset {
        var made = asset
        (made.width, made.height, made.type) = (Int(file.size.width), Int(file.size.height), file.type)
        if file.frames > 1 { made.kind = .animation }
        if made.fileName.isEmpty {
            let number = transaction.access.library.contents.assets.count + 1
            made.fileName = "IMG_\(number)." + (PhotoTypes.fileExtension(of: file.type) ?? "jpg").uppercased()
        }
        return made
    }

    private func edited(_ asset: PhotoAsset) -> PhotoAsset {
        var asset = asset
        for edit in edits { edit(&asset) }
        if !isCreation { asset.modified = transaction.access.now() }
        return asset
    }

    private func edit(_ body: @escaping (inout PhotoAsset) -> Void) {
        body(&asset)
        edits.append(body)
    }

    /// Adds an image to the library.
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        let data = image.cgImage?.alphaInfo.hasAlpha == true ? image.pngData() : image.jpegData(compressionQuality: 0.95)
        return create(data, name: "the image")
    }
    /// Adds a file's photo to the library; nil if the file is not an image.
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
        guard let data = try? Data(contentsOf: fileURL), (try? PhotoFile(data, name: fileURL.path)) != nil else { return nil }
        return create(data, name: fileURL.path)
    }

    private class func create(_ data: Data?, name: String) -> Self {
        let file = data.flatMap { try? PhotoFile($0, name: name) }
        if file == nil { ChangeTransaction.current.fail(PHPhotosError(.invalidResource, "\(name) is not an image that can be encoded")) }
        guard let request = PHAssetChangeRequest(creating: file) as? Self else {
            ProgrammerError.raise("\(self) cannot create an asset from an image; call it on PHAssetChangeRequest")
        }
        return request
    }

    /// Deletes assets, after the user agreed. > Parameters: assets: an array, a set or a fetch's result.
    open class func deleteAssets(_ assets: any NSFastEnumeration) { ChangeTransaction.current.delete(assets.assetIdentifiers) }

    /// Stands for the asset that will be there after the change; nil for a change of an asset.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { isCreation ? PHObjectPlaceholder(identifier) : nil }
    /// When the photo was taken.
    open var creationDate: Date? {
        get { asset.created }
        set { edit { $0.created = newValue } }
    }
    /// Where the photo was taken.
    open var location: CLLocation? {
        get { asset.place.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) } }
        set {
            let place = newValue.map {
                PhotoAsset.Place(latitude: $0.coordinate.latitude, longitude: $0.coordinate.longitude)
            }
            edit { $0.place = place }
        }
    }
    /// Whether the photo is a favourite.
    open var isFavorite: Bool {
        get { asset.isFavorite }
        set { edit { $0.isFavorite = newValue } }
    }
    /// Whether the photo is only in the album of hidden ones.
    open var isHidden: Bool {
        get { asset.isHidden }
        set { edit { $0.isHidden = newValue } }
    }
    /// Photos cannot be edited in place.
    @available(*, unavailable, message: "The library keeps no edits of pictures; add a new asset instead")
    open func revertAssetContentToOriginal() {}
}

extension CGImageAlphaInfo {
    fileprivate var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(self) }
}
