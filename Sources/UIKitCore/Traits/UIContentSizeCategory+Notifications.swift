public import Foundation

extension UIContentSizeCategory {
    /// Posted after the user changed the text size; the object is the main screen.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
