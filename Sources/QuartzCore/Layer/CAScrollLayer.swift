import CoreGraphics
public import Foundation

/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Only along the y axis.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Only along the x axis.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Along both axes.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of sublayers larger than itself.
///
/// > Contract: QuartzCore, CAScrollLayer
open class CAScrollLayer: CALayer {
    /// The axes of `scroll(to:)`.
    open var scrollMode: CAScrollLayerScrollMode = .both

    public override init() {
        super.init()
        masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Scrolls a point of the contents to the top left.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as necessary to show the rectangle.
    open func scroll(to r: CGRect) {
        func place(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low < start ? low : high > start + length ? min(low, high - length) : start
        }
        scroll(
            to: CGPoint(
                x: place(bounds.minX, bounds.width, r.minX, r.maxX), y: place(bounds.minY, bounds.height, r.minY, r.maxY)))
    }
}
