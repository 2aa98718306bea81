import UIKit

extension UIViewController {
    /// How far the keyboard that a notification tells of reaches up over the page, in points.
    func keyboardOverlap(_ notification: Notification) -> CGFloat? {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return nil }
        return max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    }
}
