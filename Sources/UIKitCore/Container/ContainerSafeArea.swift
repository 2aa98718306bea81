internal import CoreGraphics
internal import Foundation

/// The safe area inside which a container positions its bars.
@MainActor enum ContainerSafeArea {
    /// The view's safe area; before it has a window, the device's for a full-screen view, so that bars have their frames in `viewDidLoad`.
    static func of(_ view: UIView) -> UIEdgeInsets {
        guard view.hostWindow == nil, view.bounds.size == UIScreen.main.bounds.size else { return view.safeAreaInsets }
        return ApplicationContext.current.device.safeInsets
    }
}
