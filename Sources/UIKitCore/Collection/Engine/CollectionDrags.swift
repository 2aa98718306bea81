internal import Foundation

/// Drags that begin at items, and drops on them.
@MainActor final class CollectionDrags {
    unowned var core: CollectionCore!
    var hasDrag: Bool { false }
    var hasDrop: Bool { false }

    nonisolated init() {}

    func delegateChanged() {
        if core.view.dragDelegate != nil { UnimplementedSetting.report("dragDelegate", on: core.view as Any) }
        if core.view.dropDelegate != nil { UnimplementedSetting.report("dropDelegate", on: core.view as Any) }
    }
}
