internal import CoreGraphics
internal import Foundation
internal import ObjectiveC
internal import UIKitCore

/// Selects text of a page: a long press selects a word, handles move its ends, and a menu copies it.
@MainActor final class WebSelection: NSObject {
    private unowned let view: WKWebView
    private let press = UILongPressGestureRecognizer()
    private lazy var handles = [SelectionHandleView(frame: .zero), SelectionHandleView(frame: .zero)]
    private lazy var menu = UIEditMenuInteraction(delegate: self)
    private(set) var selected: PageSelection?
    /// From the touch to the middle of the line that the handle is at. > Units: points.
    private var grip = CGPoint.zero
    private var isMoving = false
    /// How far the page was scrolled when it said what is selected. > Units: CSS pixels.
    private var scroll = CGPoint.zero
    private static let recognized: Selector = {
        ObjCRuntime.register(WebSelection.self, "handleRecognized:") { selection, arguments in
            if let gesture = arguments.first as? UILongPressGestureRecognizer { selection.recognized(gesture) }
            return nil
        }
        return Selector("handleRecognized:")
    }()

    init(_ view: WKWebView) {
        self.view = view
        super.init()
        press.addTarget(self, action: Self.recognized)
        // A link has a menu instead, whose press gives up early elsewhere.
        for other in view.content.gestureRecognizers ?? [] where other is PressRecognizer { press.require(toFail: other) }
        view.content.addGestureRecognizer(press)
        view.content.addInteraction(menu)
    }

    private func recognized(_ gesture: UILongPressGestureRecognizer) {
        if let handle = gesture.view as? SelectionHandleView { return drag(handle) }
        guard gesture.state == .began else { return }
        select(at: view.shown.place(gesture.location(in: view.content)))
    }

    /// Selects the word at a place. > Units: CSS pixels of the page's window.
    func select(at place: CGPoint) { run(SelectionScript.word(at: place), withMenu: true) }

    private func run(_ script: String, withMenu: Bool = false) {
        // What the page was told before is done when the script runs.
        let scroll = view.shown.scroll
        view.inspect(script) { [weak self] value in
            self?.isMoving = false
            self?.scroll = scroll
            self?.show(value, withMenu: withMenu)
        }
    }

    /// Where a line of the selection is seen, also while an image of another zoom is shown larger. > Units: points of the view with the handles.
    private func seen(_ line: CGRect) -> CGRect {
        let (scale, origin) = (view.shown.scale, view.content.frame.origin)
        return CGRect(
            x: (line.minX + scroll.x) * scale - origin.x, y: (line.minY + scroll.y) * scale - origin.y, width: line.width * scale,
            height: line.height * scale)
    }

    private func show(_ value: Any?, withMenu: Bool = false) {
        selected = PageSelection(value)
        guard selected != nil else { return hide() }
        for (handle, isStart) in zip(handles, [true, false]) {
            if handle.superview == nil {
                handle.isStart = isStart
                handle.grip.removeTarget(nil, action: nil)
                handle.grip.addTarget(self, action: Self.recognized)
                view.content.addSubview(handle)
            }
        }
        placeHandles()
        if withMenu { showMenu() }
    }

    /// The page is seen elsewhere.
    func placeHandles() {
        guard let selected else { return }
        for handle in handles {
            let line = seen(handle.isStart ? selected.first : selected.last)
            handle.place(atX: handle.isStart ? line.minX : line.maxX, of: line)
        }
    }

    private func showMenu() {
        guard let selected else { return }
        let line = seen(selected.first)
        menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: line.midX, y: line.minY)))
    }

    private func hide() {
        menu.dismissMenu()
        for handle in handles where handle.superview != nil { handle.removeFromSuperview() }
    }

    /// Selects nothing any more.
    func end() {
        guard selected != nil else { return }
        selected = nil
        hide()
        view.inspect(SelectionScript.none)
    }

    /// The page was scrolled or enlarged.
    func pageDidMove() {
        guard selected != nil else { return }
        menu.dismissMenu()
        run(SelectionScript.current)
    }

    private func drag(_ handle: SelectionHandleView) {
        let touch = handle.grip.location(in: view.content)
        switch handle.grip.state {
        case .began:
            menu.dismissMenu()
            grip = CGPoint(x: handle.frame.midX - touch.x, y: handle.frame.midY - touch.y)
        case .changed:
            // One at a time: the page would be behind.
            guard !isMoving else { return }
            isMoving = true
            let place = view.shown.place(CGPoint(x: touch.x + grip.x, y: touch.y + grip.y))
            run(SelectionScript.move(isStart: handle.isStart, to: place))
        case .ended: showMenu()
        default: break
        }
    }
}

extension WebSelection: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let selected else { return nil }
        let view = view
        return UIMenu(children: [
            UIAction(title: SystemStrings.text("Copy")) { _ in UIPasteboard.general.string = selected.text },
            UIAction(title: SystemStrings.text("Select All")) { [weak self] _ in
                self?.run(SelectionScript.all, withMenu: true)
            },
            UIAction(title: SystemStrings.text("Share…")) { [weak self] _ in
                let sheet = UIActivityViewController(activityItems: [selected.text], applicationActivities: nil)
                sheet.popoverPresentationController?.sourceView = view.content
                sheet.popoverPresentationController?.sourceRect = self?.seen(selected.first) ?? .zero
                PresentingController.of(view)?.present(sheet, animated: true)
            },
        ])
    }

    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
        selected.map { seen($0.first).union(seen($0.last)) } ?? .null
    }
}
