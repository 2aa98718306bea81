internal import Foundation
internal import ObjectiveC

/// Touch handling of a selection other than taps: the handles, the press that moves the caret, the edit menu.
///
/// > Contract: UIKit, HT-19; without a magnifier, as on iOS 15.
@MainActor final class TextSelectionControls: NSObject, UIGestureRecognizerDelegate {
    /// The delay from a tap to the menu: a third tap may follow. > Units: seconds. R
    static let menuDelay = 0.35
    private weak var input: (any EditorInput)?
    /// Pastes instead of the input, for an app's paste delegate; returns whether it did.
    var paste: (([NSItemProvider]) -> Bool)?
    /// The selection can be dragged: a long press in it does not move the caret.
    var letsSelectionBeDragged = false
    private let press = UILongPressGestureRecognizer()
    private var handles: [SelectionHandleView] = []
    /// The fixed end of the selection while a handle is dragged, and the offset from the touch to the text that it drags.
    private var drag: (anchor: Int, offset: CGPoint)?
    private var cancelMenu: (@MainActor () -> Void)?

    private static let pressed: Selector = {
        ObjCRuntime.register(TextSelectionControls.self, "textPressed:") { controls, _ in controls.pressed() }
        return Selector("textPressed:")
    }()
    private static let gripped: Selector = {
        ObjCRuntime.register(TextSelectionControls.self, "handleGripped:") { controls, arguments in
            if let grip = arguments.first as? UILongPressGestureRecognizer { controls.gripped(grip) }
            return nil
        }
        return Selector("handleGripped:")
    }()

    init(_ input: any EditorInput) {
        self.input = input
        super.init()
        press.addTarget(self, action: Self.pressed)
        press.delegate = self
        input.addGestureRecognizer(press)
    }

    // MARK: Handles

    /// Moves the handles to the selection's ends, or removes them.
    func place() {
        guard let input, input.isInSession, input.editor.hasSelection, let view = input as UIView? else { return removeHandles() }
        let boxes = input.visibleBoxes(of: input.editor.selection)
        let (first, last) = (boxes.first(where: \.containsStart), boxes.last(where: \.containsEnd))
        if handles.isEmpty { makeHandles(in: view) }
        if let dragged = handles.firstIndex(where: { $0.grip.state == .began || $0.grip.state == .changed }), let drag {
            handles[dragged].isStart = input.editor.head < drag.anchor
            handles[1 - dragged].isStart = !handles[dragged].isStart
        } else {
            (handles[0].isStart, handles[1].isStart) = (true, false)
        }
        for handle in handles {
            // An end that is not visible has no box, so its handle is hidden.
            guard let box = handle.isStart ? first : last else {
                handle.isHidden = true
                continue
            }
            handle.isHidden = false
            handle.place(atX: handle.isStart != box.isRightToLeft ? box.rect.minX : box.rect.maxX, of: box.rect)
        }
    }

    private func makeHandles(in view: UIView) {
        handles = [SelectionHandleView(), SelectionHandleView()]
        for handle in handles {
            handle.grip.addTarget(self, action: Self.gripped)
            view.addSubview(handle)
        }
    }

    private func removeHandles() {
        guard drag == nil else { return }
        for handle in handles { handle.removeFromSuperview() }
        handles = []
    }

    private func gripped(_ grip: UILongPressGestureRecognizer) {
        guard let input, let handle = grip.view as? SelectionHandleView else { return }
        let point = grip.location(in: input)
        switch grip.state {
        case .began:
            hideMenu()
            let selection = input.editor.selection
            drag = (
                handle.isStart ? selection.upperBound : selection.lowerBound,
                CGPoint(x: handle.frame.midX - point.x, y: handle.frame.midY - point.y)
            )
        case .changed:
            guard let drag else { return }
            let place = CGPoint(x: point.x + drag.offset.x, y: point.y + drag.offset.y)
            var offset = input.insertionOffset(at: place)
            // A selection collapsed by a drag retains one character.
            if offset == drag.anchor {
                let (before, after) = (input.editor.grapheme(before: offset), input.editor.grapheme(after: offset))
                offset = (handle.isStart ? before?.lowerBound : after?.upperBound) ?? offset
            }
            input.changeSelection(notifying: true) { $0.select(from: drag.anchor, to: offset) }
        default:
            drag = nil
            place()
            showMenu()
        }
    }

    // MARK: Long press

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let input else { return true }
        let point = press.location(in: input)
        // Of a link or attachment a menu opens.
        if let view = input as? UITextView, view.itemMenu != nil, view.pressedItem(at: point) != nil { return false }
        guard letsSelectionBeDragged, input.editor.hasSelection else { return true }
        return !input.visibleBoxes(of: input.editor.selection).contains { $0.rect.contains(point) }
    }

    private func pressed() {
        guard let input else { return }
        switch press.state {
        case .began:
            hideMenu()
            guard input.becomeFirstResponder() else { return }
            follow(input)
        case .changed: if input.isInSession, input.acceptsEdits { follow(input) }
        case .ended: if input.isInSession { showMenu() }
        default: break
        }
    }

    /// The caret follows the touch; in read-only text words are selected.
    private func follow(_ input: any EditorInput) {
        let offset = input.insertionOffset(at: press.location(in: input))
        input.changeSelection(notifying: true) { editor in
            if input.acceptsEdits { editor.select(offset..<offset) } else { editor.selectWord(at: offset) }
        }
    }

    // MARK: Menu

    /// After a delay, unless cancelled.
    func showMenuSoon() {
        cancelMenu?()
        cancelMenu = ApplicationContext.of(input).delays.run(after: Self.menuDelay) { [weak self] in
            self?.cancelMenu = nil
            self?.showMenu()
        }
    }

    func showMenu() {
        guard let input, input.isInSession else { return }
        UIMenuController.shared.showMenu(from: input, rect: target(input))
    }

    var showsMenu: Bool { UIMenuController.shared.isMenuVisible }

    func hideMenu() {
        cancelMenu?()
        cancelMenu = nil
        if let input, UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: input) }
    }

    /// The menu's target: the visible part of the selection, or the caret.
    private func target(_ input: any EditorInput) -> CGRect {
        let boxes = input.visibleBoxes(of: input.editor.selection).map(\.rect)
        let whole = boxes.dropFirst().reduce(boxes.first ?? input.caretRect(for: UITextPosition(input.editor.head))) { $0.union($1) }
        let seen = whole.intersection(input.bounds)
        return seen.isNull ? whole : seen
    }
}
