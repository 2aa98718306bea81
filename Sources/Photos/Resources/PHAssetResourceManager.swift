public import Foundation
internal import PhotoLibrary
internal import Synchronization

/// Identifies a request for the data of a resource.
public typealias PHAssetResourceDataRequestID = Int32
/// The identifier of no request.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// How the data of a resource is wanted.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    /// Whether data may be downloaded; kept: all are on the device.
    open var isNetworkAccessAllowed = false
    /// Told of downloads; not called.
    open var progressHandler: (@Sendable (Double) -> Void)?
    /// Options that leave all as it is.
    public override init() { super.init() }
}

/// Loads the files of assets.
///
/// > Contract: Photos, PHAssetResourceManager
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let shared = PHAssetResourceManager()
    private let queue = DispatchQueue(label: "org.ferry.photos.resources")
    private struct State {
        var last: PHAssetResourceDataRequestID = 0
        var pending: Set<PHAssetResourceDataRequestID> = []
    }
    private let state = Mutex(State())

    private override init() { super.init() }

    /// The manager.
    open class func `default`() -> PHAssetResourceManager { shared }

    /// Loads a file. Both closures run on a queue of the system, the second one at the end, with an error if there is no file.
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        let access = PhotoAccess.shared
        let id = state.withLock { state in
            state.last = state.last == .max ? 1 : state.last + 1
            state.pending.insert(state.last)
            return state.last
        }
        queue.async {
            guard self.state.withLock({ $0.pending.remove(id) }) != nil else {
                return completionHandler(PHPhotosError(.userCancelled, "The request was cancelled.").object)
            }
            guard let data = Self.data(of: resource, access) else { return completionHandler(Self.missing(resource)) }
            handler(data)
            completionHandler(nil)
        }
        return id
    }

    /// Writes a file. > Parameters: completionHandler: runs on a queue of the system.
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let access = PhotoAccess.shared
        queue.async {
            guard let data = Self.data(of: resource, access) else { return completionHandler(Self.missing(resource)) }
            do {
                try data.write(to: fileURL, options: .withoutOverwriting)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }

    /// Ends a request; its last closure receives an error.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) { _ = state.withLock { $0.pending.remove(requestID) } }

    private static func data(of resource: PHAssetResource, _ access: PhotoAccess) -> Data? {
        access.permissions.permission.shows(resource.asset) ? access.library.data(of: resource.asset) : nil
    }
    private static func missing(_ resource: PHAssetResource) -> NSError {
        PHPhotosError(.identifierNotFound, "\(resource.originalFilename) is not in the library, or not shown to the app").object
    }
}
