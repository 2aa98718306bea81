internal import Foundation
internal import ObjectiveC

/// Taps that move the caret in a text view.
@MainActor final class TextViewTapHandler: NSObject {
    let gesture = UITapGestureRecognizer()
    private weak var view: UITextView?
    private var counter = TapCounter()

    private static let selector: Selector = {
        ObjCRuntime.register(TextViewTapHandler.self, "handleTap:") { target, _ in
            target.tapped()
            return nil
        }
        return Selector("handleTap:")
    }()

    init(_ view: UITextView) {
        self.view = view
        super.init()
        gesture.addTarget(self, action: Self.selector)
        gesture.cancelsTouchesInView = false
    }

    /// Every tap acts at once: the first moves the caret, the second selects a word, the third a line.
    private func tapped() {
        guard let view else { return }
        let point = gesture.location(in: view)
        let now = view.applicationContext.now
        let count = counter.count(at: point, time: now)
        counter.ended(at: point, time: now, isTap: true)
        view.tapped(at: point, count: count)
    }
}
