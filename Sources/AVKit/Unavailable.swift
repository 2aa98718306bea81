public import UIKitCore

/// A video in a window of its own.
@available(*, unavailable, message: "Simulated devices show a video in its app only")
@MainActor open class AVPictureInPictureController: NSObject {}
/// A button that chooses another device for sound and video.
@available(*, unavailable, message: "Simulated devices have no other devices to play on")
@MainActor open class AVRoutePickerView: UIView {}
