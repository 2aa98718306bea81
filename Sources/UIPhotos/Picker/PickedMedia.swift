internal import CoreGraphics
internal import Foundation
internal import PhotoLibrary
internal import Photos
internal import UIKitCore

/// What a delegate receives of a photo.
enum PickedMedia {
    typealias Info = [UIImagePickerController.InfoKey: Any]

    /// Of a photo of the library. > Parameters: crop: the user's part. > Units: pixels.
    static func info(_ asset: PhotoAsset, _ image: CGImage, crop: CGRect?, access: PhotoAccess) -> Info {
        var info = base(image, crop)
        let name = asset.id.split(separator: "/").first.map(String.init) ?? asset.id
        let suffix = (asset.fileName as NSString).pathExtension
        info[.referenceURL] = URL(string: "assets-library://asset/asset.\(suffix)?id=\(name)&ext=\(suffix)")
        if let data = access.library.data(of: asset) {
            let type = asset.type == "public.jpeg" ? "jpeg" : suffix.lowercased()
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(name + "." + type)
            do {
                try data.write(to: file, options: .atomic)
                info[.imageURL] = file
            } catch {
                Diagnostics.report(
                    "UIImagePickerController cannot write \(file.path), so that the info has no imageURL: \(error)", module: "UIKit")
            }
        }
        if access.permissions.permission.shows(asset) {
            info[.phAsset] = PHAsset.fetchAssets(withLocalIdentifiers: [asset.id], options: nil).firstObject
        }
        return info
    }

    /// Of a new photo.
    static func info(shot image: CGImage, crop: CGRect?) -> Info {
        var info = base(image, crop)
        info[.mediaMetadata] = ["Orientation": 1, "{TIFF}": ["Make": "Ferry", "Orientation": 1] as [String: Any]] as [String: Any]
        return info
    }

    private static func base(_ image: CGImage, _ crop: CGRect?) -> Info {
        var info: Info = [.mediaType: "public.image", .originalImage: UIImage(cgImage: image)]
        if let crop, let part = image.cropping(to: crop) {
            info[.editedImage] = UIImage(cgImage: part)
            info[.cropRect] = NSValue(cgRect: crop)
        }
        return info
    }
}
