internal import Foundation

/// The notifications of a keyboard's frame changes.
@MainActor struct KeyboardFrameNotification {
    var screen: UIScreen
    /// In the screen's coordinates.
    var begin: CGRect
    var end: CGRect
    /// The user dragged it.
    var byUser = false
    /// > Units: seconds. Confidence D; the curve is the system's spring (M:KB).
    static let duration: TimeInterval = 0.25
    static let curve = 7

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen.systemLook.keyboardNotificationsHaveScreen ? screen : nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
                // Names from before iOS 3.2, which are still sent. > Contract: KB-11.
                "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
                "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
                "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
                "UIKeyboardFrameChangedByUserInteraction": NSNumber(value: byUser),
            ])
    }
}
