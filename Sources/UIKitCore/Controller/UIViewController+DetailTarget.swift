public import Foundation

extension UIViewController {
    /// Posted after a split view controller collapsed or separated, which changes where `showDetailViewController(_:sender:)` shows a
    /// controller; the object is the split view controller.
    ///
    /// > Source: Apple, showDetailTargetDidChangeNotification
    public static nonisolated let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    func showDetailTargetChanged() {
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    }
}

extension NSExceptionName {
    /// The tree of controllers is not that of their views.
    ///
    /// > Source: Apple, UIViewControllerHierarchyInconsistencyException
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let UIViewControllerHierarchyInconsistencyException = NSExceptionName(
        rawValue: "UIViewControllerHierarchyInconsistencyException")
}
