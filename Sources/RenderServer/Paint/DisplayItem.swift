internal import HostInterface
internal import RenderProtocol

/// One thing to paint: what a layer itself shows, or a group that is composed beside the surface first.
struct DisplayItem {
    enum Content {
        case shadow
        /// Background and contents. Their edges are left to the group's clip when they lie in one.
        case body(hasEdges: Bool)
        case border
        /// What lies beneath, softened.
        case backdrop(hasEdges: Bool)
        case particles
        indirect case group(Group)
    }

    struct Group {
        var items: [DisplayItem]
        var opacity: Float = 1
        /// The layer clips its sublayers to a shape that is more than a rectangle along the axes.
        var clips = false
        var mask: [DisplayItem]?
        var transition: PresentedLayer.RunningTransition?
        /// The shadow of all that is in the group.
        var castsShadow = false
        /// Something in it shows what lies beneath.
        var hasBackdrop = false
        /// The layer's picture is kept for as long as nothing in it changes.
        var isRetained = false
        var blend = RenderBlend.normal
        var tint: RenderColor?
        /// Its colours are turned around.
        var isInverted = false

        /// The items as they are painted where the clip cuts nothing: each with the edges of its own. With `isSquare` corners are left to
        /// be cut later.
        func uncut(isSquare: Bool) -> [DisplayItem] {
            items.map { item in
                var result = item
                switch item.content {
                case .body(false): result.content = .body(hasEdges: true)
                case .backdrop(false): result.content = .backdrop(hasEdges: true)
                default: return item
                }
                result.isSquare = isSquare
                return result
            }
        }
    }

    let layer: SceneLayer
    var content: Content
    /// Pixels it may touch.
    let bounds: PixelRect
    /// Of what lies around it that is not composed as a group.
    let alpha: Float
    /// The layer's corners are not rounded: they are cut later.
    var isSquare = false

    var isBackdrop: Bool { if case .backdrop = content { true } else { false } }

    /// It or something in it is a backdrop.
    var showsBackdrop: Bool {
        switch content {
        case .backdrop: true
        case .group(let group): group.hasBackdrop
        case .shadow, .body, .border, .particles: false
        }
    }
}

/// Puts the visible layers in the order they are painted in.
struct DisplayList {
    /// Only what lies in here is wanted.
    let extents: PixelRect
    /// Told where the sublayers of layers are that scrolled, unless these are composed beside the surface.
    var spans: ScrollSpans?
    /// A layer around these has its colours turned around.
    var isInverted = false

    func items(_ roots: [SceneLayer]) -> [DisplayItem] {
        var result: [DisplayItem] = []
        for root in roots { add(root, alpha: 1, to: &result) }
        return result
    }

    func add(_ layer: SceneLayer, alpha: Float, to list: inout [DisplayItem]) {
        guard layer.state.isShown, layer.state.bounds.intersects(extents) else { return }
        let transition = layer.presented.transition.flatMap { layer.transitionStarts[$0.key] == nil ? nil : $0 }
        let isMasked = layer.mask != nil
        let castsShadow = layer.needsContentShadow
        let inverts = layer.values.contentInverted && !isInverted
        let isGroup =
            inverts || isMasked || castsShadow || transition != nil || layer.values.blend != .normal || layer.values.contentTint != nil
            || layer.values.shouldRasterize && layer.kind != .transform
            || (layer.values.opacity < 1 && layer.values.allowsGroupOpacity && layer.kind != .transform && showsSeveral(layer))
        guard isGroup else {
            addParts(layer, alpha: alpha * layer.values.opacity, to: &list)
            return
        }
        var group = DisplayItem.Group(items: [])
        // A shadow lies outside what is visible now; it is made of the whole of its caster.
        // So is a picture that is kept.
        let isRetained = layer.values.shouldRasterize && !castsShadow && transition == nil
        let inner = DisplayList(extents: castsShadow || isRetained ? layer.state.clip : extents, isInverted: isInverted || inverts)
        inner.addParts(layer, alpha: 1, to: &group.items)
        group.opacity = alpha * layer.values.opacity
        group.transition = transition
        group.castsShadow = castsShadow
        (group.blend, group.tint, group.isInverted) = (layer.values.blend, layer.values.contentTint, inverts)
        // What is composed by itself to be turned around sees nothing beneath it.
        group.hasBackdrop = !inverts && group.items.contains(where: \.showsBackdrop)
        group.isRetained = isRetained && !group.hasBackdrop
        if let mask = layer.mask {
            var items: [DisplayItem] = []
            inner.add(mask, alpha: 1, to: &items)
            group.mask = items
        }
        list.append(DisplayItem(layer: layer, content: .group(group), bounds: layer.state.bounds, alpha: 1))
    }

