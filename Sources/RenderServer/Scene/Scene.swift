internal import HostInterface
internal import RenderProtocol

/// An app's layer tree. Applies transactions entirely or not at all.
final class Scene {
    private(set) var layers: [LayerID: SceneLayer] = [:]
    private(set) var bitmaps: [BitmapID: SceneBitmap] = [:]
    /// Has the roots as its sublayers; not a layer of the app.
    let root = SceneLayer(id: LayerID(.max), kind: .plain)
    /// Number of layers with a backdrop.
    private(set) var backdropCount = 0
    /// Bounds of layers removed from the tree since the last frame.
    let pendingDamage = Region()
    /// Layers by the bitmap they show, for damage to its pixels. Cleaned up when transactions name bitmaps.
    private var users: [BitmapID: [WeakLayer]] = [:]

    private struct WeakLayer { weak var layer: SceneLayer? }

    // MARK: Bitmaps

    func add(_ bitmap: SharedBitmap) throws(SceneError) {
        guard bitmaps[bitmap.id] == nil, let entry = SceneBitmap(bitmap) else { throw .badBitmap(bitmap.id) }
        bitmaps[bitmap.id] = entry
    }

    // MARK: Transactions

    /// Checks whether all of a transaction can be applied.
    func check(_ transaction: LayerTransaction) throws(SceneError) {
        var check = TransactionCheck(scene: self)
        try check.check(transaction)
    }

    func apply(checked transaction: LayerTransaction) {
        for change in transaction.changes { apply(change) }
    }

    private func apply(_ change: LayerChange) {
        switch change {
        case .create(let id, let kind):
            layers[id] = SceneLayer(id: id, kind: kind)
            if kind == .backdrop { backdropCount += 1 }
        case .destroy(let id): destroy(id)
        case .set(let id, let property): set(property, of: id)
        case .addAnimation(let id, let key, let animation):
            update(id) { layer in
                layer.animations.removeAll { $0.key == key }
                layer.animations.append(AttachedAnimation(key: key, animation: animation))
            }
        case .removeAnimation(let id, let key):
            update(id) { layer in
                layer.animations.removeAll { $0.key == key }
                layer.transitionStarts[key] = nil
            }
        case .removeAllAnimations(let id):
            update(id) { layer in
                layer.animations.removeAll()
                layer.transitionStarts.removeAll()
            }
        case .bitmapDamaged(let id, let x, let y, let width, let height):
            damage(id, PixelRect(x: x, y: y, width: width, height: height))
        case .releaseBitmap(let id):
            bitmaps[id] = nil
            users[id] = nil
        case .setRoots(let ids):
            let children = ids.compactMap { layers[$0] }
            for child in children where child.parent !== root { leave(child) }
            detached(root.setChildren(children))
            assert(root.checkInvariants())
        }
    }

    /// Whether parents and sublayers agree in the whole scene, and all layers of the tree are the app's. > Complexity: O(layers).
    func checkInvariants() -> Bool {
        func areKnown(_ layer: SceneLayer) -> Bool {
            layer.children.allSatisfy { layers[$0.id] === $0 } && (layer.mask.map { layers[$0.id] === $0 } ?? true)
        }
        guard backdropCount == layers.values.count(where: { $0.kind == .backdrop }) else { return false }
        guard root.checkInvariants(), areKnown(root) else { return false }
        return layers.allSatisfy { id, layer in layer.id == id && layer.checkInvariants() && areKnown(layer) }
    }

    private func update(_ id: LayerID, _ body: (SceneLayer) -> Void) {
        guard let layer = layers[id] else { return }
        body(layer)
        layer.setDirty()
    }

    private func set(_ property: LayerProperty, of id: LayerID) {
        guard let layer = layers[id] else { return }
        layer.model.apply(property)
        switch property {
        case .sublayers(let ids):
            let children = ids.compactMap { layers[$0] }
            for child in children where child.parent !== layer { leave(child, for: layer) }
            detached(layer.setChildren(children))
            assert(layer.checkInvariants())
        case .mask(let maskID):
            let mask = maskID.flatMap { layers[$0] }
            if let mask, mask.parent !== layer { leave(mask, for: layer) }
            layer.setMask(mask)
            assert(layer.checkInvariants())
        case .contents(let bitmapID):
            if let bitmapID { note(layer, uses: bitmapID) }
            layer.setDirty()
        default: layer.setDirty()
        }
    }

    /// Removes a layer from its parent, so that it can be inserted into `target`.
    ///
    /// Where `target` is still inside of the layer, the branch that contains it is removed first: a transaction that turns a branch around
    /// names its layers in any order, and following parents would not end in the meantime.
    private func leave(_ layer: SceneLayer, for target: SceneLayer) {
        var branch = target
        while let parent = branch.parent {
            if parent === layer {
                leave(branch)
                break
            }
            branch = parent
        }
        leave(layer)
    }

    /// Removes a layer from its parent, so that it can be inserted elsewhere.
    private func leave(_ layer: SceneLayer) {
        guard let parent = layer.parent else { return }
        parent.forget(layer)
        layer.parent = nil
        detached([layer])
    }

    private func detached(_ removed: [SceneLayer]) {
        for layer in removed {
            pendingDamage.add(layer.state.bounds)
            layer.state.bounds = .empty
            layer.isNew = true
        }
    }

    private func destroy(_ id: LayerID) {
        guard let layer = layers.removeValue(forKey: id) else { return }
        if layer.kind == .backdrop { backdropCount -= 1 }
        leave(layer)
        for child in layer.children { child.parent = nil }
        layer.mask?.parent = nil
        _ = layer.setChildren([])
    }

    private func note(_ layer: SceneLayer, uses id: BitmapID) {
        var list = users[id, default: []]
        list.removeAll { $0.layer == nil || $0.layer === layer }
        list.append(WeakLayer(layer: layer))
        users[id] = list
    }

    private func damage(_ id: BitmapID, _ rect: PixelRect) {
        guard let bitmap = bitmaps[id] else { return }
        bitmap.pixelsChanged()
        for case let layer? in (users[id] ?? []).map(\.layer) where layer.model.contents == id {
            layer.contentsDamage.append(rect)
            layer.setSubtreeDirty()
        }
    }
}
