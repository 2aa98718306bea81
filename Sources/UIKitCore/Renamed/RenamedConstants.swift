public import Foundation

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

extension NSNotification.Name {
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
}
