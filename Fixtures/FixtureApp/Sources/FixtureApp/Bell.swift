import Foundation

/// A target that is not a view.
final class Bell: NSObject {
    static let didRing = Notification.Name("BellDidRing")
    private var times = 0

    @objc func ring() {
        times += 1
        NotificationCenter.default.post(name: Bell.didRing, object: self, userInfo: ["times": times])
    }
}
