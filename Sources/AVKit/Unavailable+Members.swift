public import Foundation

// What the player does not have.

/// Not available in Ferry: no simulated device has a button for its camera.
@available(*, unavailable, message: "no simulated device has a button for its camera")
open class AVCaptureEvent: NSObject {}

/// Not available in Ferry: no simulated device has a button for its camera.
@available(*, unavailable, message: "no simulated device has a button for its camera")
open class AVCaptureEventInteraction: NSObject {}

/// Not available in Ferry: Ferry plays no advertisements in a video.
@available(*, unavailable, message: "Ferry plays no advertisements in a video")
open class AVInterstitialTimeRange: NSObject {}

/// Not available in Ferry: Simulated devices show a video in its app only.
@available(*, unavailable, message: "Simulated devices show a video in its app only")
open class AVPictureInPictureControllerContentSource: NSObject {}

/// Not available in Ferry: Simulated devices show a video in its app only.
@available(*, unavailable, message: "Simulated devices show a video in its app only")
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// Not available in Ferry: Simulated devices show a video in its app only.
@available(*, unavailable, message: "Simulated devices show a video in its app only")
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {}

/// Not available in Ferry: Simulated devices show a video in its app only.
@available(*, unavailable, message: "Simulated devices show a video in its app only")
open class AVPictureInPictureVideoCallViewController: NSObject {}

/// Not available in Ferry: Ferry's player has no menu of speeds; set AVPlayer.rate.
@available(*, unavailable, message: "Ferry's player has no menu of speeds; set AVPlayer.rate")
open class AVPlaybackSpeed: NSObject {}

/// Not available in Ferry: Simulated devices have no other devices to play on.
@available(*, unavailable, message: "Simulated devices have no other devices to play on")
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {}

extension AVPlayerViewController {
    /// Not available in Ferry: Ferry's player shows frames and times as they are.
    @available(*, unavailable, message: "Ferry's player shows frames and times as they are")
    public var pixelBufferAttributes: [AnyHashable: Any]? { nil }
    /// Not available in Ferry: Ferry's player shows frames and times as they are.
    @available(*, unavailable, message: "Ferry's player shows frames and times as they are")
    public var showsTimecodes: Bool { false }
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public var canStartPictureInPictureAutomaticallyFromInline: Bool { false }
    /// Not available in Ferry: no simulated device reads text in videos.
    @available(*, unavailable, message: "no simulated device reads text in videos")
    public var allowsVideoFrameAnalysis: Bool { false }
    /// Not available in Ferry: Ferry's player has no menu of speeds; set AVPlayer.rate.
    @available(*, unavailable, message: "Ferry's player has no menu of speeds; set AVPlayer.rate")
    public var speeds: [AVPlaybackSpeed] { [] }
    /// Not available in Ferry: Ferry's player has no menu of speeds; set AVPlayer.rate.
    @available(*, unavailable, message: "Ferry's player has no menu of speeds; set AVPlayer.rate")
    public var selectedSpeed: AVPlaybackSpeed? { nil }
    /// Not available in Ferry: Ferry's player has no menu of speeds; set AVPlayer.rate.
    @available(*, unavailable, message: "Ferry's player has no menu of speeds; set AVPlayer.rate")
    public func selectSpeed(_ playbackSpeed: AVPlaybackSpeed) {}
    /// Not available in Ferry: no simulated device reads text in videos.
    @available(*, unavailable, message: "no simulated device reads text in videos")
    public var videoFrameAnalysisTypes: Any { 0 }
    /// Not available in Ferry: no simulated device reads text in videos.
    @available(*, unavailable, message: "no simulated device reads text in videos")
    public var toggleLookupAction: Any { 0 }
}

extension AVPlayerViewControllerDelegate {
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewController(_ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError: any Error) {}
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController)
        -> Bool
    { false }
    /// Not available in Ferry: Simulated devices show a video in its app only.
    @available(*, unavailable, message: "Simulated devices show a video in its app only")
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: @escaping (Bool) -> Void
    ) {}
    /// Not available in Ferry: Ferry plays no advertisements in a video.
    @available(*, unavailable, message: "Ferry plays no advertisements in a video")
    public func playerViewController(_ playerViewController: AVPlayerViewController, didPresent: AVInterstitialTimeRange) {}
    /// Not available in Ferry: Ferry plays no advertisements in a video.
    @available(*, unavailable, message: "Ferry plays no advertisements in a video")
    public func playerViewController(_ playerViewController: AVPlayerViewController, willPresent: AVInterstitialTimeRange) {}
    /// Not available in Ferry: Ferry's player is presented as its app says, without a full-screen button.
    @available(*, unavailable, message: "Ferry's player is presented as its app says, without a full-screen button")
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator: Any
    ) {}
    /// Not available in Ferry: Ferry's player is presented as its app says, without a full-screen button.
    @available(*, unavailable, message: "Ferry's player is presented as its app says, without a full-screen button")
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator: Any
    ) {}
    /// Not available in Ferry: Ferry's player is presented as its app says, without a full-screen button.
    @available(*, unavailable, message: "Ferry's player is presented as its app says, without a full-screen button")
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, restoreUserInterfaceForFullScreenExitWithCompletionHandler: @escaping (Bool) -> Void
    ) {}
}
