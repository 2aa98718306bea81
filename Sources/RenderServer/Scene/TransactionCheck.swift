internal import RenderProtocol

/// Finds out whether a transaction can be applied, without changing anything: what it would change is kept beside the scene.
struct TransactionCheck {
    private let scene: Scene
    private var created: Set<LayerID> = []
    private var destroyed: Set<LayerID> = []
    private var children: [LayerID: [LayerID]] = [:]
    private var masks: [LayerID: LayerID?] = [:]
    private var released: Set<BitmapID> = []

    init(scene: Scene) { self.scene = scene }

    mutating func check(_ transaction: LayerTransaction) throws(SceneError) {
        for change in transaction.changes { try check(change) }
        guard !children.isEmpty || !masks.isEmpty else { return }
        try checkParents()
    }

    /// The bitmaps of a kind of particle.
    private func require(_ cell: EmitterCellValues) throws(SceneError) {
        if let bitmap = cell.contents { try require(bitmap) }
        for inner in cell.cells { try require(inner) }
    }

    private mutating func check(_ change: LayerChange) throws(SceneError) {
        switch change {
        case .create(let id, _):
            if exists(id) || id == scene.root.id { throw .layerExists(id) }
            created.insert(id)
            destroyed.remove(id)
        case .destroy(let id):
            try require(id)
            created.remove(id)
            destroyed.insert(id)
            children[id] = nil
            masks[id] = nil
        case .set(let id, let property):
            try require(id)
            switch property {
            case .sublayers(let ids):
                for child in ids { try require(child) }
                children[id] = ids
            case .mask(let mask):
                if let mask { try require(mask) }
                masks[id] = mask
            case .contents(let bitmap): if let bitmap { try require(bitmap) }
            case .emitter(let emitter): for cell in emitter.cells { try require(cell) }
            default: break
            }
        case .addAnimation(let id, _, _), .removeAnimation(let id, _), .removeAllAnimations(let id): try require(id)
        case .bitmapDamaged(let id, _, _, _, _): try require(id)
        case .releaseBitmap(let id):
            try require(id)
            released.insert(id)
        case .setRoots(let ids):
            for id in ids { try require(id) }
            children[scene.root.id] = ids
        }
    }

    private func exists(_ id: LayerID) -> Bool { created.contains(id) || (scene.layers[id] != nil && !destroyed.contains(id)) }

    private func require(_ id: LayerID) throws(SceneError) {
        guard exists(id) else { throw .unknownLayer(id) }
    }

    private func require(_ id: BitmapID) throws(SceneError) {
        guard scene.bitmaps[id] != nil, !released.contains(id) else { throw .unknownBitmap(id) }
    }

    /// Each layer claimed at most once by this transaction, and nothing inside itself.
    private func checkParents() throws(SceneError) {
        var parents: [LayerID: LayerID] = [:]
        for (parent, list) in children {
            for child in list where !destroyed.contains(child) {
                if parents.updateValue(parent, forKey: child) != nil { throw .twoParents(child) }
            }
        }
        for case (let parent, let mask?) in masks where !destroyed.contains(mask) {
            if parents.updateValue(parent, forKey: mask) != nil { throw .twoParents(mask) }
        }
        // Where nothing new is said, a layer stays where it was, unless its old place has a new list without it.
        func parent(of id: LayerID) -> LayerID? {
            if let parent = parents[id] { return parent }
            guard let old = scene.layers[id]?.parent?.id, !destroyed.contains(old), !created.contains(id) else { return nil }
            let wasMask = scene.layers[old]?.mask?.id == id
            if wasMask ? masks[old] != nil : children[old] != nil { return nil }
            return old
        }
        for start in parents.keys {
            var (current, steps) = (parents[start], 0)
            while let id = current {
                steps += 1
                if id == start || steps > 100_000 { throw .cycle(start) }
                current = parent(of: id)
            }
        }
    }
}
