public import CoreGraphics
public import Foundation

/// The position that a preview comes from or moves to.
///
/// > Contract: UIKit, UIPreviewTarget. > Units: points in `container`.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view whose coordinates place the preview, such as the previewed view's superview.
    public let container: UIView
    /// The centre of the preview, in the container's coordinates.
    public let center: CGPoint
    /// The transform of the preview around its centre; identity unless given.
    public let transform: CGAffineTransform

    /// Creates a target from a position in a container and a transform around it.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a target from a position in a container, without a transform.
    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}
