import UIKit

extension UIViewController {
    /// The height of the page that the keyboard in a notification covers, in points.
    func keyboardOverlap(_ notification: Notification) -> CGFloat? {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        return max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    }
}
