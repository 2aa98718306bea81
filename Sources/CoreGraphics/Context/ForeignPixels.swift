/// A bitmap in a format cairo cannot draw into: read before each drawing and written after it, as if it were drawn in place.
final class ForeignPixels {
    let base: UnsafeMutableRawPointer
    private let layout: PixelLayout
    private let isOwned: Bool

    init?(layout: PixelLayout, base: UnsafeMutableRawPointer?) {
        guard let memory = base ?? calloc(layout.height, layout.bytesPerRow) else { return nil }
        self.base = memory
        self.layout = layout
        isOwned = base == nil
    }

    deinit { if isOwned { free(base) } }

    func load(into memory: PixelMemory) { layout.decode(base, into: memory) }

    func store(_ memory: PixelMemory) { layout.encode(memory, into: base) }
}
