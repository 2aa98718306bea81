/// Adds recognisers to views and removes them.
@MainActor enum GestureAttachment {
    /// A recogniser has one view; it is removed from another first.
    static func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        if let old = recognizer.attachedView {
            if old === view { return }
            remove(recognizer, from: old)
        }
        recognizer.attachedView = view
        view.recognizers.append(recognizer)
    }

    static func remove(_ recognizer: UIGestureRecognizer, from view: UIView) {
        guard let index = view.recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        view.recognizers.remove(at: index)
        GestureArbiter.interrupt(recognizer)
        recognizer.attachedView = nil
    }

    static func replace(_ recognizers: [UIGestureRecognizer], on view: UIView) {
        for old in view.recognizers where !recognizers.contains(where: { $0 === old }) { remove(old, from: view) }
        for new in recognizers { add(new, to: view) }
        view.recognizers = recognizers
    }
}
