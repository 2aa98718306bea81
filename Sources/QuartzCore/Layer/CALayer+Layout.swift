import CoreGraphics
import Foundation
import Synchronization

extension CALayer {
    func markNeedsLayout() {
        guard state.model == nil, !state.needsLayout else { return }
        if LayoutLimit.isNearlyReached { LayoutLimit.note(self) }
        state.needsLayout = true
        tree.superlayer?.propagateNeedsLayout()
        LayerContext.main.schedule()
    }

    /// Marks the path from the root to this layer for the layout pass.
    func propagateNeedsLayout() {
        var layer: CALayer? = self
        while let current = layer, !current.state.sublayersNeedLayout {
            current.state.sublayersNeedLayout = true
            layer = current.tree.superlayer
        }
        LayerContext.main.schedule()
    }

    func layoutFromTopmostDirtyAncestor() {
        var top = self
        while let parent = top.tree.superlayer, parent.state.needsLayout { top = parent }
        top.layoutSubtree()
    }

    /// Lays out superlayers before sublayers, and again what was invalidated in the meantime.
    func layoutSubtree() {
        var rounds = 0
        while state.needsLayout || state.sublayersNeedLayout {
            if state.needsLayout {
                layoutOwnSublayers()
            }
            if state.sublayersNeedLayout {
                state.sublayersNeedLayout = false
                for layer in tree.sublayers where layer.state.needsLayout || layer.state.sublayersNeedLayout { layer.layoutSubtree() }
                if let mask = tree.mask, mask.state.needsLayout || mask.state.sublayersNeedLayout { mask.layoutSubtree() }
            }
            rounds += 1
            if rounds == LayoutLimit.rounds - LayoutLimit.observedRounds { LayoutLimit.beginObserving() }
            if rounds == LayoutLimit.rounds {
                LayoutLimit.report(self)
                giveUpLayout()
                return
            }
        }
    }

    private func layoutOwnSublayers() {
        state.needsLayout = false
        let isNested = state.isLayingOut
        state.isLayingOut = true
        layoutSublayers()
        state.isLayingOut = isNested
    }

    /// Keeps what the last round made. With the marks left, the superlayers would run all rounds again, each as often as it has rounds.
    private func giveUpLayout() {
        state.needsLayout = false
        state.sublayersNeedLayout = false
        for layer in tree.sublayers where layer.state.needsLayout || layer.state.sublayersNeedLayout { layer.giveUpLayout() }
        if let mask = tree.mask, mask.state.needsLayout || mask.state.sublayersNeedLayout { mask.giveUpLayout() }
    }

    func layoutThroughDelegate() {
        LayerDelegateCall(self)?.layout()
    }
}

/// Limits layouts that invalidate themselves each time, and tells which layers or views do.
private enum LayoutLimit {
    static let rounds = 100
    /// The last rounds, in which it is noted who asks for layout again.
    static let observedRounds = 5

    /// How often each layer, or its view, asked.
    private static let observation = Mutex<[String: Int]>([:])
    private static let observes = Atomic(false)

    /// Read at each request for layout; false except in the last rounds of an endless one.
    static var isNearlyReached: Bool { observes.load(ordering: .relaxed) }

    static func beginObserving() {
        observation.withLock { $0 = [:] }
        observes.store(true, ordering: .relaxed)
    }

    static func note(_ layer: CALayer) {
        let name = name(of: layer)
        observation.withLock { if $0.count < 1000 || $0[name] != nil { $0[name, default: 0] += 1 } }
    }

    static func report(_ layer: CALayer) {
        observes.store(false, ordering: .relaxed)
        let noted = observation.withLock { known in
            defer { known = [:] }
            return known
        }
        let feeding = noted.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
        var text = "The layout of \(name(of: layer)) marks itself again after \(rounds) rounds; giving up until the next change.\n"
        for (other, count) in feeding {
            text += "    asked for layout again \(count) times in the last \(observedRounds) rounds: \(other)\n"
        }
        FileHandle.standardError.write(Data(text.utf8))
    }

    /// The view, for the layer of one.
    private static func name(of layer: CALayer) -> String { layer.delegate.map { "\($0)" } ?? "\(layer)" }
}
