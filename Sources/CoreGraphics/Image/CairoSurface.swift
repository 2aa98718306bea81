internal import CCairo

/// An image surface over pixels, which are retained as long as cairo uses them.
final class CairoSurface: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Nil if cairo rejects the size or allocation fails.
    convenience init?(memory: PixelMemory) {
        let format = memory.isCoverage ? CAIRO_FORMAT_A8 : memory.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard
            let surface = cairo_image_surface_create_for_data(
                memory.base.assumingMemoryBound(to: UInt8.self), format, Int32(memory.width), Int32(memory.height),
                Int32(memory.bytesPerRow)
            )
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        let owner = Unmanaged.passRetained(memory)
        self.init(surface: surface, retaining: owner.toOpaque()) { memory in
            if let memory { Unmanaged<PixelMemory>.fromOpaque(memory).release() }
        }
    }

    /// Takes over a surface, and an object that `release` is called with when cairo no longer uses the surface.
    init?(
        surface: OpaquePointer, retaining owner: UnsafeMutableRawPointer,
        _ release: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        pointer = surface
        guard cairo_surface_set_user_data(surface, Self.memoryKey.pointer, owner, release) == CAIRO_STATUS_SUCCESS else {
            release(owner)
            return nil
        }
    }

    deinit { cairo_surface_destroy(pointer) }

    private static let memoryKey = UserDataKey()
}

/// A key for data attached to a cairo object.
private final class UserDataKey: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    init() { pointer.initialize(to: cairo_user_data_key_t()) }
}
