internal import Foundation
public import ObjectiveC
internal import PhotoLibrary
internal import Photos
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adds an image to the device's photo library, after asking the user once.
///
/// Then calls the target's selector, `image:didFinishSavingWithError:contextInfo:`, on the main thread; the error is nil for success.
///
/// > Contract: UIKit, UIImageWriteToSavedPhotosAlbum
/// > Precondition: `Info.plist` has `NSPhotoLibraryAddUsageDescription`.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    // The caller's objects go to the main thread, where the selector is called.
    nonisolated(unsafe) let (target, context) = (completionTarget as AnyObject?, contextInfo)
    let later = ApplicationContext.scheduler()
    PhotoAccess.shared.ask(.adding) {
        PHPhotoLibrary.shared().performChanges({ _ = PHAssetChangeRequest.creationRequestForAsset(from: image) }) { _, error in
            let error = error as NSError?
            later {
                guard let target, let completionSelector else { return }
                ObjCRuntime.send(completionSelector, to: target, [image, error, context])
            }
        }
    }
}

/// Whether a video can be added to the device's photo library; false.
///
/// > Contract: UIKit, UIVideoAtPathIsCompatibleWithSavedPhotosAlbum
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Videos cannot be added.
@available(*, unavailable, message: "The device's photo library has no videos; UIVideoAtPathIsCompatibleWithSavedPhotosAlbum is false")
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
