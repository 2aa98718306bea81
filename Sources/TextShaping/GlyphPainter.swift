final class GlyphPainter {
    let library: FontLibrary
    init(library: FontLibrary) { self.library = library }
}
