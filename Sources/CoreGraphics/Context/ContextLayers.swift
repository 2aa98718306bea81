internal import CCairo

/// A group of drawings that is composited as a whole, with alpha, shadow and blend mode.
struct TransparencyLayer {
    /// Number of saved states when it began, its own included.
    let stackDepth: Int

    func discard(_ cairo: OpaquePointer) { cairo_pattern_destroy(cairo_pop_group(cairo)) }
}

extension CGContext {
    /// Begins a group of drawings that is composited as a whole with the current alpha, shadow and blend mode.
    ///
    /// Inside it drawing starts with alpha 1, normal blending and no shadow. `auxiliaryInfo` is ignored.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        stack.append(state)
        cairo_save(cairo)
        layers.append(TransparencyLayer(stackDepth: stack.count))
        cairo_push_group(cairo)
        // The clip is applied once, when the layer is composited.
        cairo_reset_clip(cairo)
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
        state.masks = []
    }

    /// A layer clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Composites the transparency layer and restores the graphics state of its beginning.
    ///
    /// States that were saved in the layer and not restored are restored now and reported in the log.
    public func endTransparencyLayer() {
        guard let layer = layers.last else {
            Diagnostics.report("CGContext.endTransparencyLayer: no layer was begun")
            return
        }
        while stack.count > layer.stackDepth {
            Diagnostics.report("CGContext.endTransparencyLayer: a state saved in the layer was not restored")
            restoreGState()
        }
        layers.removeLast()
        guard let group = cairo_pop_group(cairo), let before = stack.popLast() else { return }
        state = before
        applyTransform()
        put(group)
        cairo_pattern_destroy(group)
        cairo_restore(cairo)
    }

    private func put(_ group: OpaquePointer) {
        prepareToDraw()
        defer { didDraw() }
        if state.shadow == nil, state.masks.isEmpty, let blend = state.blendMode.cairo {
            cairo_set_source(cairo, group)
            cairo_set_operator(cairo, blend)
            cairo_paint_with_alpha(cairo, state.alpha)
        } else {
            compose(bounds: deviceClipBounds) { target, _ in
                cairo_set_source(target, group)
                cairo_paint_with_alpha(target, state.alpha)
            }
        }
    }
}
