public import CoreGraphics
public import Foundation

/// The position that a preview comes from or moves to.
///
/// > Contract: UIKit, UIPreviewTarget. > Units: points in `container`.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}
