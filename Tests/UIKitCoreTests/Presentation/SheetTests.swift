import DeviceProtocol
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Sheets", .application) @MainActor struct SheetTests {
    private final class Shown: UIViewController {
        let journal: Journal
        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { journal.add("will appear") }
        override func viewDidAppear(_ animated: Bool) { journal.add("did appear") }
        override func viewWillDisappear(_ animated: Bool) { journal.add("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { journal.add("did disappear") }
    }

    private final class Listener: NSObject, UISheetPresentationControllerDelegate {
        let journal: Journal
        var allows = true
        init(_ journal: Journal) { self.journal = journal }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            journal.add("should dismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.add("will dismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.add("did dismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { journal.add("attempt") }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
            journal.add("detent \(sheet.selectedDetentIdentifier == .large ? "large" : "medium")")
        }
    }

    private let stage = TransitionStage()
    private let journal = Journal()
    private let kept = Kept()

    /// Delegates are weak references.
    @MainActor private final class Kept { var listener: Listener? }

    private func present(_ set: (UISheetPresentationController) -> Void = { _ in }) throws -> (
        Shown, Listener, UISheetPresentationController
    ) {
        _ = stage.window
        let (shown, listener) = (Shown(journal), Listener(journal))
        kept.listener = listener
        let sheet = try #require(shown.sheetPresentationController)
        sheet.delegate = listener
        set(sheet)
        stage.root.present(shown, animated: true)
        stage.advance(1)
        _ = journal.take()
        return (shown, listener, sheet)
    }

    /// Slowly unless it is to be thrown.
    private func drag(from: CGFloat, to: CGFloat, steps: Int = 20, throwing: Bool = false) {
        stage.app.touch(.began, 100, from)
        for step in 1...steps {
            stage.advance(1.0 / 60)
            stage.app.touch(.moved, 100, from + (to - from) * CGFloat(step) / CGFloat(steps))
        }
        if !throwing { stage.advance(0.3) }
        stage.app.touch(.ended, 100, to)
        stage.advance(1)
    }

    private static let turned: DeviceState = {
        var device = DeviceState.standard.turned
        (device.safeTop, device.safeLeft, device.safeRight, device.safeBottom) = (0, 59, 59, 21)
        return device
    }()

    @Test("PR-11: a drag down notifies delegate and controller, and dismisses the sheet", .contract("PR-11"))
    func dismissal() throws {
        defer { stage.finish() }
        let (shown, _, _) = try present()
        #expect(shown.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        drag(from: 200, to: 640)
        #expect(
            journal.take() == ["should dismiss", "will dismiss", "will disappear", "did disappear", "did dismiss"])
        #expect(stage.root.presentedViewController == nil)
        #expect(shown.viewIfLoaded?.window == nil)
        #expect(stage.root.view.transform == .identity)
        #expect(stage.root.view.tintAdjustmentMode == .normal)
    }

    @Test("a sheet not dragged far enough returns, with appearance callbacks")
    func comesBack() throws {
        defer { stage.finish() }
        let (shown, _, _) = try present()
        drag(from: 200, to: 400)
        #expect(journal.take() == ["should dismiss", "will dismiss", "will disappear", "will appear", "did appear"])
        #expect(shown.view.frame.minY == 69)
        #expect(stage.root.presentedViewController === shown)
        #expect(!shown.isBeingDismissed)
        drag(from: 200, to: 420, steps: 6, throwing: true)
        #expect(journal.take().last == "did dismiss")
    }

    @Test("PR-10, PR-11: a modal sheet, or one whose delegate refuses, yields slightly and reports the attempt", .contract("PR-10"))
    func held() throws {
        defer { stage.finish() }
        let (shown, listener, _) = try present()
        shown.isModalInPresentation = true
        drag(from: 200, to: 640)
        #expect(journal.take() == ["attempt"])
        #expect(shown.view.frame.minY == 69)
        shown.isModalInPresentation = false
        listener.allows = false
        drag(from: 200, to: 640)
        #expect(journal.take() == ["should dismiss", "attempt"])
        #expect(stage.root.presentedViewController === shown)
        stage.root.dismiss(animated: false)
        #expect(journal.take() == ["will disappear", "did disappear"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("PR-20: reports detent changes by a drag, not those in code", .contract("PR-20"))
    func detents() throws {
        defer { stage.finish() }
        let (shown, _, sheet) = try present {
            $0.detents = [.large(), .medium()]
            $0.prefersGrabberVisible = true
        }
        #expect(shown.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(stage.root.view.transform == .identity)
        let grabber = try #require(shown.view.superview?.subviews.compactMap { $0 as? SheetGrabberView }.first)
        #expect(grabber.frame == CGRect(x: 178.5, y: 431, width: 36, height: 5))
        drag(from: 500, to: 200)
        #expect(journal.take() == ["detent large"])
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(shown.view.frame.minY == 69)
        #expect(stage.root.view.transform != .identity)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        stage.advance(1)
        #expect(shown.view.frame.minY == 426)
        #expect(journal.take() == [])
        sheet.selectedDetentIdentifier = .large
        #expect(shown.view.frame.minY == 69)
        drag(from: 200, to: 420, steps: 8, throwing: true)
        #expect(journal.take() == ["detent medium"])
        #expect(shown.view.frame.minY == 426)
        #expect(grabber.accessibilityActivate())
        stage.advance(1)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test("the status bar is on black above a sheet at full height, and the home indicator on the sheet")
    func barStyles() throws {
        defer { stage.finish() }
        let (_, _, sheet) = try present { $0.detents = [.medium(), .large()] }
        var statusBar: ApplicationRequest? {
            stage.app.environment.requests.last { if case .statusBar = $0 { true } else { false } }
        }
        #expect(statusBar == .statusBar(.automatic, hidden: false))
        drag(from: 500, to: 150)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(statusBar == .statusBar(.light, hidden: false))
        #expect(stage.app.environment.requests.contains(.homeIndicator(.automatic, hidden: false)))
        #expect(!stage.app.environment.requests.contains(.homeIndicator(.light, hidden: false)))
        drag(from: 200, to: 500)
        #expect(sheet.selectedDetentIdentifier == .medium)
        #expect(statusBar == .statusBar(.automatic, hidden: false))
    }

    @Test("custom detents get the available height, and too large a value means the large one")
    func custom() throws {
        defer { stage.finish() }
        var space: CGFloat = 0
        var height: CGFloat? = 200
        let (shown, _, sheet) = try present {
            $0.detents = [
                .custom(identifier: .init("own")) { context in
                    space = context.maximumDetentValue
                    return height
                }
            ]
        }
        #expect(space == 759)
        #expect(shown.view.frame.height == 234)
        for (value, expected) in [(1000, 783), (-3, 783), (.nan, 783), (nil, 783), (50, 84)] as [(CGFloat?, CGFloat)] {
            height = value
            sheet.invalidateDetents()
            #expect(shown.view.frame.height == expected)
        }
    }

    @Test("PR-21: up to the largest undimmed detent the presenter is undimmed and interactive", .contract("PR-21"))
    func undimmed() throws {
        defer { stage.finish() }
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        stage.root.view.addSubview(button)
        defer { button.removeFromSuperview() }
        let (shown, _, sheet) = try present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        func hit() -> UIView? { stage.window.hitTest(CGPoint(x: 200, y: 120), with: nil) }
        #expect(hit() === button)
        sheet.largestUndimmedDetentIdentifier = nil
        #expect(hit() === shown.view.superview)
        stage.app.tap(200, 120)
        stage.advance(1)
        #expect(journal.take() == ["should dismiss", "will dismiss", "will disappear", "did disappear", "did dismiss"])
    }

    @Test(
        "PR-22: content scrolls, but at its top a drag down moves the sheet and a drag up expands it first", .contract("PR-22"),
        arguments: [true, false])
    func scrolling(_ expands: Bool) throws {
        defer { stage.finish() }
        let (shown, _, sheet) = try present {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        let scroller = UIScrollView(frame: shown.view.bounds)
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.contentSize = CGSize(width: 393, height: 3000)
        shown.view.addSubview(scroller)
        drag(from: 800, to: 500)
        #expect((sheet.selectedDetentIdentifier == .large) == expands)
        #expect((scroller.contentOffset.y > 0) == !expands)
        sheet.selectedDetentIdentifier = .large
        scroller.contentOffset.y = 500
        _ = journal.take()
        drag(from: 300, to: 500)
        #expect(shown.view.frame.minY == 69)
        #expect(scroller.contentOffset.y < 350)
        scroller.setContentOffset(.zero, animated: false)
        drag(from: 200, to: 460, steps: 60)
        #expect(sheet.selectedDetentIdentifier == .medium)
        #expect(scroller.contentOffset.y == 0)
    }

    @Test("a landscape phone: a sheet may be edge-attached and follow its content's width")
    func compactHeight() throws {
        let side = TransitionStage(device: SheetTests.turned)
        defer { side.finish() }
        _ = side.window
        let shown = UIViewController()
        shown.preferredContentSize = CGSize(width: 420, height: 300)
        let sheet = try #require(shown.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        side.root.present(shown, animated: false)
        side.advance(0.1)
        #expect(shown.view.frame == side.window.bounds)
        sheet.prefersEdgeAttachedInCompactHeight = true
        // There is no medium height where it is low.
        #expect(shown.view.frame == CGRect(x: 0, y: 10, width: 852, height: 383))
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        #expect(shown.view.frame == CGRect(x: 216, y: 10, width: 420, height: 383))
        shown.preferredContentSize.width = 500
        side.advance(1)
        #expect(shown.view.frame == CGRect(x: 176, y: 10, width: 500, height: 383))
        sheet.detents = [.custom { _ in 150 }]
        #expect(shown.view.frame.size == CGSize(width: 500, height: 150 + 21))
    }

    @Test("a pad's regular window centres sheets and ignores detents: the size is the style's, or the content's")
    func pad() throws {
        let pad = TransitionStage(device: .pad)
        defer { pad.finish() }
        _ = pad.window
        for (style, frame) in [
            (.formSheet, CGRect(x: 147, y: 287, width: 540, height: 620)),
            (
                .pageSheet,
                CGRect(
                    x: (834 - UIMetrics.pageSheetPadWidth) / 2, y: UIMetrics.pageSheetPadMargin, width: UIMetrics.pageSheetPadWidth,
                    height: 1194 - 2 * UIMetrics.pageSheetPadMargin)
            ),
        ] as [(UIModalPresentationStyle, CGRect)] {
            let shown = UIViewController()
            shown.modalPresentationStyle = style
            let sheet = try #require(shown.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            pad.root.present(shown, animated: false)
            pad.advance(0.1)
            #expect(shown.view.frame == frame)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            pad.advance(1)
            #expect(shown.view.frame == frame)
            sheet.prefersPageSizing = style == .formSheet
            shown.preferredContentSize = CGSize(width: 300, height: 400)
            pad.advance(1)
            #expect(
                shown.view.frame.size
                    == (style == .formSheet
                        ? CGSize(width: UIMetrics.pageSheetPadWidth, height: 1194 - 2 * UIMetrics.pageSheetPadMargin)
                        : CGSize(width: 300, height: 400)))
            pad.root.dismiss(animated: false)
        }
    }

    @Test("PR-12: a delegate may return another style in compact width", .contract("PR-12"))
    func adaptation() throws {
        final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
        }
        defer { stage.finish() }
        _ = stage.window
        let (shown, adapting) = (UIViewController(), Adapting())
        shown.modalPresentationStyle = .formSheet
        shown.presentationController?.delegate = adapting
        stage.root.present(shown, animated: false)
        #expect(shown.view.frame == stage.window.bounds)
        #expect(stage.root.view.superview == nil)
        stage.root.dismiss(animated: false)
        shown.modalPresentationStyle = .fullScreen
        #expect(shown.sheetPresentationController == nil)
    }

    @Test("PR-2: over the current context a controller covers only the one that defines it", .contract("PR-2"))
    func currentContext() throws {
        defer { stage.finish() }
        _ = stage.window
        let (child, shown) = (UIViewController(), UIViewController())
        child.definesPresentationContext = true
        stage.root.addChild(child)
        child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        shown.modalPresentationStyle = .overCurrentContext
        child.present(shown, animated: false)
        #expect(shown.presentingViewController === child)
        #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 20, y: 100, width: 200, height: 300))
        child.dismiss(animated: false)
        #expect(shown.viewIfLoaded?.window == nil)
        #expect(child.view.superview === stage.root.view)
        child.removeFromParent()
        child.view.removeFromSuperview()
    }

    /// What a presentation above may change.
    private func look(_ controller: UIViewController) -> [String] {
        controller.view.superview.map { container in
            let layer = controller.view.layer
            return [
                "\(controller.view.frame)", "\(layer.cornerRadius) \(layer.cornerCurve.rawValue) \(layer.masksToBounds)",
                "\(layer.maskedCorners.rawValue)", "\(controller.view.transform == .identity)",
                "dimming \(container.subviews.first?.alpha ?? -1)",
                "root \(stage.root.view.transform) \(stage.root.view.layer.cornerRadius)",
                "tint \(controller.view.tintAdjustmentMode.rawValue) \(stage.root.view.tintAdjustmentMode.rawValue)",
            ]
        } ?? []
    }

    @Test(
        "a sheet below a dismissed presentation has its place, corners and dimming again",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .custom,
        ], [false, true])
    func sheetBelow(_ style: UIModalPresentationStyle, _ isMedium: Bool) throws {
        let (shown, _, _) = try present { if isMedium { $0.detents = [.medium()] } }
        shown.view.tintColor = .red
        let before = look(shown)
        let top = UIViewController()
        top.modalPresentationStyle = style
        top.preferredContentSize = CGSize(width: 375, height: 600)
        shown.present(top, animated: true)
        stage.advance(1)
        #expect(shown.presentedViewController === top)
        top.dismiss(animated: true)
        stage.advance(1)
        #expect(shown.presentedViewController == nil)
        #expect(look(shown) == before)
    }

    @Test("a presenter with corners of its own has them again after a sheet")
    func presenterCorners() throws {
        _ = stage.window
        stage.root.view.layer.cornerRadius = 20
        stage.root.view.clipsToBounds = true
        let (shown, _, _) = try present()
        #expect(stage.root.view.transform != .identity)
        shown.dismiss(animated: true)
        stage.advance(1)
        #expect(stage.root.view.layer.cornerRadius == 20)
        #expect(stage.root.view.clipsToBounds)
        #expect(stage.root.view.transform == .identity)
    }
}
