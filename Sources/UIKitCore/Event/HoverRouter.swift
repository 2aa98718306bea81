package import Foundation

/// Delivers a pointer without a pressed button to the views below it.
///
/// > Contract: UIKit, UIHoverGestureRecognizer
@MainActor package final class HoverRouter {
    private struct Entry { weak var recognizer: UIHoverGestureRecognizer? }
    private var hovered: [Entry] = []

    package init() {}

    weak var owner: ApplicationContext?
    private var context: ApplicationContext { owner ?? .current }

    /// > Units: points of the screen.
    package func receive(at place: CGPoint, time: TimeInterval) {
        let context = context
        guard !context.isIgnoringInteraction else { return }
        let event = UIEvent(type: .hover, timestamp: time)
        var found: [UIHoverGestureRecognizer] = []
        var link = context.windows.hit(at: place, with: event)?.view
        while let view = link {
            for case let recognizer as UIHoverGestureRecognizer in view.recognizers where accepts(recognizer, event) {
                found.append(recognizer)
            }
            link = view.superview
        }
        for entry in hovered {
            if let recognizer = entry.recognizer, !found.contains(where: { $0 === recognizer }) { recognizer.leave() }
        }
        hovered = found.map { Entry(recognizer: $0) }
        for recognizer in found { recognizer.hover(at: place, event: event) }
    }

    /// A recogniser that tracks the pointer already is not asked again.
    private func accepts(_ recognizer: UIHoverGestureRecognizer, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled else { return false }
        if recognizer.currentState == .began || recognizer.currentState == .changed { return true }
        return recognizer.shouldReceive(event) && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    }
}
