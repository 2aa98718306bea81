public import Foundation
public import UIKitCore

/// Identifies the loading of a Live Photo, for cancelling it.
public typealias PHLivePhotoRequestID = Int32
/// The identifier of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// Why there is no Live Photo.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Whether a better result follows; false here.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with the video around its moment, from files of the app. The device's library has none, and the simulated camera takes none.
///
/// > Contract: Photos, PHLivePhoto. > Isolation: any thread.
open class PHLivePhoto: NSObject, @unchecked Sendable {
    /// > Units: pixels.
    open var size: CGSize { pixels }
    private let pixels: CGSize
    package let image: UIImage
    package let video: URL

    init(image: UIImage, video: URL) {
        (self.image, self.video) = (image, video)
        pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }

    /// Makes a Live Photo of an image's file and a video's file.
    ///
    /// The files need not name each other, as they have to on iOS, and the image keeps its size.
    /// - Parameter resultHandler: called once, in a later turn of the main queue; with an error in the dictionary if a file is missing or is
    ///   neither.
    @discardableResult
    open class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        let id = requests.begin()
        // The app has the closure to itself until it is called, on the main queue.
        nonisolated(unsafe) let handler = resultHandler
        DispatchQueue.main.async {
            let isCancelled = !requests.end(id)
            var info: [AnyHashable: Any] = [PHLivePhotoInfoIsDegradedKey: false, PHLivePhotoInfoCancelledKey: isCancelled]
            guard !isCancelled else { return handler(nil, info) }
            do { handler(try read(fileURLs), info) } catch {
                info[PHLivePhotoInfoErrorKey] = error
                handler(nil, info)
            }
        }
        return id
    }

    /// The handler is called with `PHLivePhotoInfoCancelledKey`, unless it was called before.
    open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) { _ = requests.end(requestID) }

    private static let requests = RunningRequests()
    private static let videos: Set = ["mov", "mp4", "m4v"]

    private static func read(_ files: [URL]) throws -> PHLivePhoto {
        let video = files.first { videos.contains($0.pathExtension.lowercased()) && FileManager.default.isReadableFile(atPath: $0.path) }
        let image = files.lazy.filter { !videos.contains($0.pathExtension.lowercased()) }.compactMap { UIImage(contentsOfFile: $0.path) }
            .first
        guard let image, let video else {
            let missing = image == nil ? "an image" : "a video (mov, mp4 or m4v)"
            let names = files.map(\.lastPathComponent).joined(separator: ", ")
            throw PHPhotosError(.missingResource, "A Live Photo needs \(missing) that can be read; there are: \(names).").object
        }
        return PHLivePhoto(image: image, video: video)
    }
}

/// The identifiers of requests that have neither ended nor been cancelled.
private final class RunningRequests: @unchecked Sendable {
    private let lock = NSLock()
    private var last: PHLivePhotoRequestID = 0
    private var running: Set<PHLivePhotoRequestID> = []

    func begin() -> PHLivePhotoRequestID {
        lock.withLock {
            last &+= 1
            running.insert(last)
            return last
        }
    }

    /// False for one that has ended.
    func end(_ id: PHLivePhotoRequestID) -> Bool { lock.withLock { running.remove(id) != nil } }
}
