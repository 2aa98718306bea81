import Foundation
import ProgrammerErrors
import RenderProtocol

extension CALayer {
    /// Whether the layer is part of a tree on screen.
    package var isAttached: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.state.isRoot { return true }
            layer = current.tree.superlayer
        }
        return false
    }

    func insert(_ layer: CALayer, at index: Int) {
        refuseCycle(layer)
        let moves = layer.tree.superlayer === self && layer !== tree.mask
        if moves {
            tree.sublayers.removeAll { $0 === layer }
        } else {
            layer.detach()
        }
        note(.sublayers)
        tree.sublayers.insert(layer, at: max(0, min(index, tree.sublayers.count)))
        sublayersChanged()
        if !moves { layer.join(self) }
    }

    func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
        guard let sibling else { return insert(layer, at: offset == 0 ? 0 : .max) }
        guard sibling !== layer else { return }
        guard sibling.tree.superlayer === self else {
            ProgrammerError.raise(
                "sibling \(sibling) is not a sublayer of \(self)", name: .layer)
        }
        if layer.tree.superlayer !== self { layer.detach() }
        let others = tree.sublayers.filter { $0 !== layer }
        let index = others.firstIndex { $0 === sibling } ?? others.count
        insert(layer, at: index + offset)
    }

    func replace(_ old: CALayer, _ new: CALayer) {
        guard old !== new else { return }
        guard let index = tree.sublayers.firstIndex(where: { $0 === old }) else {
            ProgrammerError.raise("\(old) is not a sublayer of \(self)", name: .layer)
        }
        insert(new, at: index)
        old.detach()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) { layer.detach() }
        for layer in layers { insert(layer, at: .max) }
    }

    func replaceMask(_ mask: CALayer?) {
        guard mask !== tree.mask else { return }
        if let mask {
            refuseCycle(mask)
            mask.detach()
        }
        let old = tree.mask
        let action = CATransaction.disableActions() ? nil : self.action(forKey: LayerKey.mask.rawValue)
        note(.mask)
        tree.mask = mask
        values.mask = mask?.id
        old?.leave()
        mask?.join(self)
        if let action, !(action is NSNull) { action.run(forKey: LayerKey.mask.rawValue, object: self, arguments: nil) }
    }

    func detach() {
        guard let parent = tree.superlayer else { return }
        if parent.tree.mask === self {
            parent.note(.mask)
            parent.tree.mask = nil
            parent.values.mask = nil
        } else {
            parent.note(.sublayers)
            parent.tree.sublayers.removeAll { $0 === self }
            parent.sublayersChanged()
        }
        leave()
    }

    private func sublayersChanged() {
        // The identifiers are collected once, at the commit.
        state.sublayersChanged = true
        // A layer that adds or removes sublayers in its own layout places them in the same pass.
        if !state.isLayingOut { setNeedsLayout() }
    }

    /// Whether the layers below know their superlayers, and each is there once. For tests: an action of the app may run in the middle of a
    /// change.
    package func checkTreeInvariants() -> Bool {
        let below = tree.sublayers + (tree.mask.map { [$0] } ?? [])
        guard Set(below.map(ObjectIdentifier.init)).count == below.count else { return false }
        return below.allSatisfy { $0.tree.superlayer === self && $0.checkTreeInvariants() }
    }

    func refreshSublayers() {
        guard state.sublayersChanged else { return }
        state.sublayersChanged = false
        values.sublayers = tree.sublayers.map(\.id)
    }

    private func join(_ parent: CALayer) {
        tree.superlayer = parent
        enqueue()
        if state.needsLayout || state.sublayersNeedLayout { parent.propagateNeedsLayout() }
        runOrderAction(kCAOnOrderIn)
    }

    private func leave() {
        runOrderAction(kCAOnOrderOut)
        tree.superlayer = nil
        enqueue()
    }

    private func runOrderAction(_ key: String) {
        guard !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull) else { return }
        action.run(forKey: key, object: self, arguments: nil)
    }

    private func refuseCycle(_ layer: CALayer) {
        var ancestor: CALayer? = self
        while let current = ancestor {
            guard current !== layer else {
                ProgrammerError.raise(
                    "layer \(layer) is a part of cycle in its layer tree", name: .layer
                )
            }
            ancestor = current.tree.superlayer
        }
    }

    /// Removes the deallocated layer and detaches its sublayers.
    func leaveContext() {
        for layer in tree.sublayers {
            layer.tree.superlayer = nil
            layer.enqueue()
        }
        if let mask = tree.mask {
            mask.tree.superlayer = nil
            mask.enqueue()
        }
        guard state.model == nil else { return }
        if state.knownGeneration != 0 { LayerContext.main.forget(id, generation: state.knownGeneration) }
        for record in animations { LayerContext.main.timing.abandon(record) }
    }
}
