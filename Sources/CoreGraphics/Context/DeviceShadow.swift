internal import CCairo

/// A shadow in cairo's device space.
struct DeviceShadow {
    let dx: Int
    let dy: Int
    let deviation: Double
    let color: RGBAColor
    /// Extent of the blur.
    var radius: Int { GaussianBlur.reach(deviation: deviation) }

    init(_ shadow: Shadow, base: CGAffineTransform) {
        let offset = shadow.offset.applying(base)
        // Device rows increase downwards.
        dx = Int(offset.width.coordinate.rounded())
        dy = Int((-offset.height.coordinate).rounded())
        deviation = min(Double(shadow.blur * base.meanScale) / 2, 200)
        color = shadow.color
    }

    /// The bitmap's blurred alpha, extended by `radius` on each side.
    func mask(of scratch: ScratchBitmap) -> AlphaSurface? {
        let memory = scratch.memory
        guard let mask = AlphaSurface(width: memory.width + 2 * radius, height: memory.height + 2 * radius) else { return nil }
        for y in 0..<memory.height {
            let from = (memory.base + y * memory.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let to = mask.bytes + (y + radius) * mask.bytesPerRow + radius
            for x in 0..<memory.width { to[x] = from[x * 4 + 3] }
        }
        GaussianBlur.blur(mask.bytes, width: mask.width, height: mask.height, bytesPerRow: mask.bytesPerRow, deviation: deviation)
        cairo_surface_mark_dirty(mask.pointer)
        return mask
    }
}

/// A bitmap of alpha only.
final class AlphaSurface {
    let pointer: OpaquePointer
    let bytes: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let bytesPerRow: Int

    init?(width: Int, height: Int) {
        guard width > 0, height > 0, width < 32_768, height < 32_768,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        pointer = surface
        self.bytes = bytes
        self.width = width
        self.height = height
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(pointer) }
}