    private func addParts(_ layer: SceneLayer, alpha: Float, to list: inout [DisplayItem]) {
        let ownVisible = layer.state.ownBounds.intersects(extents)
        if ownVisible, layer.hasBoxShadow {
            list.append(DisplayItem(layer: layer, content: .shadow, bounds: layer.state.ownBounds, alpha: alpha))
        }
        let hasBody = ownVisible && layer.hasBody
        let hasParticles = ownVisible && !(layer.particles?.sprites.isEmpty ?? true)
        let body = layer.state.ownBounds.intersection(
            layer.hasBoxShadow ? layer.state.box.outer.union(layer.bodyBounds) : layer.state.ownBounds)
        let children = layer.state.sortedChildren ?? layer.shownChildren
        if clipNeedsGroup(layer) {
            var group = DisplayItem.Group(items: [])
            if hasBody { addBody(layer, hasEdges: false, body, alpha: 1, to: &group.items) }
            if hasParticles { group.items.append(DisplayItem(layer: layer, content: .particles, bounds: layer.state.ownBounds, alpha: 1)) }
            let inner = DisplayList(extents: extents, isInverted: isInverted)
            for child in children { inner.add(child, alpha: 1, to: &group.items) }
            group.opacity = alpha
            group.hasBackdrop = group.items.contains(where: \.showsBackdrop)
            group.clips = true
            list.append(
                DisplayItem(
                    layer: layer, content: .group(group), bounds: layer.state.childrenBounds.union(body), alpha: 1))
        } else {
            if hasBody { addBody(layer, hasEdges: true, body, alpha: alpha, to: &list) }
            if hasParticles { list.append(DisplayItem(layer: layer, content: .particles, bounds: layer.state.ownBounds, alpha: alpha)) }
            let first = list.count
            for child in children { add(child, alpha: alpha, to: &list) }
            if let spans, spans.watches(layer) { spans.note(layer, first..<list.count) }
        }
        if ownVisible, layer.values.borderWidth > 0, layer.values.borderColor.alpha > 0, layer.kind != .transform {
            list.append(DisplayItem(layer: layer, content: .border, bounds: body, alpha: alpha))
        }
    }

    private func addBody(_ layer: SceneLayer, hasEdges: Bool, _ bounds: PixelRect, alpha: Float, to list: inout [DisplayItem]) {
        if layer.backdropAppearance != nil {
            list.append(DisplayItem(layer: layer, content: .backdrop(hasEdges: hasEdges), bounds: bounds, alpha: alpha))
        }
        if layer.hasPlainBody {
            list.append(DisplayItem(layer: layer, content: .body(hasEdges: hasEdges), bounds: bounds, alpha: alpha))
        }
    }

    /// True when sublayers must be cut along more than an upright rectangle.
    private func clipNeedsGroup(_ layer: SceneLayer) -> Bool {
        guard layer.values.masksToBounds, layer.kind != .transform, !layer.shownChildren.isEmpty else { return false }
        guard let shape = LayerShape(layer.values, layer.state.plane, isRounded: true).onSurface else { return true }
        let corners = shape.cornerSquares
        guard !corners.isEmpty else { return false }
        return layer.shownChildren.contains { child in
            child.state.isShown && corners.contains { $0.intersects(child.state.bounds) && $0.intersects(extents) }
        }
    }

