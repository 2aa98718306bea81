public import Foundation
internal import ObjectiveC
internal import PhotoLibrary
internal import UIKitCore

/// Is notified when the library changes.
///
/// > Contract: Photos, PHPhotoLibraryChangeObserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called on a queue of the system, after a change that the app can see.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The device's photo library: permission, changes, observers.
///
/// > Contract: Photos, PHPhotoLibrary
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    private static let queue = DispatchQueue(label: "org.ferry.photos.changes")

    private override init() { super.init() }

    /// The library.
    open class func shared() -> PHPhotoLibrary { only }

    // MARK: Permission

    /// Whether the app may use the library. Limited access counts as `.authorized`, as for apps that do not know it.
    @available(iOS, deprecated: 14)
    open class func authorizationStatus() -> PHAuthorizationStatus { legacy(authorizationStatus(for: .readWrite)) }
    private static func legacy(_ status: PHAuthorizationStatus) -> PHAuthorizationStatus { status == .limited ? .authorized : status }

    /// Whether the app may use the library in a way.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoAccess.shared.permissions.permission.status(for: accessLevel)
    }

    /// Asks the user, once. Limited access counts as `.authorized`. The closure runs on a queue of the system.
    @available(iOS, deprecated: 14)
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        requestAuthorization(for: .readWrite) { handler(legacy($0)) }
    }

    /// Asks the user, once, with the reason in `Info.plist`. The closure runs on a queue of the system.
    ///
    /// > Precondition: `Info.plist` has `NSPhotoLibraryUsageDescription`, or for `.addOnly` `NSPhotoLibraryAddUsageDescription`.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {
        PhotoAccess.shared.ask(accessLevel == .addOnly ? .adding : .reading) { handler(authorizationStatus(for: accessLevel)) }
    }

    /// Asks the user, once, with the reason in `Info.plist`.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        await withCheckedContinuation { continuation in
            requestAuthorization(for: accessLevel) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Changes

    /// Runs a block that creates change requests, on a queue of the system, then makes all its changes or none.
    ///
    /// The user is asked before something is deleted. > Parameters: completionHandler: runs on a queue of the system.
    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        let (access, later) = (PhotoAccess.shared, ApplicationContext.scheduler())
        Self.queue.async {
            let changes = ChangeTransaction.collect(access, changeBlock)
            let finish: @Sendable () -> Void = {
                Self.queue.async {
                    do {
                        try changes.commit()
                        completionHandler?(true, nil)
                    } catch {
                        completionHandler?(false, error)
                    }
                }
            }
            guard let question = changes.question else { return finish() }
            later {
                question.ask { isAllowed in
                    if isAllowed { return finish() }
                    Self.queue.async {
                        changes.end()
                        completionHandler?(false, DeletionQuestion.refusal)
                    }
                }
            }
        }
    }

    /// Makes the changes of a block.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            performChanges(changeBlock) { isDone, error in
                if isDone { continuation.resume() } else { continuation.resume(throwing: error ?? DeletionQuestion.refusal) }
            }
        }
    }

    /// Runs a block that creates change requests here, and makes its changes before it returns.
    ///
    /// On the main thread nothing can be deleted this way: the user could not be asked. It throws then.
    open func performChangesAndWait(_ changeBlock: () -> Void) throws {
        let changes = ChangeTransaction.collect(PhotoAccess.shared, changeBlock)
        defer { changes.end() }
        if let question = changes.question {
            guard !MainQueue.isCurrent else {
                throw PHPhotosError(
                    .changeNotSupported,
                    "performChangesAndWait on the main thread cannot ask the user about deleting; call performChanges instead"
                ).object
            }
            guard question.askAndWait() else { throw DeletionQuestion.refusal }
        }
        try changes.commit()
    }

    // MARK: Observers

    /// Tells an object of changes until it is unregistered; it is not retained.
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let access = PhotoAccess.shared
        access.observers.add(observer, access)
    }
    /// Does not tell an object of changes any more.
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) { PhotoAccess.shared.observers.remove(observer) }

    /// Why the library cannot be used; nil, since it can.
    open var unavailabilityReason: (any Error)? { nil }
}
