public import Foundation

// What extensions of other apps use: declared so that the compiler reports their use.

/// A preview that an extension makes; not available in Ferry, which has no extensions.
@available(*, unavailable, message: "Ferry has no preview extensions; QLPreviewController shows files in the app")
open class QLPreviewProvider: NSObject {}

/// The content of a preview that an extension makes; not available in Ferry, which has no extensions.
@available(*, unavailable, message: "Ferry has no preview extensions; QLPreviewController shows files in the app")
open class QLPreviewReply: NSObject {}

/// Previews in a scene of their own; not available in Ferry.
@available(*, unavailable, message: "Present a QLPreviewController instead")
open class QLPreviewSceneActivationConfiguration: NSObject {}
