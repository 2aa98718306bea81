public import Foundation

/// What the app plays, for the lock screen and Control Center.
///
/// The values are kept and returned; the simulated device shows them nowhere.
///
/// > Contract: Media Player, MPNowPlayingInfoCenter
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()
    // Accessed in `lock` only.
    private var info: [String: Any]?
    private let lock = NSLock()

    /// The app's center.
    open class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// What plays now; nil by default.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }
}

/// The title, in the information on what plays.
public let MPMediaItemPropertyTitle = "title"
/// The artist, in the information on what plays.
public let MPMediaItemPropertyArtist = "artist"
/// The album, in the information on what plays.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The image, in the information on what plays.
public let MPMediaItemPropertyArtwork = "artwork"
/// The length in seconds, in the information on what plays.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The elapsed seconds, in the information on what plays.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed, in the information on what plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
