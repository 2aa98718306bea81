internal import Foundation

/// Delivers keys and buttons to the recognisers of their target views, before the views receive them.
///
/// > Contract: UIKit, GR-7, GR-27.
@MainActor enum PressOffer {
    static func offer(_ presses: Set<UIPress>, with event: UIPressesEvent, from target: UIResponder) {
        for recognizer in recognizers(from: target) {
            let own = presses.filter { accepts($0, recognizer) }
            guard !own.isEmpty else { continue }
            for press in own where !press.recognizers.contains(where: { $0 === recognizer }) { press.recognizers.append(recognizer) }
            if own.contains(where: { $0.phase == .ended }) {
                recognizer.pressesEnded(own, with: event)
            } else {
                recognizer.pressesBegan(own, with: event)
            }
            GestureArbiter.resetIfDone(recognizer)
        }
    }

    /// The recognisers of the views from the target up.
    private static func recognizers(from target: UIResponder) -> [UIGestureRecognizer] {
        sequence(first: target, next: \.next).flatMap { ($0 as? UIView)?.recognizers ?? [] }
    }

    /// One that received the beginning of a press receives its end.
    private static func accepts(_ press: UIPress, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isEnabled else { return false }
        if press.phase != .began { return press.recognizers.contains { $0 === recognizer } }
        guard recognizer.allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }) else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
    }
}
