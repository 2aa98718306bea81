internal import CCairo

/// A temporary bitmap for drawing that is composited with shadow, masks and blend mode.
///
/// > Units: cairo's device space.
struct ScratchBitmap {
    let memory: PixelMemory
    let surface: CairoSurface
    let x: Int
    let y: Int

    init?(_ area: CGRect) {
        let box = area.integral
        guard !box.isNull, box.width >= 1, box.height >= 1,
            let memory = PixelMemory(width: Int(box.width), height: Int(box.height)), let surface = CairoSurface(memory: memory)
        else { return nil }
        self.memory = memory
        self.surface = surface
        x = Int(box.minX)
        y = Int(box.minY)
    }

    var toScratch: CGAffineTransform { CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)) }
}

extension CGContext {
    /// The clip's bounds, in cairo's device space.
    var deviceClipBounds: CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_set_matrix(cairo, &matrix)
        return right > left && bottom > top ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }

    /// Copies the current path onto a scratch context.
    func copyPath(to target: OpaquePointer, _ place: CGAffineTransform) {
        guard target != cairo, let path = cairo_copy_path(cairo) else { return }
        cairo_append_path(target, path)
        cairo_path_destroy(path)
    }

    /// Draws `body` into a temporary bitmap, then composites it with the state's shadow, masks and blend mode.
    ///
    /// `body` gets a cairo context with the current transform and line style, and the transform from the device to its bitmap.
    func compose(bounds: CGRect, _ body: (OpaquePointer, CGAffineTransform) -> Void) {
        let clip = deviceClipBounds
        guard !clip.isNull, !bounds.isNull else { return }
        var area = clip
        let shadow = state.shadow.map { DeviceShadow($0, base: baseTransform) }
        if let shadow {
            let reach = CGFloat(shadow.radius)
            area = clip.union(clip.offsetBy(dx: -CGFloat(shadow.dx), dy: -CGFloat(shadow.dy)).insetBy(dx: -reach, dy: -reach))
        }
        guard let scratch = ScratchBitmap(bounds.insetBy(dx: -1, dy: -1).intersection(area)),
            let target = cairo_create(scratch.surface.pointer)
        else { return }
        copyStyle(to: target)
        var matrix = cairo_matrix_t(cairoTransform.concatenating(scratch.toScratch))
        cairo_set_matrix(target, &matrix)
        body(target, scratch.toScratch)
        cairo_destroy(target)
        cairo_surface_flush(scratch.surface.pointer)
        if let shadow { put(shadow, of: scratch) }
        if document != nil, state.masks.isEmpty, let blend = state.blendMode.cairo {
            // The shape itself stays text and lines.
            cairo_set_operator(cairo, blend)
            return body(cairo, .identity)
        }
        for mask in state.masks { mask.apply(to: scratch.surface.pointer, scratch.toScratch) }
        put(scratch)
    }

    private func copyStyle(to target: OpaquePointer) {
        cairo_set_line_width(target, cairo_get_line_width(cairo))
        cairo_set_line_cap(target, cairo_get_line_cap(cairo))
        cairo_set_line_join(target, cairo_get_line_join(cairo))
        cairo_set_miter_limit(target, cairo_get_miter_limit(cairo))
        cairo_set_antialias(target, cairo_get_antialias(cairo))
        cairo_set_tolerance(target, cairo_get_tolerance(cairo))
        let count = Int(cairo_get_dash_count(cairo))
        if count > 0 {
            var lengths = [Double](repeating: 0, count: count)
            var phase = 0.0
            cairo_get_dash(cairo, &lengths, &phase)
            cairo_set_dash(target, lengths, Int32(count), phase)
        }
    }

    private func put(_ scratch: ScratchBitmap) {
        withDeviceSpace {
            // A document has no pixels to read back: there the darkest of the modes without that need takes the place.
            if let blend = state.blendMode.cairo ?? (document == nil ? nil : CAIRO_OPERATOR_MULTIPLY) {
                cairo_set_source_surface(cairo, scratch.surface.pointer, Double(scratch.x), Double(scratch.y))
                cairo_set_operator(cairo, blend)
            } else {
                darken(scratch)
                cairo_set_source_surface(cairo, scratch.surface.pointer, Double(scratch.x), Double(scratch.y))
                cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            }
            fillArea(x: scratch.x, y: scratch.y, width: scratch.memory.width, height: scratch.memory.height)
        }
    }

    private func put(_ shadow: DeviceShadow, of scratch: ScratchBitmap) {
        guard let mask = shadow.mask(of: scratch) else { return }
        let (x, y) = (scratch.x - shadow.radius, scratch.y - shadow.radius)
        let place = CGAffineTransform(translationX: CGFloat(-x - shadow.dx), y: CGFloat(-y - shadow.dy))
        for clip in state.masks { clip.apply(to: mask.pointer, place) }
        withDeviceSpace {
            cairo_set_source_rgba(cairo, shadow.color.red, shadow.color.green, shadow.color.blue, shadow.color.alpha)
            cairo_set_operator(cairo, state.blendMode.cairo ?? CAIRO_OPERATOR_OVER)
            cairo_mask_surface(cairo, mask.pointer, Double(x + shadow.dx), Double(y + shadow.dy))
        }
    }

    /// Applies `plusDarker` to the scratch pixels and the existing ones.
    private func darken(_ scratch: ScratchBitmap) {
        guard let backdrop = PixelMemory(width: scratch.memory.width, height: scratch.memory.height),
            let copy = CairoSurface(memory: backdrop), let target = cairo_create(copy.pointer)
        else { return }
        cairo_set_source_surface(target, cairo_get_group_target(cairo), Double(-scratch.x), Double(-scratch.y))
        cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
        cairo_paint(target)
        cairo_destroy(target)
        cairo_surface_flush(copy.pointer)
        let count = backdrop.height * backdrop.bytesPerRow
        let source = scratch.memory.base.assumingMemoryBound(to: UInt8.self)
        let below = backdrop.base.assumingMemoryBound(to: UInt8.self)
        for pixel in stride(from: 0, to: count, by: 4) {
            let (sourceAlpha, belowAlpha) = (Int(source[pixel + 3]), Int(below[pixel + 3]))
            let alpha = min(255, sourceAlpha + belowAlpha)
            for part in pixel..<pixel + 3 {
                let missing = belowAlpha - Int(below[part]) + sourceAlpha - Int(source[part])
                source[part] = UInt8(max(0, alpha - missing))
            }
            source[pixel + 3] = UInt8(alpha)
        }
        cairo_surface_mark_dirty(scratch.surface.pointer)
    }

    /// Runs `body` in cairo's own device space, with the current path saved.
    func withDeviceSpace(_ body: () -> Void) {
        let path = cairo_copy_path(cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        body()
        cairo_restore(cairo)
        cairo_new_path(cairo)
        if let path {
            cairo_append_path(cairo, path)
            cairo_path_destroy(path)
        }
    }

    private func fillArea(x: Int, y: Int, width: Int, height: Int) {
        cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
        if state.blendMode.reachesOutsideShape {
            cairo_clip(cairo)
            cairo_paint(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}

extension ClipMask {
    /// Multiplies a surface by the mask. `place` maps the device to the surface.
    func apply(to surface: OpaquePointer, _ place: CGAffineTransform) {
        guard let cairo = cairo_create(surface) else { return }
        var matrix = cairo_matrix_t(self.matrix.concatenating(place))
        cairo_set_matrix(cairo, &matrix)
        _ = image.withSurface { mask in
            cairo_set_source_surface(cairo, mask, 0, 0)
            cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint(cairo)
            // Releases the source's reference to the surface, because the image may change.
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
    }
}
