public import UIKitCore

/// Shows a Live Photo.
@available(*, unavailable, message: "The simulated camera takes no Live Photos, and the device's photo library has none")
open class PHLivePhotoView: UIView {}
/// Is notified of a Live Photo's playback.
@available(*, unavailable, message: "The simulated camera takes no Live Photos, and the device's photo library has none")
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {}
/// Edits photos in the Photos app.
@available(*, unavailable, message: "The device has no Photos app that extensions could edit pictures in")
@preconcurrency @MainActor public protocol PHContentEditingController: AnyObject {}
