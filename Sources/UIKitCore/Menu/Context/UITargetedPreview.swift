public import Foundation
internal import ProgrammerErrors

/// A view to be shown as a lifted preview, with its position.
///
/// > Contract: UIKit, UITargetedPreview
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    /// The position that the preview comes from or moves to.
    public let target: UIPreviewTarget
    /// The view that the preview shows.
    public let view: UIView
    /// A copy: later changes have no effect on the preview.
    open var parameters: UIPreviewParameters { storedParameters.duplicate() }
    private let storedParameters: UIPreviewParameters

    /// Creates a preview of a view, which need not be in a window, at a given target.
    ///
    /// - Parameters:
    ///   - view: the view that the preview shows.
    ///   - parameters: the shape and background; they are copied.
    ///   - target: the position of the preview.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        storedParameters = parameters.duplicate()
        self.target = target
        super.init()
    }

    /// Creates a preview of a view at its own position.
    ///
    /// > Precondition: the view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            ProgrammerError.raise(
                "UITargetedPreview initializers that do not take a target require that the view is in a window, but it is not. view: \(view)"
            )
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    /// Creates a preview of a view at its own position, clipped to its bounds; the view must be in a window, otherwise the process ends.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view and parameters at another position.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: storedParameters, target: newTarget)
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
