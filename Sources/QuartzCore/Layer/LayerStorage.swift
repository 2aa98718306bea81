import CoreGraphics
import Foundation
import RenderProtocol
import Synchronization

/// Numbers layers; no number is used twice.
enum LayerIDs {
    private static let last = Atomic<UInt64>(0)
    static func next() -> LayerID { LayerID(last.wrappingAdd(1, ordering: .relaxed).newValue) }
}

/// The application's objects behind values that cross the link in a plainer form.
struct LayerObjects {
    var backgroundColor: CGColor?
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowPath: CGPath?
    var contents: Any?
    var isOpaque = false
    /// Keeps the pixels the server shows.
    var bitmap: BitmapReference?
    var compositingFilter: Any?
    /// Values set under keys the layer has no property for.
    var extra: [String: Any] = [:]
}

/// Where a layer stands in its tree.
struct LayerHierarchy {
    weak var superlayer: CALayer?
    var sublayers: [CALayer] = []
    var mask: CALayer?
}

/// What is still to be done for a layer.
struct LayerState {
    var needsLayout = false
    /// A sublayer, near or far, needs layout.
    var sublayersNeedLayout = false
    var needsDisplay = false
    /// The list of sublayers in the values is out of date.
    var sublayersChanged = false
    /// Waits in the context for the next commit.
    var isQueued = false
    var delegateDrawsNothing = false
    /// The render server knows the layer, through the context's link of this generation.
    var knownGeneration: UInt64 = 0
    /// A root of the context: a window's layer.
    var isRoot = false
    /// What the server last heard of each value changed since.
    var committed: [(key: LayerKey, old: LayerProperty)] = []
    /// The layer a presentation shows.
    var model: CALayer?
    /// Animation keys taken off since the last commit.
    var removedAnimationKeys: [String] = []
    var animationCounter = 0
}
