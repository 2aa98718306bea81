/// Kinds of elements that UIKit's views and accessibility elements are for tests.
///
/// > Contract: XCUIAutomation, `XCUIElement.ElementType`: the same names and raw values.
public enum DriveElementType: UInt, Hashable, Sendable, CaseIterable {
    case other = 1, application = 2, window = 4, sheet = 5, alert = 7, button = 9, popover = 18, keyboard = 19, key = 20, navigationBar = 21
    case tabBar = 22, toolbar = 24, table = 26, collectionView = 32, slider = 33, pageIndicator = 34, progressIndicator = 35
    case activityIndicator = 36, segmentedControl = 37, picker = 38, pickerWheel = 39, `switch` = 40, link = 42, image = 43, icon = 44
    case searchField = 45, scrollView = 46, staticText = 48, textField = 49, secureTextField = 50, datePicker = 51, textView = 52, menu = 53
    case webView = 58, colorWell = 67, cell = 75, stepper = 79
}
