public import Foundation

extension NSNotification.Name {
    /// Posted when an item has played to its end; its object is the item.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item cannot be played; its object is the item, its error in the user information.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when an item has to wait for media; not posted here: files are there at once.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Posted when an item jumps to a time.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    /// Posted for an entry of the access log; not posted here.
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
    /// Posted for an entry of the error log; not posted here: errors are in the app's log.
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

/// The error in ``Foundation/NSNotification/Name/AVPlayerItemFailedToPlayToEndTime``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
    /// Posted when the item has played to its end.
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    /// Posted when the item cannot be played.
    public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
    /// Posted when the item has to wait for media; not posted here.
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
    /// Posted when the item jumps to a time.
    public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

extension AVPlayer {
    /// Posted when the rate changes, with the reason.
    public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
    /// The reason in ``rateDidChangeNotification``.
    public static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"

    /// Why a rate changed.
    public struct RateDidChangeReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app set it, or the item ended.
        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        /// The item cannot be played.
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
    }
}
