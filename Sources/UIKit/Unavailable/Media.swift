public import Foundation

/// Not available in Ferry: Ferry has no editor for videos.
@available(*, unavailable, message: "Ferry has no editor for videos; use AVFoundation")
@preconcurrency @MainActor open class UIVideoEditorController: NSObject {}

/// Not available in Ferry: Ferry has no editor for videos.
@available(*, unavailable, message: "Ferry has no editor for videos; use AVFoundation")
@preconcurrency @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {}
