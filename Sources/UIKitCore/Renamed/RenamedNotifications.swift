public import Foundation

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NSNotification.Name {
    /// The name of `UIAccessibility.announcementDidFinishNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.announcementDidFinishNotification")
    public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name { UIAccessibility.announcementDidFinishNotification }
    /// The name of `UIAccessibility.voiceOverStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static var UIAccessibilityVoiceOverStatusDidChange: NSNotification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }
    /// The name of `UIAccessibility.invertColorsStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
    public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
        UIAccessibility.invertColorsStatusDidChangeNotification
    }
    /// The name of `UIAccessibility.boldTextStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
    public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name { UIAccessibility.boldTextStatusDidChangeNotification }
    /// The name of `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
    public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    }
    /// The name of `UIAccessibility.reduceMotionStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceMotionStatusDidChangeNotification
    }
    /// The name of `UIAccessibility.reduceTransparencyStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
    public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
    }
    /// The name of `UIAccessibility.elementFocusedNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.elementFocusedNotification")
    public static var UIAccessibilityElementFocused: NSNotification.Name { UIAccessibility.elementFocusedNotification }
    /// The name of `UIApplication.significantTimeChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    public static var UIApplicationSignificantTimeChange: NSNotification.Name { UIApplication.significantTimeChangeNotification }
    /// The name of `UIApplication.willChangeStatusBarOrientationNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    /// The name of `UIApplication.didChangeStatusBarOrientationNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// The name of `UIApplication.willChangeStatusBarFrameNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name { UIApplication.willChangeStatusBarFrameNotification }
    /// The name of `UIApplication.didChangeStatusBarFrameNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name { UIApplication.didChangeStatusBarFrameNotification }
    /// The name of `UIApplication.backgroundRefreshStatusDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    /// The name of `UIApplication.userDidTakeScreenshotNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name { UIApplication.userDidTakeScreenshotNotification }
    /// The name of `UIWindow.didBecomeVisibleNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// The name of `UIWindow.didBecomeHiddenNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    /// The name of `UIWindow.didBecomeKeyNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// The name of `UIWindow.didResignKeyNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
    /// The name of `UIDevice.batteryStateDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryStateDidChange: NSNotification.Name {
        UIDevice.batteryStateDidChangeNotification
    }
    /// The name of `UIDevice.batteryLevelDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceBatteryLevelDidChange: NSNotification.Name {
        UIDevice.batteryLevelDidChangeNotification
    }
    /// The name of `UIDevice.proximityStateDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceProximityStateDidChange: NSNotification.Name {
        UIDevice.proximityStateDidChangeNotification
    }
    /// The name of `UIMenuController.willShowMenuNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }
    /// The name of `UIMenuController.didShowMenuNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }
    /// The name of `UIMenuController.willHideMenuNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }
    /// The name of `UIMenuController.didHideMenuNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }
    /// The name of `UIMenuController.menuFrameDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
    public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name { UIMenuController.menuFrameDidChangeNotification }
    /// The name of `UIPasteboard.changedNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
    /// The name of `UIPasteboard.removedNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
    public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }
    /// The name of `UIScreen.brightnessDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenBrightnessDidChange: NSNotification.Name {
        UIScreen.brightnessDidChangeNotification
    }
    /// The name of `UIScreen.modeDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
    @preconcurrency @MainActor public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }
    /// The name of `UIScreen.didDisconnectNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }
    /// The name of `UIScreen.didConnectNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    @preconcurrency @MainActor public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }
    /// The name of `UITextField.textDidBeginEditingNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    /// The name of `UITextField.textDidEndEditingNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// The name of `UITextView.textDidBeginEditingNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// The name of `UITextView.textDidEndEditingNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
}
