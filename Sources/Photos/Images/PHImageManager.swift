public import AVFoundation
public import Foundation
public import ImageIO
internal import ObjectiveC
internal import PhotoLibrary
internal import Synchronization
public import UIKitCore

/// Loads the pixels of assets.
///
/// > Contract: Photos, PHImageManager
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let shared = PHImageManager()
    private static let last = Mutex<PHImageRequestID>(0)
    private let pending = Mutex<Set<PHImageRequestID>>([])

    /// The manager of all.
    open class func `default`() -> PHImageManager { shared }

    /// Creates a manager of its own.
    public override init() { super.init() }

    func begin() -> PHImageRequestID {
        let id = Self.last.withLock { last in
            last = last == .max ? 1 : last + 1
            return last
        }
        _ = pending.withLock { $0.insert(id) }
        return id
    }
    func end(_ id: PHImageRequestID) -> Bool { pending.withLock { $0.remove(id) } != nil }
    private func isPending(_ id: PHImageRequestID) -> Bool { pending.withLock { $0.contains(id) } }

    /// Loads an image. > Units: pixels.
    ///
    /// Unless the options say otherwise: a small copy before the call returns, if the image is larger than it, then the image in a later
    /// turn of the main queue. An image is in the photo's proportions and never larger than the photo.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (id, options, access) = (begin(), options ?? PHImageRequestOptions(), PhotoAccess.shared)
        let value = asset.value
        let request = ImageRequest(
            picture: CGSize(width: value.width, height: value.height), target: targetSize, fills: contentMode == .aspectFill,
            mode: options.deliveryMode, isSynchronous: options.isSynchronous, resize: options.resizeMode,
            crop: options.normalizedCropRect)
        // The app has the closure to itself until it is called, on the thread that Apple's documentation names.
        nonisolated(unsafe) let handler = resultHandler
        let give: @Sendable (CGSize, Bool) -> Void = { size, isDegraded in
            let made = access.permissions.permission.shows(value) ? access.library.image(of: value, part: request.part, size: size) : nil
            var info: [AnyHashable: Any] = [
                PHImageResultRequestIDKey: id, PHImageResultIsDegradedKey: isDegraded, PHImageResultIsInCloudKey: false,
            ]
            if made == nil { info[PHImageErrorKey] = PHPhotosError(.identifierNotFound, "The picture cannot be read.").object }
            handler(made.map { UIImage(cgImage: $0) }, info)
        }
        if options.isSynchronous {
            if let size = request.full ?? request.quick { give(size, false) }
            _ = end(id)
            return id
        }
        if let quick = request.quick { deliver(id, isLast: request.full == nil) { give(quick, true) } }
        if let full = request.full { ApplicationContext.later { if self.end(id) { give(full, false) } } }
        return id
    }

    /// At once on the main queue, else in a later turn of it.
    private func deliver(_ id: PHImageRequestID, isLast: Bool, _ body: @escaping @Sendable () -> Void) {
        if MainQueue.isCurrent, !isLast { return body() }
        ApplicationContext.later { if isLast ? self.end(id) : self.isPending(id) { body() } }
    }

    /// Loads the file of a photo, with its uniform type and orientation.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // Called once, on the main queue or before this returns.
        nonisolated(unsafe) let handler = resultHandler
        return requestData(asset, options) { data, type, orientation, info in
            handler(data, type, CGImagePropertyOrientation(rawValue: UInt32(orientation)) ?? .up, info)
        }
    }

    /// Loads the file of a photo.
    @available(iOS, deprecated: 13)
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // Called once, on the main queue or before this returns.
        nonisolated(unsafe) let handler = resultHandler
        return requestData(asset, options) { data, type, orientation, info in
            handler(data, type, data.flatMap(UIImage.init(data:))?.imageOrientation ?? .up, info)
        }
    }

    private func requestData(
        _ asset: PHAsset, _ options: PHImageRequestOptions?,
        _ handler: @escaping @Sendable (Data?, String?, Int, [AnyHashable: Any]) -> Void
    ) -> PHImageRequestID {
        let (id, access, value) = (begin(), PhotoAccess.shared, asset.value)
        let give: @Sendable () -> Void = {
            let data = access.permissions.permission.shows(value) ? access.library.data(of: value) : nil
            var info: [AnyHashable: Any] = [
                PHImageResultRequestIDKey: id, PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
            ]
            let file = data.flatMap { try? PhotoFile($0, name: value.fileName) }
            if file == nil { info[PHImageErrorKey] = PHPhotosError(.identifierNotFound, "The picture cannot be read.").object }
            handler(data, file?.type, file?.orientation ?? 1, info)
        }
        if options?.isSynchronous == true {
            give()
            _ = end(id)
        } else {
            ApplicationContext.later { if self.end(id) { give() } }
        }
        return id
    }

    // MARK: Videos and Live Photos

    // No asset of the device's library has them: each request ends as on iOS for a photo without a video, with no value and the error in the
    // dictionary, in a later turn of the main queue.

    /// Loads a video to play.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, $0) }
    }

    /// Loads a video. The second value of the result is how its sound is mixed, for which Ferry has no type.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AnyObject?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, nil, $0) }
    }

    /// Loads a video to convert.
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        return refuse("The asset is not a video.") { handler(nil, $0) }
    }

    /// Loads a photo with the video around its moment. > Units: pixels.
    @discardableResult
    open func requestLivePhoto(
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

    /// Gives no more results of a request.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { _ = end(requestID) }
}
