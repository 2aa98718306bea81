import Foundation
import QuartzCore
import UIKitCore
import UserNotifications

/// Uses names from before Swift 4.2, as a source in Swift 4 does.
@MainActor public enum SwiftFourNames {
    public static func masks() -> [UIViewAutoresizing] { [UIViewAutoresizing.flexibleHeight, .flexibleWidth] }

    public static func operation(_ operation: UINavigationControllerOperation) -> Bool { operation == .push }

    public static func adopt(_ child: UIViewController, by parent: UIViewController) -> [UIViewController] {
        parent.addChildViewController(child)
        parent.view.addSubview(child.view)
        parent.view.sendSubview(toBack: child.view)
        child.didMove(toParentViewController: parent)
        defer {
            child.willMove(toParentViewController: nil)
            child.removeFromParentViewController()
        }
        return parent.childViewControllers
    }

    public static func inset(_ rect: CGRect) -> CGRect { UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(1, 2, 3, 4)) }

    public static func sound(_ name: String) -> UNNotificationSound { UNNotificationSound(named: name) }

    public static func level() -> UIWindowLevel { UIWindowLevelStatusBar }

    public static func above() -> UIWindowLevel { UIWindowLevelStatusBar + 1 }

    public static func name() -> Notification.Name { Notification.Name.UIKeyboardWillShow }

    public static func attributes() -> [NSAttributedStringKey: Any] {
        [NSForegroundColorAttributeName: UIColor.red, NSFontAttributeName: UIFont.systemFont(ofSize: 10, weight: UIFontWeightBold)]
    }

    public static func animation() -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.calculationMode = kCAAnimationPaced
        animation.fillMode = kCAFillModeForwards
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        return animation
    }

    public static func gravity(of layer: CALayer) -> Bool { layer.contentsGravity == kCAGravityResizeAspectFill }

    public static func announce(_ text: String) { UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, text) }

    public static func others() -> [Notification.Name] {
        [.UIWindowDidBecomeKey, .UITextViewTextDidEndEditing, .UIDeviceBatteryLevelDidChange]
    }
}
