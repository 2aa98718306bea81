internal import CoreGraphics
internal import Foundation

/// The safe area by which a container places its bars.
@MainActor enum ContainerSafeArea {
    /// The view's own; before it has a window, that of the device for a view as large as the screen, so that bars are in place in `viewDidLoad`.
    static func of(_ view: UIView) -> UIEdgeInsets {
        guard view.hostWindow == nil, view.bounds.size == UIScreen.main.bounds.size else { return view.safeAreaInsets }
        return ApplicationContext.current.device.safeInsets
    }
}
