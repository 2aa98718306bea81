import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Popovers", .application) @MainActor struct PopoverTests {
    private let stage = TransitionStage(device: .pad)
    private let journal = Journal()

    private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
        let journal: Journal
        var allows = true
        var moves: CGRect?
        init(_ journal: Journal) { self.journal = journal }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { journal.add("prepare") }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            journal.add("should dismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.add("will dismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.add("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { journal.add("attempt") }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) { journal.add("older did") }
        func popoverPresentationController(
            _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            journal.add("reposition")
            if let moves { rect.pointee = moves }
        }
    }

    private func source(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        stage.root.view.addSubview(view)
        return view
    }

    private func popover(_ shown: UIViewController, at frame: CGRect, size: CGSize = CGSize(width: 200, height: 150)) throws
        -> UIPopoverPresentationController
    {
        _ = stage.window
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = size
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = source(frame)
        return popover
    }

    private func present(_ shown: UIViewController) {
        stage.root.present(shown, animated: true)
        stage.advance(1)
    }

    private func bubble(_ shown: UIViewController) -> CGRect {
        shown.presentation.session?.controller.presentedView?.frame ?? .null
    }

    // MARK: The keyboard

    @Test("a popover moves or shrinks for the keyboard, and returns after it")
    func keyboard() throws {
        let shown = UIViewController()
        let screen = UIScreen.main.bounds
        _ = try popover(shown, at: CGRect(x: 300, y: 100, width: 40, height: 20), size: CGSize(width: 300, height: screen.height - 300))
        present(shown)
        let before = bubble(shown)
        let top = screen.height / 2
        func post(_ frame: CGRect) {
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: UIScreen.main,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame), UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                ])
            stage.advance(0.5)
        }
        #expect(before.maxY > top)
        post(CGRect(x: 0, y: top, width: screen.width, height: screen.height - top))
        #expect(bubble(shown).maxY <= top)
        #expect(bubble(shown).height > 100)
        post(CGRect(x: 0, y: screen.height, width: screen.width, height: 0))
        #expect(bubble(shown) == before)
    }

    // MARK: Place

    private static let space = CGRect(x: 10, y: 10, width: 380, height: 580)

    @Test(
        "uses the first permitted direction with enough space", .contract("PR-14"),
        arguments: [
            (CGRect(x: 180, y: 100, width: 40, height: 20), PopoverPlacement.Direction.allCases, PopoverPlacement.Direction.up),
            (CGRect(x: 180, y: 500, width: 40, height: 20), PopoverPlacement.Direction.allCases, .down),
            (CGRect(x: 30, y: 200, width: 40, height: 300), [.left, .right], .left),
            (CGRect(x: 330, y: 200, width: 40, height: 20), [.left, .right], .right),
            (CGRect(x: 180, y: 100, width: 40, height: 20), [.down], .down),
        ])
    func direction(_ source: CGRect, _ permitted: [PopoverPlacement.Direction], _ expected: PopoverPlacement.Direction) {
        let placement = PopoverPlacement(
            .init(
                source: source, content: CGSize(width: 200, height: 150), space: Self.space, permitted: permitted, arrowHeight: 13,
                arrowBase: 37, corner: 13))
        #expect(placement.direction == expected)
        #expect(Self.space.contains(placement.frame))
    }

    @Test("without space the popover shrinks, or covers its source if permitted", .contract("PR-14"))
    func noRoom() {
        var request = PopoverPlacement.Request(
            source: CGRect(x: 10, y: 200, width: 380, height: 250), content: CGSize(width: 500, height: 400), space: Self.space,
            permitted: [.up, .down], arrowHeight: 13, arrowBase: 37, corner: 13)
        #expect(PopoverPlacement(request).frame == CGRect(x: 10, y: 10, width: 380, height: 190))
        request.canOverlapSource = true
        #expect(PopoverPlacement(request).frame == CGRect(x: 10, y: 10, width: 380, height: 413))
    }

    @Test("at random it stays within bounds, off its source, and its arrow off the corners", .contract("PR-14"))
    func random() {
        var random = SplitMix(7)
        for _ in 0..<2000 {
            let source = CGRect(
                x: 10 + 360 * random.unit(), y: 10 + 560 * random.unit(), width: 20 * random.unit(), height: 20 * random.unit())
            let placement = PopoverPlacement(
                .init(
                    source: source, content: CGSize(width: 60 + 500 * random.unit(), height: 60 + 700 * random.unit()), space: Self.space,
                    permitted: PopoverPlacement.Direction.allCases, arrowHeight: 13, arrowBase: 37, corner: 13))
            let frame = placement.frame
            #expect(Self.space.insetBy(dx: -0.5, dy: -0.5).contains(frame))
            #expect(frame.insetBy(dx: 1, dy: 1).intersection(source).isEmpty)
            let side = placement.direction.isVertical ? frame.width : frame.height
            #expect(abs(placement.arrowOffset) <= max(0, side / 2 - 13 - 18.5))
        }
    }

    // MARK: Presenting

    @Test("is below its source at the preferred size; the view extends under the arrow, within the safe area", .contract("AP-9"))
    func shown() throws {
        defer { stage.finish() }
        let shown = ScreenController("P", journal)
        let popover = try popover(shown, at: CGRect(x: 300, y: 200, width: 100, height: 40))
        #expect(popover.arrowDirection == .unknown)
        present(shown)
        #expect(bubble(shown) == CGRect(x: 250, y: 240, width: 200, height: 163))
        #expect(popover.arrowDirection == .up)
        #expect(shown.view.bounds.size == CGSize(width: 200, height: 163))
        #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(shown.presentationController === popover)
        #expect(stage.root.view.window != nil)
        #expect(journal.take() == ["P didLoad", "P willAppear true", "P didAppear true"])
        shown.preferredContentSize = CGSize(width: 300, height: 200)
        stage.advance(1)
        #expect(bubble(shown) == CGRect(x: 200, y: 240, width: 300, height: 213))
        stage.root.dismiss(animated: true)
        stage.advance(1)
        #expect(journal.take() == ["P willDisappear true", "P didDisappear true"])
        #expect(shown.view.superview == nil)
        #expect(popover.arrowDirection == .unknown)
    }

    @Test("without a preferred size the width is 320 points; a navigation controller uses that of its top screen")
    func sizes() throws {
        defer { stage.finish() }
        let plain = UIViewController()
        _ = try popover(plain, at: CGRect(x: 300, y: 200, width: 100, height: 40), size: .zero)
        present(plain)
        #expect(bubble(plain).width == 320)
        stage.root.dismiss(animated: false)
        let top = UIViewController()
        top.preferredContentSize = CGSize(width: 260, height: 180)
        let navigation = UINavigationController(rootViewController: top)
        _ = try popover(navigation, at: CGRect(x: 300, y: 200, width: 100, height: 40), size: .zero)
        present(navigation)
        #expect(bubble(navigation).size == CGSize(width: 260, height: 193))
        top.preferredContentSize.height = 300
        stage.advance(1)
        #expect(bubble(navigation).height == 313)
    }

    @Test("points to a bar button item")
    func barButton() throws {
        defer { stage.finish() }
        let screen = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        screen.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.advance(0.1)
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 100)
        shown.popoverPresentationController?.barButtonItem = item
        screen.present(shown, animated: false)
        stage.advance(0.1)
        #expect(bubble(shown).maxX == 824)
        #expect(bubble(shown).minY > 24)
        #expect(bubble(shown).minY <= 74)
        stage.window.rootViewController = stage.root
    }

    @Test("a missing source raises UIKit's message", .contract("PR-13"))
    func noSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TransitionStage(device: .pad)
                _ = stage.window
                let shown = UIViewController()
                shown.modalPresentationStyle = .popover
                stage.root.present(shown, animated: false)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    }

    // MARK: Dismissing

    @Test("a tap outside dismisses it and notifies the delegate", .contract("PR-15", "PR-11"))
    func tapBeside() throws {
        defer { stage.finish() }
        let (shown, listener) = (UIViewController(), Listener(journal))
        let popover = try popover(shown, at: CGRect(x: 300, y: 200, width: 100, height: 40))
        popover.delegate = listener
        present(shown)
        stage.app.tap(350, 320)
        stage.advance(1)
        #expect(journal.take() == ["prepare"])
        #expect(stage.root.presentedViewController === shown)
        listener.allows = false
        stage.app.tap(100, 1000)
        stage.advance(1)
        #expect(journal.take() == ["should dismiss", "attempt"])
        #expect(stage.root.presentedViewController === shown)
        listener.allows = true
        shown.isModalInPresentation = true
        stage.app.tap(100, 1000)
        stage.advance(1)
        #expect(journal.take() == ["attempt"])
        #expect(stage.root.presentedViewController === shown)
        shown.isModalInPresentation = false
        stage.app.tap(100, 1000)
        stage.advance(1)
        #expect(journal.take() == ["should dismiss", "will dismiss", "older did", "did dismiss"])
        #expect(stage.root.presentedViewController == nil)
        // Another presentation has another controller, which gets its source again. Code calls no delegate.
        let next = try self.popover(shown, at: CGRect(x: 300, y: 200, width: 100, height: 40))
        #expect(next !== popover)
        next.delegate = listener
        present(shown)
        stage.root.dismiss(animated: true)
        stage.advance(1)
        #expect(journal.take() == ["prepare"])
    }

    @Test("passthrough views get touches unless covered", .contract("PR-15"))
    func passthrough() throws {
        defer { stage.finish() }
        let shown = UIViewController()
        let popover = try popover(shown, at: CGRect(x: 300, y: 200, width: 100, height: 40))
        let button = UIButton(frame: CGRect(x: 0, y: 800, width: 100, height: 50))
        button.addAction(UIAction { [journal] _ in journal.add("tapped") }, for: .touchUpInside)
        stage.root.view.addSubview(button)
        popover.passthroughViews = [button]
        present(shown)
        stage.app.tap(50, 820)
        stage.advance(1)
        #expect(journal.take() == ["tapped"])
        #expect(stage.root.presentedViewController === shown)
        let cover = UIView(frame: button.frame)
        stage.root.view.addSubview(cover)
        stage.app.tap(50, 820)
        stage.advance(1)
        #expect(journal.take() == [])
        #expect(stage.root.presentedViewController == nil)
    }

    // MARK: Adapting

    @Test("in compact width a popover is a sheet, unless its delegate returns none or another controller", .contract("PR-12"))
    func narrow() throws {
        final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
            var style = UIModalPresentationStyle.none
            var other: UIViewController?
            var told: [UIModalPresentationStyle] = []
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { style }
            func presentationController(
                _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { other }
            func presentationController(
                _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) { told.append(style) }
        }
        let stage = TransitionStage()
        defer { stage.finish() }
        let shown = UIViewController()
        func prepare(_ delegate: Adapting?) throws {
            _ = stage.window
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 100)
            let popover = try #require(shown.popoverPresentationController)
            popover.sourceView = stage.root.view
            popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            popover.delegate = delegate
            stage.root.present(shown, animated: true)
            stage.advance(1)
        }
        try prepare(nil)
        #expect(shown.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(shown.presentationController is UISheetPresentationController)
        #expect(shown.popoverPresentationController?.adaptiveSheetPresentationController === shown.presentationController)
        stage.root.dismiss(animated: false)
        let delegate = Adapting()
        try prepare(delegate)
        #expect(bubble(shown).size == CGSize(width: 200, height: 113))
        #expect(delegate.told == [.none])
        stage.root.dismiss(animated: false)
        delegate.style = .fullScreen
        let navigation = UINavigationController()
        delegate.other = navigation
        try prepare(delegate)
        #expect(stage.root.presentedViewController === navigation)
        #expect(delegate.told.last == .fullScreen)
        #expect(navigation.view.frame == stage.window.bounds)
        stage.root.dismiss(animated: false)
    }

    @Test("a window size change asks for the source rectangle, and moves the popover")
    func turning() throws {
        defer { stage.finish() }
        let (shown, listener) = (UIViewController(), Listener(journal))
        let popover = try popover(shown, at: CGRect(x: 300, y: 900, width: 100, height: 40))
        popover.delegate = listener
        present(shown)
        #expect(popover.arrowDirection == .up)
        listener.moves = CGRect(x: 0, y: -200, width: 10, height: 10)
        var state = DeviceState.pad
        state.orientation = .landscapeLeft
        stage.app.send(.deviceChanged(state))
        stage.advance(1)
        #expect(journal.take() == ["prepare", "reposition"])
        #expect(popover.sourceRect == listener.moves)
        #expect(stage.window.bounds.size == CGSize(width: 1194, height: 834))
        #expect(bubble(shown) == CGRect(x: 205, y: 537, width: 200, height: 163))
        #expect(popover.arrowDirection == .down)
    }

    // MARK: Looks

    @Test("a custom background provides its insets and gets the arrow")
    func ownBackground() throws {
        final class Own: UIPopoverBackgroundView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { nil }
            override class func arrowBase() -> CGFloat { 20 }
            override class func arrowHeight() -> CGFloat { 10 }
            override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
        }
        defer { stage.finish() }
        let shown = UIViewController()
        let popover = try popover(shown, at: CGRect(x: 780, y: 200, width: 40, height: 40))
        popover.popoverBackgroundViewClass = Own.self
        present(shown)
        #expect(bubble(shown) == CGRect(x: 610, y: 240, width: 214, height: 172))
        #expect(shown.view.bounds.size == CGSize(width: 200, height: 150))
        let frame = shown.view.convert(shown.view.bounds, to: nil)
        #expect(frame.origin == CGPoint(x: 616, y: 255))
        let own = try #require(shown.view.superview?.superview?.subviews.first as? Own)
        #expect(own.arrowDirection == .up)
        #expect(own.arrowOffset == 83)
    }

    @Test("releases a popover and its content")
    func released() {
        defer { stage.finish() }
        weak var kept: UIViewController?
        weak var keptBubble: UIView?
        autoreleasepool {
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
            present(shown)
            kept = shown
            keptBubble = shown.presentation.session?.controller.presentedView
            #expect(keptBubble is PopoverView)
            stage.root.dismiss(animated: true)
            stage.advance(1)
        }
        #expect(kept == nil)
        #expect(keptBubble == nil)
    }

    /// Runs without a pool, as there is none on Linux.
    private func autoreleasepool(_ body: () -> Void) { body() }
}
