internal import CCairo

extension CGContext {
    /// Stretches the image over `rect`, its top where y is largest. Tiled, it repeats over the whole clip from there.
    ///
    /// An image mask is painted with the fill colour.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard !state.isCollapsed, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        prepareToDraw()
        defer { didDraw() }
        if state.shadow == nil, state.masks.isEmpty, let blend = state.blendMode.cairo {
            cairo_set_operator(cairo, blend)
            put(image, rect, byTiling, on: cairo)
        } else {
            compose(bounds: byTiling ? deviceClipBounds : rect.applying(cairoTransform)) { target, _ in
                put(image, rect, byTiling, on: target)
            }
        }
    }

    private func put(_ image: CGImage, _ rect: CGRect, _ isTiled: Bool, on target: OpaquePointer) {
        _ = image.withSurface { surface in
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            defer { cairo_pattern_destroy(pattern) }
            let (scaleX, scaleY) = (Double(CGFloat(image.width) / rect.width), Double(CGFloat(image.height) / rect.height))
            var matrix = cairo_matrix_t(
                xx: scaleX, yx: 0, xy: 0, yy: -scaleY, x0: -Double(rect.minX) * scaleX, y0: Double(rect.maxY) * scaleY
            )
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, filter(for: image))
            cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            let path = cairo_has_current_point(target) == 0 ? nil : cairo_copy_path(target)
            cairo_new_path(target)
            cairo_save(target)
            if isTiled {
                paintAll(pattern, isMask: image.isMask, on: target)
            } else {
                cairo_rectangle(target, rect.minX.coordinate, rect.minY.coordinate, rect.width.coordinate, rect.height.coordinate)
                paint(pattern, isMask: image.isMask, on: target)
            }
            cairo_restore(target)
            cairo_new_path(target)
            if let path {
                cairo_append_path(target, path)
                cairo_path_destroy(path)
            }
        }
    }

    /// Over the current path, which is a rectangle.
    private func paint(_ pattern: OpaquePointer, isMask: Bool, on target: OpaquePointer) {
        if !isMask && state.alpha >= 1 && !state.blendMode.reachesOutsideShape {
            cairo_set_source(target, pattern)
            cairo_fill(target)
            return
        }
        cairo_clip(target)
        paintAll(pattern, isMask: isMask, on: target)
    }

    private func paintAll(_ pattern: OpaquePointer, isMask: Bool, on target: OpaquePointer) {
        if isMask {
            setSource(state.fill, on: target, alpha: state.alpha)
            cairo_mask(target, pattern)
        } else {
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, state.alpha)
        }
    }

    private func filter(for image: CGImage) -> cairo_filter_t {
        if !image.shouldInterpolate { return CAIRO_FILTER_NEAREST }
        switch state.interpolation {
        case .none: return CAIRO_FILTER_NEAREST
        case .low: return CAIRO_FILTER_BILINEAR
        // Cairo's "best" costs eight times as much as "good" without a visible difference at these sizes.
        case .default, .medium, .high: return CAIRO_FILTER_GOOD
        }
    }

    /// A pattern's cell, drawn at the device's resolution.
    func setPatternSource(_ pattern: CGPattern, _ color: RGBAColor, on target: OpaquePointer) {
        cairo_set_source_rgba(target, 0, 0, 0, 0)
        let toDevice = pattern.matrix.concatenating(
            baseTransform.translatedBy(x: state.patternPhase.width, y: state.patternPhase.height)
        )
        guard toDevice.isInvertible else { return }
        let scale = CGSize(width: hypot(toDevice.a, toDevice.b), height: hypot(toDevice.c, toDevice.d))
        let width = min(max((pattern.step.width * scale.width).rounded(), 1), 4096)
        let height = min(max((pattern.step.height * scale.height).rounded(), 1), 4096)
        guard let memory = PixelMemory(width: Int(width), height: Int(height)), let cell = CGContext(memory: memory) else { return }
        cell.scaleBy(x: width / pattern.step.width, y: height / pattern.step.height)
        cell.translateBy(x: -pattern.bounds.minX, y: -pattern.bounds.minY)
        cell.baseTransform = cell.ctm
        if !pattern.isColored {
            cell.state.fill = .color(color)
            cell.state.stroke = .color(color)
        }
        let toCell = cell.cairoTransform
        cell.saveGState()
        pattern.drawCell(in: cell)
        cell.restoreGState()
        cell.flush()
        guard let source = cairo_pattern_create_for_surface(cell.surface.pointer) else { return }
        defer { cairo_pattern_destroy(source) }
        var matrix = cairo_matrix_t(toCell)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
        // A source uses the matrix in effect when it is set: it must be the pattern's, not the current one.
        var before = cairo_matrix_t()
        cairo_get_matrix(target, &before)
        let place = CGAffineTransform(before)
        var patternMatrix = cairo_matrix_t(toDevice.concatenating(flip).concatenating(cairoTransform.inverted()).concatenating(place))
        cairo_set_matrix(target, &patternMatrix)
        cairo_set_source(target, source)
        cairo_set_matrix(target, &before)
    }
}
