public import CoreGraphics
public import Foundation
import RenderProtocol
import TextShaping

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Left or right according to the writing direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge of the bounds.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge of the bounds.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle of the bounds.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines fill the width of the bounds, except the last one.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where text that does not fit is shortened by an ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text is cut off at the bounds without an ellipsis.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The ellipsis replaces the start of the line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The ellipsis replaces the end of the line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The ellipsis replaces the middle of the line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Draws text from its top left.
///
/// > Contract: QuartzCore, CATextLayer
/// > Units: points.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`, whose fonts and colours take precedence over the layer's.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A font, or the name of one.
    open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
    /// For plain strings.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }
    /// White by default; for plain strings.
    open var foregroundColor: CGColor? = .white { didSet { if foregroundColor != oldValue { setNeedsDisplay() } } }
    /// Breaks lines at the bounds.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
    /// Where text that does not fit is shortened; `.none` by default.
    ///
    /// Wrapped text is shortened at the end of its last line whatever the mode.
    open var truncationMode: CATextLayerTruncationMode = .none { didSet { if truncationMode != oldValue { setNeedsDisplay() } } }
    /// The horizontal alignment of the lines; `.natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode = .natural { didSet { if alignmentMode != oldValue { setNeedsDisplay() } } }

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    override var drawsItself: Bool { true }

    open override func draw(in ctx: CGContext) {
        guard let content = TextLayerContent(self).content else { return }
        var space = TextConstraints(width: Double(bounds.width))
        if isWrapped {
            space.height = Double(bounds.height)
            if truncationMode != .none { space.overflow = .ellipsisOnLastLine }
        } else {
            space.maximumLines = 1
        }
        TextLayout.make(content, space).draw(in: ctx, at: bounds.origin)
    }
}
