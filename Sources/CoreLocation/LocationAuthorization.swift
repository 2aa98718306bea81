internal import DeviceProtocol
internal import Synchronization

/// The user's permission, readable from any thread.
enum LocationAuthorization {
    // Of the process: managers of any thread read it.
    private static let known = Mutex(LocationPermission())
    static var permission: LocationPermission { known.withLock { $0 } }
    static func take(_ permission: LocationPermission) { known.withLock { $0 = permission } }
}
