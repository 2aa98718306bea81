import AVFoundation
import CoreMedia

/// Uses names of media from before Swift 4.2, as a source in Swift 4 does.
public enum SwiftFourMedia {
    public static func times() -> [CMTime] { [kCMTimeZero, CMTimeMake(3, 2), CMTimeMakeWithSeconds(0.5, 600)] }

    public static func range() -> CMTimeRange { CMTimeRangeMake(kCMTimeZero, CMTimeMake(1, 1)) }

    public static func gravities() -> [AVLayerVideoGravity] {
        [AVLayerVideoGravityResize, AVLayerVideoGravityResizeAspect, AVLayerVideoGravityResizeAspectFill]
    }

    public static func types() -> [String] { [AVMediaTypeVideo.rawValue, AVFileTypeMPEG4.rawValue] }

    public static func play(_ session: AVAudioSession) throws -> AVAudioSession.Category {
        try session.setCategory(AVAudioSessionCategoryPlayback)
        return session.category
    }
}
