public import Foundation

/// Not available in Ferry: no simulated device has dictation.
@available(*, unavailable, message: "no simulated device has dictation")
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {}

/// Not available in Ferry: no simulated device has dictation.
@available(*, unavailable, message: "no simulated device has dictation")
@preconcurrency @MainActor public protocol UILookToDictateCapable: NSObjectProtocol {}

/// Not available in Ferry: present a UIFontPickerViewController and a UIColorPickerViewController.
@available(*, unavailable, message: "present a UIFontPickerViewController and a UIColorPickerViewController")
@preconcurrency @MainActor open class UITextFormattingCoordinator: NSObject {}

/// Not available in Ferry: present a UIFontPickerViewController and a UIColorPickerViewController.
@available(*, unavailable, message: "present a UIFontPickerViewController and a UIColorPickerViewController")
@preconcurrency @MainActor public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {}

/// Not available in Ferry: present a UIFontPickerViewController and a UIColorPickerViewController.
@available(*, unavailable, message: "present a UIFontPickerViewController and a UIColorPickerViewController")
@preconcurrency @MainActor open class UITextFormattingViewController: NSObject {}

/// Not available in Ferry: present a UIFontPickerViewController and a UIColorPickerViewController.
@available(*, unavailable, message: "present a UIFontPickerViewController and a UIColorPickerViewController")
@preconcurrency @MainActor public protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {}
