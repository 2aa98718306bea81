internal import Foundation
internal import ProgrammerErrors

/// Loads a controller's view, once.
///
/// > Contract: UIKit, VC-1, VC-3, VC-4.
@MainActor enum ControllerLoading {
    static func load(_ controller: UIViewController) {
        controller.loadView()
        ProgrammerError.require(controller.isViewLoaded, "-[\(type(of: controller)) loadView] did not set the view")
        controller.viewDidLoad()
    }

    /// Without an Interface Builder file: a plain view that resizes with its superview.
    static func plainView(for controller: UIViewController) -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    static func minimumMargins(of controller: UIViewController) -> NSDirectionalEdgeInsets {
        let width = controller.viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = width >= UIMetrics.wideRootMarginWidth ? UIMetrics.wideRootMargin : UIMetrics.rootMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}

extension UIViewController {
    /// The margins of the root view until they are set.
    var rootMargins: NSDirectionalEdgeInsets? { viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil }
}
