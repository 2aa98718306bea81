internal import HostInterface
internal import Synchronization

/// What any thread may know of what a person allowed.
enum LocationAuthorization {
    private static let known = Mutex(LocationPermission())
    static var permission: LocationPermission { known.withLock { $0 } }
    static func take(_ permission: LocationPermission) { known.withLock { $0 = permission } }
}
