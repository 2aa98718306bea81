public import Foundation

/// The player of the first versions of iOS.
@available(*, unavailable, message: "Use AVPlayerViewController of AVKit; iOS removed this class")
open class MPMoviePlayerController: NSObject {}
/// The controller of the first versions of iOS.
@available(*, unavailable, message: "Use AVPlayerViewController of AVKit; iOS removed this class")
open class MPMoviePlayerViewController: NSObject {}
/// Plays songs of the device's music library.
@available(*, unavailable, message: "The simulated device has no music library; play files with AVAudioPlayer")
open class MPMusicPlayerController: NSObject {}
/// Chooses songs of the device's music library.
@available(*, unavailable, message: "The simulated device has no music library")
open class MPMediaPickerController: NSObject {}
/// The commands of headphones and the lock screen.
@available(*, unavailable, message: "The simulated device sends no remote commands")
open class MPRemoteCommandCenter: NSObject {}
