internal import QuartzCore

/// Shows what an inspector changed.
enum LayoutChanges {
    /// Lays out, draws and commits now, so that what is read next is what the user sees.
    @MainActor static func settle() { LayerContext.main.flush() }
}