    /// Whether parts of the layer and its sublayers may lie over each other, so that fading them one by one would let them show through.
    private func showsSeveral(_ layer: SceneLayer) -> Bool {
        var count = 0
        if layer.values.backgroundColor.map({ $0.alpha > 0 }) ?? false { count += 1 }
        if layer.contents != nil || layer.contentsFadeFrom != nil { count += 1 }
        if layer.values.borderWidth > 0 { count += 1 }
        if layer.kind == .shape || layer.kind == .gradient || layer.kind == .backdrop || layer.hasBoxShadow { count += 1 }
        if layer.kind == .emitter { count += 2 }
        for child in layer.shownChildren where child.state.isShown && !child.state.bounds.isEmpty { count += 1 }
        if count == 1, let child = layer.shownChildren.first(where: { $0.state.isShown }),
            !child.shownChildren.isEmpty || child.values.opacity < 1
        {
            return true
        }
        return count > 1
    }
}

extension SceneLayer {
    /// Shows something besides its border, shadow and sublayers.
    var hasBody: Bool { hasPlainBody || backdropAppearance != nil }

    /// The same of a layer without what it shows of others.
    var hasPlainBody: Bool {
        switch kind {
        case .transform: return false
        case .gradient: if !values.gradient.colors.isEmpty { return true }
        case .shape: if values.shape.path != nil { return true }
        case .plain, .backdrop, .replicator, .emitter: break
        }
        return (values.backgroundColor.map { $0.alpha > 0 } ?? false) || contents != nil || contentsFadeFrom != nil
    }

    /// Contents and shapes may reach over the bounds.
    var bodyBounds: PixelRect {
        guard !values.masksToBounds else { return .empty }
        var rect = PixelRect.empty
        if let bitmap = contents { rect = rect.union(state.plane.bounds(ContentsPlacement(values, bitmap).rect).outer) }
        if let bitmap = contentsFadeFrom { rect = rect.union(state.plane.bounds(ContentsPlacement(values, bitmap).rect).outer) }
        if kind == .shape, let box = ShapeRaster.bounds(values.shape) { rect = rect.union(state.plane.bounds(box).outer) }
        return rect
    }

    /// The biggest rectangle that hides what is below it, drawn at this opacity.
    func opaqueRects(_ content: DisplayItem.Content, alpha: Float) -> [PixelRect] {
        guard alpha >= 1, state.plane.isAxisAligned else { return [] }
        let hasEdges: Bool
        switch content {
        case .body(let edges):
            guard isBodyOpaque else { return [] }
            hasEdges = edges
        case .backdrop(let edges):
            guard backdropSamples || values.backdrop.tint.alpha >= 1 else { return [] }
            hasEdges = edges
        case .shadow, .border, .group, .particles: return []
        }
        return coveredRects(state, hasEdges: hasEdges)
    }

    /// Rectangles whose every pixel lies wholly inside the bounds and their corners in `state`; always as many for the same corners.
    func coveredRects(_ state: LayerState, hasEdges: Bool) -> [PixelRect] {
        guard state.plane.isAxisAligned else { return [] }
        guard hasEdges, values.cornerRadius > 0 else { return [state.box.inner] }
        guard let shape = LayerShape(values, state.plane, isRounded: true).onSurface else { return [] }
        let (r, reach) = (shape.rect, shape.extent)
        return [
            DeviceRect(x0: r.x0, y0: r.y0 + reach, x1: r.x1, y1: r.y1 - reach).inner,
            DeviceRect(x0: r.x0 + reach, y0: r.y0, x1: r.x1 - reach, y1: r.y1).inner,
        ]
    }

    private var isBodyOpaque: Bool {
        let hasColor = values.backgroundColor.map { $0.alpha >= 1 } ?? false
        let hasGradient = kind == .gradient && !values.gradient.colors.isEmpty && values.gradient.colors.allSatisfy { $0.alpha >= 1 }
        let hasContents =
            values.opaque && contents != nil && presented.contentsFade == nil && values.contentsGravity == .resize
            && (values.masksToBounds || values.cornerRadius == 0)
        return hasColor || hasGradient || hasContents
    }
}
