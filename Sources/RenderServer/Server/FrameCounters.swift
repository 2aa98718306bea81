/// What a frame cost, counted: tests hold these figures, not times.
package struct FrameCounters: Hashable, Sendable {
    /// Pixels of the surface inside the damage.
    package var touchedPixels = 0
    /// Of these, pixels moved on the surface, as all that was drawn there had scrolled.
    package var copiedPixels = 0
    /// Pixels that stood still and were put back, as the surface was turned beneath what scrolled.
    package var restoredPixels = 0
    /// Rectangles composited or filled.
    package var composites = 0
    /// Pixels those rectangles held, on the surface and beside it.
    package var paintedPixels = 0
    /// Masks, shapes, gradients and shadows drawn anew.
    package var rasters = 0
    /// Items in the damage that opaque ones hide.
    package var occluded = 0
    /// Groups composed beside the surface.
    package var groups = 0
    /// Pixels backdrops took over from beneath them.
    package var backdropPixels = 0
    /// Layers looked at.
    package var layersVisited = 0

    package init() {}
}
