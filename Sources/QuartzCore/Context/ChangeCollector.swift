import Foundation
import RenderProtocol

/// Turns the layers noted since the last commit into one transaction.
struct ChangeCollector {
    private let context: LayerContext
    private let now: Double
    private var created: [LayerChange] = []
    private var changed: [LayerChange] = []
    private var animated: [LayerChange] = []
    private var roots: [LayerChange] = []
    private var removed: [LayerChange] = []

    /// What the server assumes of a new layer.
    private static let defaults: [(key: LayerKey, property: LayerProperty)] = {
        let values = LayerValues()
        return LayerKey.allCases.filter { $0 != .lineDashPattern }.map { ($0, values.property(for: $0)) }
    }()

    /// - Parameter room: an empty list with memory to fill.
    init(context: LayerContext, now: Double, space: [LayerChange]) {
        self.context = context
        self.now = now
        changed = space
    }

    /// All that was collected, which is then forgotten. Nil when nothing changed.
    mutating func takeTransaction() -> LayerTransaction? {
        var changes = changed
        changed = []
        // What layers are and what they hold comes before what is shown.
        if !created.isEmpty { changes.insert(contentsOf: created, at: 0) }
        changes += animated
        changes += roots
        changes += removed
        (created, animated, roots, removed) = ([], [], [], [])
        return changes.isEmpty ? nil : LayerTransaction(changes: changes, commitTime: now)
    }

    /// A layer on screen: what changed of it, or all of it and its sublayers when the server does not know it.
    mutating func collect(_ layer: CALayer) {
        layer.refreshSublayers()
        guard layer.state.knownGeneration == context.generation else { return create(layer) }
        for (key, old) in layer.state.committed {
            let new = layer.values.property(for: key)
            if new != old { changed.append(.set(layer.id, new)) }
        }
        // What scrolls changes one thing in every frame.
        layer.state.committed.removeAll(keepingCapacity: layer.state.committed.capacity <= 2)
        collectAnimations(layer)
    }

    private mutating func create(_ layer: CALayer) {
        layer.state.knownGeneration = context.generation
        layer.state.committed = []
        layer.state.removedAnimationKeys = []
        layer.adoptBitmap()
        layer.refreshSublayers()
        created.append(.create(layer.id, layer.kind))
        for (key, standard) in Self.defaults {
            let property = layer.values.property(for: key)
            if property != standard { changed.append(.set(layer.id, property)) }
        }
        collectAnimations(layer, all: true)
        for sublayer in layer.tree.sublayers where sublayer.state.knownGeneration != context.generation { create(sublayer) }
        if let mask = layer.tree.mask, mask.state.knownGeneration != context.generation { create(mask) }
    }

    private mutating func collectAnimations(_ layer: CALayer, all: Bool = false) {
        for key in layer.state.removedAnimationKeys { animated.append(.removeAnimation(layer.id, key: key)) }
        layer.state.removedAnimationKeys = []
        for record in layer.animations where all || !record.isCommitted {
            record.begin(at: now, on: layer)
            context.timing.add(record)
            if let animation = record.render { animated.append(.addAnimation(layer.id, key: record.key, animation)) }
        }
    }

    /// A layer that is on screen no more, or never was: its animations are over, the server forgets it.
    mutating func collectDetached(_ layer: CALayer) {
        layer.endAnimationsOffScreen()
        guard layer.state.knownGeneration != 0 else { return }
        if layer.state.knownGeneration == context.generation { removed.append(.destroy(layer.id)) }
        layer.state.knownGeneration = 0
        layer.state.committed = []
        layer.state.removedAnimationKeys = []
        for sublayer in layer.tree.sublayers { collectDetached(sublayer) }
        if let mask = layer.tree.mask { collectDetached(mask) }
    }

    mutating func setRoots(_ ids: [LayerID]) { roots = [.setRoots(ids)] }
    mutating func destroy(_ ids: [LayerID]) { removed += ids.map { .destroy($0) } }
    mutating func release(_ ids: [BitmapID]) { removed += ids.map { .releaseBitmap($0) } }
}
