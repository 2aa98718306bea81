public import Foundation

// Names of the SDK before Swift 4.2: sources in Swift 4 may use them, in others the compiler reports Apple's new name.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `UIView.noIntrinsicMetric` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIScrollView.DecelerationRate.normal` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
    UIScrollView.DecelerationRate.normal
}
/// The name of `UIScrollView.DecelerationRate.fast` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
/// The name of `UIWindow.Level.normal` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.alert` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.statusBar` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The name of `UIView.layoutFittingCompressedSize` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// The name of `UIBackgroundTaskIdentifier.invalid` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
/// The name of `UIApplication.openSettingsURLString` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIAccessibilityTraits.none` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.button` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.header` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.selected` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.staticText` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// The name of `UIAccessibilityTraits.image` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.adjustable` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
/// The name of `UIAccessibilityTraits.notEnabled` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
/// The name of `UIAccessibilityTraits.link` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.searchField` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
/// The name of `UIAccessibilityTraits.playsSound` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
/// The name of `UIAccessibilityTraits.keyboardKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
/// The name of `UIAccessibilityTraits.summaryElement` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
/// The name of `UIAccessibilityTraits.updatesFrequently` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
/// The name of `UIAccessibilityTraits.startsMediaSession` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits.allowsDirectInteraction }
/// The name of `UIAccessibilityTraits.causesPageTurn` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
/// The name of `UIAccessibilityTraits.tabBar` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
/// The name of `UIAccessibility.Notification.screenChanged` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.screenChanged }
/// The name of `UIAccessibility.Notification.layoutChanged` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { UIAccessibility.Notification.layoutChanged }
/// The name of `UIAccessibility.Notification.announcement` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { UIAccessibility.Notification.announcement }
/// The name of `UIAccessibility.Notification.pageScrolled` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { UIAccessibility.Notification.pageScrolled }
/// The name of `UIApplication.statusBarOrientationUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.statusBarOrientationUserInfoKey }
/// The name of `UIApplication.statusBarFrameUserInfoKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String { UIApplication.statusBarFrameUserInfoKey }
/// The name of `UIApplication.stateRestorationBundleVersionKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationBundleVersionKey")
public var UIApplicationStateRestorationBundleVersionKey: String { UIApplication.stateRestorationBundleVersionKey }
/// The name of `UIApplication.stateRestorationUserInterfaceIdiomKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationUserInterfaceIdiomKey")
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String { UIApplication.stateRestorationUserInterfaceIdiomKey }
/// The name of `UIApplication.backgroundFetchIntervalMinimum` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
    UIApplication.backgroundFetchIntervalMinimum
}
/// The name of `UIApplication.backgroundFetchIntervalNever` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
/// The name of `UIApplication.stateRestorationTimestampKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationTimestampKey")
public var UIApplicationStateRestorationTimestampKey: String { UIApplication.stateRestorationTimestampKey }
/// The name of `UIApplication.stateRestorationSystemVersionKey` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.stateRestorationSystemVersionKey")
public var UIApplicationStateRestorationSystemVersionKey: String { UIApplication.stateRestorationSystemVersionKey }
/// The name of `UINavigationController.hideShowBarDuration` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
/// The name of `UIPasteboard.typeListString` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.typeListString")
@preconcurrency @MainActor public var UIPasteboardTypeListString: [String] { UIPasteboard.typeListString }
/// The name of `UIPasteboard.typeListURL` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.typeListURL")
@preconcurrency @MainActor public var UIPasteboardTypeListURL: [String] { UIPasteboard.typeListURL }
/// The name of `UIPasteboard.typeListImage` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.typeListImage")
@preconcurrency @MainActor public var UIPasteboardTypeListImage: [String] { UIPasteboard.typeListImage }
/// The name of `UIPasteboard.typeListColor` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.typeListColor")
@preconcurrency @MainActor public var UIPasteboardTypeListColor: [String] { UIPasteboard.typeListColor }
/// The name of `UIPasteboard.typeAutomatic` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.typeAutomatic")
public var UIPasteboardTypeAutomatic: String { UIPasteboard.typeAutomatic }
/// The name of `UISplitViewController.automaticDimension` in sources before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

extension NSNotification.Name {
    /// The name of `UIResponder.keyboardWillShowNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// The name of `UIResponder.keyboardDidShowNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// The name of `UIResponder.keyboardWillHideNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// The name of `UIResponder.keyboardDidHideNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The name of `UIResponder.keyboardDidChangeFrameNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The name of `UIApplication.didBecomeActiveNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// The name of `UIApplication.willResignActiveNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// The name of `UIApplication.didEnterBackgroundNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    /// The name of `UIApplication.willEnterForegroundNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    /// The name of `UIApplication.didFinishLaunchingNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    /// The name of `UIApplication.willTerminateNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// The name of `UIDevice.orientationDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    /// The name of `UITextField.textDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// The name of `UITextView.textDidChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// The name of `UIContentSizeCategory.didChangeNotification` in sources before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
}
