import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Adaptive presentations", .application) @MainActor struct AdaptivityTests {
    /// Regular in width on its side only.
    private static let phone = DeviceState(
        model: "iPhone15,5", name: "iPhone", idiom: .phone, width: 430, height: 932, scale: 3, safeTop: 59, safeBottom: 34)
    private let stage = TransitionStage(device: AdaptivityTests.phone)
    private let journal = Journal()

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        let journal: Journal
        var style: UIModalPresentationStyle?
        var other: UIViewController?
        init(_ journal: Journal) { self.journal = journal }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? .formSheet }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { other }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { journal.add("will present \(style)") }
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { journal.add("prepare") }
    }

    private func turn(_ orientation: DeviceState.Orientation) {
        var state = Self.phone
        state.orientation = orientation
        stage.app.send(.deviceChanged(state))
        stage.advance(1)
    }

    private func present(_ shown: UIViewController, _ delegate: Delegate?) throws {
        _ = stage.window
        turn(.landscapeLeft)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = stage.root.view
        popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        popover.delegate = delegate
        stage.root.present(shown, animated: true)
        stage.advance(1)
        #expect(shown.presentation.session?.style == .popover)
        #expect(shown.view.superview?.superview is PopoverView)
        _ = journal.take()
    }

    @Test("a popover becomes a sheet in compact width and a popover again; its controller gets no appearance callbacks", .contract("PR-12"))
    func thereAndBack() throws {
        defer { stage.finish() }
        let (shown, delegate) = (ScreenController("P", journal), Delegate(journal))
        try present(shown, delegate)
        let popover = try #require(shown.popoverPresentationController)
        turn(.portrait)
        #expect(journal.take() == ["will present formSheet"])
        #expect(shown.presentationController is UISheetPresentationController)
        #expect(shown.popoverPresentationController === popover)
        #expect(shown.view.superview is PresentationContainerView)
        #expect(shown.view.frame.width == 430)
        #expect(shown.view.layer.cornerRadius > 0)
        #expect(stage.root.presentedViewController === shown)
        #expect(stage.root.view.transform.isIdentity == false)
        #expect(popover.arrowDirection == .unknown)
        #expect(stage.window.subviews.filter { $0 is PresentationContainerView }.count == 1)
        turn(.landscapeLeft)
        #expect(journal.take() == ["will present none", "prepare"])
        #expect(shown.presentationController === popover)
        #expect(popover.arrowDirection == .up)
        #expect(shown.view.layer.cornerRadius == 0)
        #expect(popover.presentedView?.frame.size == CGSize(width: 200, height: 113))
        #expect(shown.view.bounds.height == 113)
        #expect(stage.root.view.transform.isIdentity)
        #expect(stage.root.view.layer.cornerRadius == 0)
        stage.app.tap(600, 300)
        stage.advance(1)
        #expect(stage.root.presentedViewController == nil)
        #expect(shown.view.superview == nil)
        #expect(journal.take() == ["P willDisappear true", "P didDisappear true"])
    }

    @Test("a delegate returning .none keeps the popover; one returning .fullScreen covers the presenter", .contract("PR-12"))
    func styles() throws {
        defer { stage.finish() }
        let (shown, delegate) = (UIViewController(), Delegate(journal))
        delegate.style = UIModalPresentationStyle.none
        try present(shown, delegate)
        turn(.portrait)
        #expect(shown.presentation.session?.style == .popover)
        #expect(journal.take() == [])
        turn(.landscapeLeft)
        delegate.style = .fullScreen
        turn(.portrait)
        #expect(journal.take() == ["will present fullScreen"])
        #expect(stage.root.view.superview == nil)
        #expect(shown.view.frame == stage.window.bounds)
        #expect(stage.root.presentedViewController === shown)
        turn(.landscapeLeft)
        #expect(shown.presentation.session?.style == .popover)
        #expect(stage.root.view.superview === stage.window)
        #expect(stage.root.view.frame == stage.window.bounds)
        #expect(stage.window.subviews.last is PresentationContainerView)
        stage.root.dismiss(animated: false)
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test("a controller wrapped by the delegate moves into a navigation controller, and out of it again", .contract("PR-12"))
    func wrapped() throws {
        defer { stage.finish() }
        let (shown, delegate) = (ScreenController("P", journal), Delegate(journal))
        try present(shown, delegate)
        let navigation = UINavigationController(rootViewController: UIViewController())
        delegate.other = navigation
        delegate.style = .fullScreen
        navigation.viewControllers = []
        // As apps do it: the presented controller goes into the one that is shown.
        navigation.viewControllers = [shown]
        turn(.portrait)
        #expect(stage.root.presentedViewController === navigation)
        #expect(shown.view.isDescendant(of: navigation.view))
        #expect(shown.view.window === stage.window)
        #expect(navigation.view.frame == stage.window.bounds)
        turn(.landscapeLeft)
        #expect(stage.root.presentedViewController === shown)
        #expect(shown.parent == nil)
        #expect(navigation.viewControllers == [])
        #expect(shown.view.superview?.superview is PopoverView)
        #expect(navigation.view.window == nil)
    }

    @Test("a controller presented over a popover stays above it")
    func nested() throws {
        defer { stage.finish() }
        let (shown, above) = (UIViewController(), UIViewController())
        try present(shown, nil)
        above.modalPresentationStyle = .overFullScreen
        shown.present(above, animated: false)
        turn(.portrait)
        #expect(shown.presentedViewController === above)
        #expect(above.presentingViewController === shown)
        #expect(above.view.isDescendant(of: try #require(stage.window.subviews.last)))
        #expect(above.view.frame == stage.window.bounds)
    }

    @Test("a window that turns compact while a popover appears shows a sheet afterwards")
    func onItsWay() throws {
        defer { stage.finish() }
        let shown = ScreenController("P", journal)
        _ = stage.window
        turn(.landscapeLeft)
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(shown, animated: true)
        stage.advance(0.05)
        turn(.portrait)
        #expect(shown.presentation.session?.style == .formSheet)
        #expect(shown.view.window === stage.window)
        #expect(journal.take() == ["P didLoad", "P willAppear true", "P didAppear true"])
    }

    @Test("a presentation controller receives the window's new size and traits")
    func coordination() throws {
        final class Own: UIPresentationController {
            var sizes: [CGSize] = [], classes: [UIUserInterfaceSizeClass] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: newCollection, with: coordinator)
                classes.append(newCollection.horizontalSizeClass)
            }
        }
        defer { stage.finish() }
        let (shown, director) = (UIViewController(), Director(journal))
        let own = Own(presentedViewController: shown, presenting: stage.root)
        director.customController = own
        (shown.modalPresentationStyle, shown.transitioningDelegate) = (.custom, director)
        _ = stage.window
        stage.root.present(shown, animated: false)
        turn(.landscapeLeft)
        #expect(own.sizes == [CGSize(width: 932, height: 430)])
        #expect(own.classes == [.regular])
    }
}
