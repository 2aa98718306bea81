public import AVFoundation
public import Foundation

/// Requests for what no asset of the device's library has: each ends as on iOS for a photo without a video, with no value and the error in the dictionary.
///
/// > Contract: Photos, PHImageManager. Handlers are called once, in a later turn of the main queue, unless the request is cancelled before.
extension PHImageManager {
    /// Loads a video to play.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, $0) }
    }

    /// Loads a video. The second value of the result is how its sound is mixed, for which Ferry has no type.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, nil, $0) }
    }

    /// Loads a video to convert.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, $0) }
    }

    /// Loads a photo with the video around its moment. > Units: pixels.
    @discardableResult
    public func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a Live Photo.") { handler(nil, $0) }
    }

    private func refuse(_ reason: String, _ handler: @escaping @Sendable ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
        let id = begin()
        ApplicationContext.later {
            guard self.end(id) else { return }
            handler([
                PHImageResultRequestIDKey: id, PHImageResultIsInCloudKey: false,
                PHImageErrorKey: PHPhotosError(.invalidResource, reason).object,
            ])
        }
        return id
    }
}
