import CoreGraphics
import Foundation

extension CALayer {
    func markNeedsLayout() {
        guard state.model == nil, !state.needsLayout else { return }
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
                state.needsLayout = false
                layoutSublayers()
            }
            if state.sublayersNeedLayout {
                state.sublayersNeedLayout = false
                for layer in tree.sublayers where layer.state.needsLayout || layer.state.sublayersNeedLayout { layer.layoutSubtree() }
                if let mask = tree.mask, mask.state.needsLayout || mask.state.sublayersNeedLayout { mask.layoutSubtree() }
            }
            rounds += 1
            if rounds == LayoutLimit.rounds {
                LayoutLimit.report(self)
                return
            }
        }
    }

    func layoutThroughDelegate() {
        LayerDelegateCall(self)?.layout()
    }
}

/// Limits layouts that invalidate themselves each time.
private enum LayoutLimit {
    static let rounds = 100

    static func report(_ layer: CALayer) {
        FileHandle.standardError.write(
            Data("QuartzCore: the layout of \(layer) marks itself again after \(rounds) rounds; giving up until the next commit\n".utf8))
    }
}
