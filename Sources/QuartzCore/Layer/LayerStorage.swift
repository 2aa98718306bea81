import CoreGraphics
import Foundation
import RenderProtocol
import Synchronization

/// Layer identifiers; none is used twice.
enum LayerIDs {
    private static let last = Atomic<UInt64>(0)
    static func next() -> LayerID { LayerID(last.wrappingAdd(1, ordering: .relaxed).newValue) }
}

/// The application's objects for values that have a simpler form on the link.
struct LayerObjects {
    var backgroundColor: CGColor?
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowPath: CGPath?
    var contents: Any?
    var isOpaque = false
    /// Retains the pixels that the server shows.
    var bitmap: BitmapReference?
    var compositingFilter: Any?
    /// Values of keys without a property.
    var extra: [String: Any] = [:]
}

/// A layer's position in its tree.
struct LayerHierarchy {
    /// Not retained; the superlayer clears it when it is deallocated. With a weak reference to it, each retain of a layer with sublayers would
    /// take the slow path.
    unowned(unsafe) var superlayer: CALayer?
    var sublayers: [CALayer] = []
    var mask: CALayer?
}

/// Pending work for a layer.
struct LayerState {
    var needsLayout = false
    /// `layoutSublayers()` runs.
    var isLayingOut = false
    /// A descendant needs layout.
    var sublayersNeedLayout = false
    var needsDisplay = false
    /// The list of sublayers in the values is stale.
    var sublayersChanged = false
    /// Queued in the context for the next commit.
    var isQueued = false
    var delegateDrawsNothing = false
    /// The server knows the layer through the link of this generation.
    var knownGeneration: UInt64 = 0
    /// A root of the context: a window's layer.
    var isRoot = false
    /// The last committed value of each property changed since.
    var committed: [(key: LayerKey, old: LayerProperty)] = []
    /// The model layer of a presentation.
    var model: CALayer?
    /// Keys of animations removed since the last commit.
    var removedAnimationKeys: [String] = []
    var animationCounter = 0
}
