import Foundation

/// One observation: its key path and its observer.
final class KeyValueObserver: @unchecked Sendable {
    struct Change {
        var mutation = KeyValueMutation.setting
        var old: Any?
        var new: Any?
        var isPrior = false
        var isInitial = false
    }

    weak var object: NSObject?
    /// Never read. Keeps the object's address from being given to another one: it identifies the object also in its deinit, when `object`
    /// is nil already.
    private unowned let place: NSObject
    weak var observer: AnyObject?
    let observerIdentity: ObjectIdentifier?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    /// Reads the observed value for the observer.
    let read: (NSObject) -> Any?
    let notify: (NSObject, Change) -> Void
    var isValid = true
    /// The objects and keys whose changes are changes of the key path.
    var watched: [KeyValueObservers.Place] = []
    /// The property at the end of the key path, whose elements may change.
    var end: KeyValueObservers.Place?

    init(
        _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, observer: AnyObject?,
        context: UnsafeMutableRawPointer?, read: @escaping (NSObject) -> Any?, notify: @escaping (NSObject, Change) -> Void
    ) {
        self.object = object
        place = object
        self.keyPath = keyPath
        self.options = options
        self.observer = observer
        observerIdentity = observer.map { ObjectIdentifier($0) }
        self.context = context
        self.read = read
        self.notify = notify
    }

    /// Whether a change can change the set of observed objects.
    var followsObjects: Bool { watched.count > 1 || keyPath.contains(".") }

    func old(_ mutation: KeyValueMutation) -> Any? {
        options.contains(.old) && mutation.kind != .insertion ? mutation.old(object.flatMap(read)) : nil
    }

    func sendInitial() {
        guard options.contains(.initial), let object else { return }
        notify(object, Change(new: options.contains(.new) ? read(object) : nil, isInitial: true))
    }

    func sendPrior(old: Any?, _ mutation: KeyValueMutation) {
        guard options.contains(.prior), isValid, let object else { return }
        notify(object, Change(mutation: mutation, old: old, isPrior: true))
    }

    func send(old: Any?, _ mutation: KeyValueMutation) {
        guard isValid, let object else { return }
        let isNew = options.contains(.new) && mutation.kind != .removal
        notify(object, Change(mutation: mutation, old: old, new: isNew ? mutation.new(read(object)) : nil))
    }
}
