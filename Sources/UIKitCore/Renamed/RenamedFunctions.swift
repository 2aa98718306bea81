public import Foundation

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
@preconcurrency @MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
@preconcurrency @MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

extension UIViewController {
    @available(swift, obsoleted: 4.2, renamed: "children")
    public var childViewControllers: [UIViewController] { children }
    @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIView {
    @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

// A window's level was a number.
extension UIWindow.Level {
    @available(swift, obsoleted: 4.2, message: "Use UIWindow.Level(rawValue:)")
    public static func + (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level { UIWindow.Level(level.rawValue + offset) }
    @available(swift, obsoleted: 4.2, message: "Use UIWindow.Level(rawValue:)")
    public static func - (level: UIWindow.Level, offset: CGFloat) -> UIWindow.Level { UIWindow.Level(level.rawValue - offset) }
}
