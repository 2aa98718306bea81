import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Locks an object for the current thread, which may lock it again; other threads wait. `@synchronized` of Objective-C.
///
/// > Returns: 0 (`OBJC_SYNC_SUCCESS`).
/// > Contract: ObjectiveC, objc_sync_enter
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(obj as AnyObject)
    return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unlocks an object that the current thread has locked.
///
/// > Returns: 0 (`OBJC_SYNC_SUCCESS`), or -1 (`OBJC_SYNC_NOT_OWNING_THREAD_ERROR`) if this thread has not locked it.
/// > Contract: ObjectiveC, objc_sync_exit
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}

/// The objects that are locked now, each with its thread and how often that locked it.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private struct Owner {
        var thread: pthread_t
        var depth: Int
    }

    private let condition = NSCondition()
    /// Guarded by `condition`. An object stays alive while it is locked: its caller holds it.
    private var owners: [ObjectIdentifier: Owner] = [:]

    func enter(_ object: AnyObject) {
        let (key, thread) = (ObjectIdentifier(object), pthread_self())
        condition.lock()
        defer { condition.unlock() }
        while let owner = owners[key], pthread_equal(owner.thread, thread) == 0 { condition.wait() }
        owners[key, default: Owner(thread: thread, depth: 0)].depth += 1
    }

    func exit(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        condition.lock()
        defer { condition.unlock() }
        guard let owner = owners[key], pthread_equal(owner.thread, pthread_self()) != 0 else { return false }
        if owner.depth > 1 {
            owners[key]?.depth -= 1
        } else {
            owners[key] = nil
            condition.broadcast()
        }
        return true
    }
}
