import Foundation

/// A progress that notifies its observers: the class of a `Progress` once it is observed, as in Apple's Foundation.
///
/// A child progress notifies observers of its parent too, if it was added after the parent was observed.
final class ObservedProgress: Progress, @unchecked Sendable {
    // No stored properties: see `takeOver`.
    private static let parents = AssociationKey()

    private final class Parent {
        weak var progress: ObservedProgress?
        init(_ progress: ObservedProgress) { self.progress = progress }
    }

    /// Changes the class of a Foundation object to this one.
    static func takeOver(_ progress: Progress) {
        guard type(of: progress) == Progress.self else { return }
        // The first word of an object is its class. A class without added properties has objects of the same layout.
        let word = unsafeBitCast(ObservedProgress.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(progress).toOpaque().storeBytes(of: word, as: UnsafeRawPointer.self)
    }

    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set { change("completedUnitCount") { super.completedUnitCount = newValue } }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set { change("totalUnitCount") { super.totalUnitCount = newValue } }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        super.addChild(child, withPendingUnitCount: inUnitCount)
        Self.takeOver(child)
        AssociatedObjects.shared.set(Parent(self), for: child, key: Self.parents.pointer)
    }

    override func cancel() {
        KeyValueChanges.will(self, "isCancelled")
        super.cancel()
        KeyValueChanges.did(self, "isCancelled")
    }

    override func pause() {
        KeyValueChanges.will(self, "isPaused")
        super.pause()
        KeyValueChanges.did(self, "isPaused")
    }

    override func resume() {
        KeyValueChanges.will(self, "isPaused")
        super.resume()
        KeyValueChanges.did(self, "isPaused")
    }

    private static let derived = ["fractionCompleted", "isFinished", "isIndeterminate", "localizedDescription"]

    private func change(_ key: String, _ body: () -> Void) {
        guard KeyValueChanges.isObserving else { return body() }
        var told: [(Progress, String)] = ([key] + Self.derived).map { (self, $0) }
        var next = parent
        while let progress = next {
            told += Self.derived.map { (progress, $0) }
            next = progress.parent
        }
        for (progress, key) in told { KeyValueChanges.will(progress, key) }
        body()
        for (progress, key) in told { KeyValueChanges.did(progress, key) }
    }

    private var parent: ObservedProgress? {
        (AssociatedObjects.shared.value(of: self, key: Self.parents.pointer) as? Parent)?.progress
    }
}
