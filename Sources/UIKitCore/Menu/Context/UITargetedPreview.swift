public import Foundation
internal import ProgrammerErrors

/// A view to be shown as a lifted preview, with its position.
///
/// > Contract: UIKit, UITargetedPreview
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    public let target: UIPreviewTarget
    public let view: UIView
    /// A copy: later changes have no effect on the preview.
    open var parameters: UIPreviewParameters { keptParameters.duplicate() }
    private let keptParameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        keptParameters = parameters.duplicate()
        self.target = target
        super.init()
    }

    /// > Precondition: the view is in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview, view.window != nil else {
            ProgrammerError.raise(
                "UITargetedPreview initializers that do not take a target require that the view is in a window, but it is not. view: \(view)"
            )
        }
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: keptParameters, target: newTarget)
    }

    open nonisolated override func copy() -> Any { self }
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
