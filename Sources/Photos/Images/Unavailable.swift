public import Foundation

/// A photo to edit.
@available(*, unavailable, message: "The library keeps no edits of pictures; add a new asset with PHAssetChangeRequest")
open class PHContentEditingInput: NSObject {}
/// An edited photo.
@available(*, unavailable, message: "The library keeps no edits of pictures; add a new asset with PHAssetChangeRequest")
open class PHContentEditingOutput: NSObject {}
/// What was edited.
@available(*, unavailable, message: "The library keeps no edits of pictures; add a new asset with PHAssetChangeRequest")
open class PHAdjustmentData: NSObject {}
/// An identifier that is the same on other devices.
@available(*, unavailable, message: "The device's photo library is on one device; keep localIdentifier")
open class PHCloudIdentifier: NSObject {}
/// A time in the library's history.
@available(*, unavailable, message: "The library keeps no history; register an observer with PHPhotoLibrary.register(_:)")
open class PHPersistentChangeToken: NSObject {}
