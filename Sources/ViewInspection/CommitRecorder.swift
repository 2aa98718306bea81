internal import InspectionProtocol
internal import QuartzCore
internal import UIKitCore
internal import UILists

/// The costs of the last commits, as long as a client asks for them.
@MainActor final class CommitRecorder {
    private var frames: [InspectionAppFrame] = []
    /// When it was asked last, on the machine's clock. > Units: seconds.
    private var asked = 0.0
    private static let limit = 240
    /// Without a question for this long it stops. > Units: seconds.
    private static let patience = 5.0

    /// The last commits; from now on they are recorded.
    func take() -> [InspectionAppFrame] {
        let layers = LayerContext.main
        asked = layers.now
        if layers.onPhases == nil {
            frames = []
            layers.onPhases = { [weak self, weak layers] phases in
                MainActor.assumeIsolated { if self?.note(phases) != true { layers?.onPhases = nil } }
            }
        }
        return frames
    }

    /// > Returns: whether it goes on.
    private func note(_ phases: FlushPhases) -> Bool {
        guard phases.start - asked < Self.patience else { return false }
        guard phases.changes > 0 else { return true }
        frames.append(
            InspectionAppFrame(
                start: phases.start, end: phases.end, layout: phases.layout, draw: phases.draw, commit: phases.commit,
                changes: phases.changes))
        if frames.count > Self.limit { frames.removeFirst(frames.count - Self.limit) }
        return true
    }
}

/// The tables and collections on the screen, with what they have made.
@MainActor struct ListReader {
    private let context: ApplicationContext
    private let registry: ObjectRegistry
    private static let limit = 50

    init(_ context: ApplicationContext, _ registry: ObjectRegistry) { (self.context, self.registry) = (context, registry) }

    func lists() -> [InspectionList] {
        var found: [InspectionList] = []
        for window in context.windows.visible { collect(window, into: &found) }
        return found
    }

    private func collect(_ view: UIView, into found: inout [InspectionList]) {
        guard !view.isHidden, found.count < Self.limit else { return }
        switch view {
        case let table as UITableView: found.append(list(table, made: table.numberOfCellsMade, visible: table.visibleCells.count))
        case let grid as UICollectionView: found.append(list(grid, made: grid.core.pool.made, visible: grid.visibleCells.count))
        default: break
        }
        for child in view.subviews { collect(child, into: &found) }
    }

    private func list(_ view: UIView, made: Int, visible: Int) -> InspectionList {
        InspectionList(
            id: registry.number(of: view), type: ObjectNames.type(of: view), label: view.accessibilityIdentifier, made: made,
            visible: visible)
    }
}
