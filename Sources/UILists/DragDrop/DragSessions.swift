internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// The session of a drag: its items and its location.
@MainActor final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem]
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// > Units: points in `window`.
    var place: CGPoint
    weak var window: UIWindow?

    init(items: [UIDragItem], place: CGPoint, window: UIWindow?) {
        self.items = items
        self.place = place
        self.window = window
        super.init()
    }

    func location(in view: UIView) -> CGPoint { window.map { view.convert(place, from: $0) } ?? place }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// A drop interaction's view of a drag.
@MainActor final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    /// Whether the drag began in this app.
    private let isLocal: Bool
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default

    init(_ drag: DragSession, isLocal: Bool = true) {
        self.drag = drag
        self.isLocal = isLocal
        super.init()
    }

    var items: [UIDragItem] { drag.items }
    var localDragSession: (any UIDragSession)? { isLocal ? drag : nil }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void)
        -> Progress
    {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let gathered = LoadedObjectCollector(count: providers.count, completion: completion)
        // Providers call back on any thread.
        let context = ApplicationContext.current
        let parts = providers.enumerated().map { index, provider in
            provider.loadObject(ofClass: aClass) { object, _ in
                // The provider gives up the object with this call.
                nonisolated(unsafe) let object = object
                DispatchQueue.main.async { context.perform { gathered.put(object, at: index) } }
            }
        }
        gathered.progress.cancellationHandler = { for part in parts { part.cancel() } }
        if providers.isEmpty { context.later { _ in gathered.finish() } }
        return gathered.progress
    }
}

/// Collects asynchronously loaded objects, on the main queue, and passes them on together.
private final class LoadedObjectCollector: @unchecked Sendable {
    private var objects: [Int: any NSItemProviderReading] = [:]
    private var left: Int
    private let completion: ([any NSItemProviderReading]) -> Void
    /// One unit for each provider.
    let progress: Progress

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        left = count
        progress = Progress(totalUnitCount: Int64(max(1, count)))
        self.completion = completion
    }

    func put(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        left -= 1
        progress.completedUnitCount += 1
        if left == 0 { finish() }
    }

    func finish() {
        progress.completedUnitCount = progress.totalUnitCount
        completion(objects.sorted { $0.key < $1.key }.map(\.value))
    }
}

/// Collects an app's animations alongside a drag's animation.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func run(_ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = { [self] in
            changes()
            for animation in animations { animation() }
        }
        let finish = { [self] in
            completion()
            for completion in completions { completion(.end) }
        }
        guard UIView.areAnimationsEnabled else {
            all()
            finish()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut], animations: all) { _ in finish()
        }
    }
}
