/// Counters of a frame's cost: tests check these, not times.
package struct FrameCounters: Hashable, Sendable {
    /// Pixels of the surface inside the damage.
    package var touchedPixels = 0
    /// Of these, pixels copied on the surface, because everything drawn there had scrolled.
    package var copiedPixels = 0
    /// Unchanged pixels that were restored, because the surface's origin moved for what scrolled.
    package var restoredPixels = 0
    /// Rectangles composited or filled.
    package var composites = 0
    /// Pixels of those rectangles, on and off the surface.
    package var paintedPixels = 0
    /// Masks, shapes, gradients and shadows that were rasterized.
    package var rasters = 0
    /// Items in the damage hidden by opaque ones.
    package var occluded = 0
    /// Groups composited off-surface.
    package var groups = 0
    /// Pixels sampled by backdrops.
    package var backdropPixels = 0
    /// Layers visited.
    package var layersVisited = 0

    package init() {}
}
