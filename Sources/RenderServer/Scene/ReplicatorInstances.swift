internal import HostInterface
internal import RenderProtocol

/// The copies a replicator layer shows in place of its sublayers, which themselves are never drawn.
///
/// Each copy hangs in a layer of its own, which moves it and shifts its time. Copies are made anew when anything in the originals changes
/// by a transaction; animations run in the copies.
struct ReplicatorInstances {
    private(set) var holders: [SceneLayer] = []
    private var made: Made?

    /// What the copies were made for.
    private struct Made: Hashable {
        var count: Int
        var color: RenderColor
        var offsets: [Float]
    }
    /// Where the copies were put.
    private struct Placed: Hashable {
        var bounds: RenderRect
        var transform: RenderMatrix
        var delay: Double
    }
    private var placed: Placed?

    /// Layers copied for one replicator, at most.
    static let limit = 16_384

    /// Brings the copies up to date. Returns where copies were that are gone.
    mutating func refresh(_ layer: SceneLayer) -> [PixelRect] {
        let values = layer.values.replicator
        var gone: [PixelRect] = []
        let made = Made(
            count: Self.count(of: layer), color: values.color,
            offsets: [values.redOffset, values.greenOffset, values.blueOffset, values.alphaOffset])
        if made != self.made || layer.childrenReordered || layer.children.contains(where: { $0.isSubtreeDirty || $0.isNew }) {
            gone = holders.map(\.state.bounds)
            holders = (0..<made.count).map { index in
                let holder = SceneLayer(id: LayerID(UInt64(index)), kind: .transform)
                let tint = values.color(ofCopy: index)
                _ = holder.setChildren(layer.children.map { $0.copy(tint: tint) })
                holder.parent = layer
                return holder
            }
            for child in layer.children { child.clearDirtyFlags() }
            self.made = made
            placed = nil
        }
        place(layer, values)
        return gone
    }

    private mutating func place(_ layer: SceneLayer, _ values: ReplicatorValues) {
        let placed = Placed(bounds: layer.values.bounds, transform: values.transform, delay: values.delay)
        guard placed != self.placed else { return }
        self.placed = placed
        let (bounds, delay) = (placed.bounds, values.delay.isFinite ? values.delay : 0)
        var transform = RenderMatrix.identity
        for (index, holder) in holders.enumerated() {
            holder.model.bounds = bounds
            holder.model.position = RenderPoint(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
            holder.model.transform = transform
            holder.model.beginTime = Double(index) * delay
            holder.setDirty()
            transform = transform.concatenated(values.transform)
        }
    }

    /// As many copies as there may be.
    private static func count(of layer: SceneLayer) -> Int {
        let wanted = max(0, layer.values.replicator.count)
        let weight = layer.children.reduce(0) { min(limit, $0 + $1.weight) }
        return min(wanted, weight == 0 ? 0 : max(1, limit / weight))
    }
}

extension SceneLayer {
    /// How many layers are drawn for it.
    fileprivate var weight: Int {
        let below = children.reduce(0) { min(ReplicatorInstances.limit, $0 + $1.weight) }
        let copies = kind == .replicator ? min(ReplicatorInstances.limit, max(1, model.replicator.count)) : 1
        return min(ReplicatorInstances.limit, 1 + below * copies + (mask?.weight ?? 0))
    }

    /// The layer and all below it, with colours multiplied.
    fileprivate func copy(tint: RenderColor) -> SceneLayer {
        let copy = SceneLayer(id: id, kind: kind)
        copy.model = model
        copy.animations = animations
        if tint != .white {
            copy.model.multiplyColors(by: tint)
            copy.animations = animations.map { AttachedAnimation(key: $0.key, animation: $0.animation.multiplied(by: tint)) }
            copy.contentsTint = tint
        }
        _ = copy.setChildren(children.map { $0.copy(tint: tint) })
        if let mask { copy.setMask(mask.copy(tint: .white)) }
        return copy
    }

    /// What is drawn as copies needs no look of its own.
    fileprivate func clearDirtyFlags() {
        guard isSubtreeDirty || isNew else { return }
        clearDirty()
        mask?.clearDirtyFlags()
        for child in children { child.clearDirtyFlags() }
    }
}

extension RenderColor {
    func multiplied(by o: RenderColor) -> RenderColor {
        RenderColor(red: red * o.red, green: green * o.green, blue: blue * o.blue, alpha: alpha * o.alpha)
    }
}

extension LayerValues {
    fileprivate mutating func multiplyColors(by tint: RenderColor) {
        backgroundColor = backgroundColor?.multiplied(by: tint)
        borderColor = borderColor.multiplied(by: tint)
        shadowColor = shadowColor.multiplied(by: tint)
        shape.fillColor = shape.fillColor?.multiplied(by: tint)
        shape.strokeColor = shape.strokeColor?.multiplied(by: tint)
        gradient.colors = gradient.colors.map { $0.multiplied(by: tint) }
    }
}

extension RenderAnimation {
    fileprivate func multiplied(by tint: RenderColor) -> RenderAnimation {
        func value(_ value: AnimatedValue) -> AnimatedValue {
            switch value {
            case .color(let color): .color(color.multiplied(by: tint))
            case .colors(let colors): .colors(colors.map { $0.multiplied(by: tint) })
            default: value
            }
        }
        var result = self
        switch content {
        case .basic(let key, let from, let to, let by):
            result.content = .basic(key, from: from.map(value), to: to.map(value), by: by.map(value))
        case .spring(let key, let from, let to, let by, let spring):
            result.content = .spring(key, from: from.map(value), to: to.map(value), by: by.map(value), spring)
        case .keyframes(let key, let values, let keyTimes, let curves, let mode, let path, let rotation):
            result.content = .keyframes(
                key, values: values.map(value), keyTimes: keyTimes, curves: curves, mode: mode, path: path, rotation: rotation)
        case .group(let members): result.content = .group(members.map { $0.multiplied(by: tint) })
        case .transition: break
        }
        return result
    }
}
