import DeviceProtocol
import Foundation
import ObjectiveC
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

/// How presented controllers come and go without an animator of the app's, and in which windows sheets are what.
@Suite("Transition styles", .application) @MainActor struct TransitionStyleTests {
    private let stage = TransitionStage()

    private func shown(_ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle = .fullScreen) -> ActingScreen {
        let shown = ActingScreen()
        (shown.modalTransitionStyle, shown.modalPresentationStyle) = (transition, style)
        _ = stage.window
        return shown
    }

    private func opacity(_ view: UIView) -> CGFloat { CGFloat(view.layer.presentation()?.opacity ?? -1) }
    private var cards: [CALayer] {
        (stage.window.layer.sublayers ?? []).filter { $0.sublayers?.count == 2 && !$0.sublayers!.contains { $0.isDoubleSided } }
    }

    @Test("coverVertical slides in from the bottom, and out again", .contract("AP-7"))
    func coverVertical() {
        defer { stage.finish() }
        let shown = shown(.coverVertical)
        stage.root.present(shown, animated: true)
        stage.advance(0.2)
        let y = shown.view.layer.presentation()?.frame.minY ?? -1
        #expect(y > 50)
        #expect(y < 800)
        #expect(cards.isEmpty)
        stage.advance(1)
        #expect(shown.view.frame == stage.window.bounds)
        stage.root.dismiss(animated: true)
        stage.advance(0.2)
        #expect((shown.view.layer.presentation()?.frame.minY ?? -1) > 50)
        stage.advance(1)
        #expect(shown.view.window == nil)
    }

    @Test("flipHorizontal rotates both controllers like the sides of a card, in 0.75 s")
    func flip() throws {
        defer { stage.finish() }
        let shown = shown(.flipHorizontal)
        var duration: TimeInterval?
        shown.comes = { duration = $0.transitionCoordinator?.transitionDuration }
        stage.root.present(shown, animated: true)
        stage.advance(0.3)
        #expect(duration == 0.75)
        let card = try #require(cards.first)
        #expect(cards.count == 1)
        #expect(card.frame == stage.window.bounds)
        // The live views are not seen meanwhile, and nothing slides.
        #expect(opacity(stage.root.view) == 0)
        #expect((shown.view.superview.map(opacity) ?? -1) == 0)
        #expect(shown.view.frame == stage.window.bounds)
        let front = try #require(card.sublayers?.first?.presentation()?.transform)
        #expect(front.m11 < 0.98)
        #expect(front.m13 > 0.1)
        stage.advance(0.3)
        #expect(shown.isBeingPresented)
        stage.advance(0.4)
        #expect(cards.isEmpty)
        #expect(!shown.isBeingPresented)
        #expect(stage.root.view.window == nil)
        #expect(shown.appearance.state == .appeared)
        #expect(shown.view.superview.map(opacity) == 1)
        stage.root.dismiss(animated: true)
        stage.advance(0.3)
        let back = try #require(cards.first?.sublayers?.first?.presentation()?.transform)
        #expect(back.m11 < 0.98)
        #expect(back.m13 < -0.1)
        stage.advance(1)
        #expect(cards.isEmpty)
        #expect(shown.view.window == nil)
        #expect(stage.root.view.window != nil)
        #expect(opacity(stage.root.view) == 1)
    }

    @Test("crossDissolve fades in place, and leaves no trace on the view", arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func crossDissolve(style: UIModalPresentationStyle) throws {
        defer { stage.finish() }
        let shown = shown(.crossDissolve, style)
        stage.root.present(shown, animated: true)
        stage.advance(0.2)
        let container = try #require(shown.presentation.session?.container)
        let rest = container.standardContentFrame
        #expect(opacity(container) > 0.05)
        #expect(opacity(container) < 0.95)
        #expect(shown.view.frame == rest)
        #expect(shown.view.alpha == 1)
        stage.advance(1)
        #expect(container.alpha == 1)
        #expect(shown.view.frame == rest)
        #expect(rest.minY == (style == .pageSheet ? 69 : 0))
        stage.root.dismiss(animated: true)
        stage.advance(0.2)
        #expect(opacity(container) < 0.95)
        #expect(shown.view.frame == rest)
        stage.advance(1)
        #expect(shown.view.window == nil)
        #expect(shown.view.alpha == 1)
        #expect(stage.root.view.transform.isIdentity)
        shown.modalTransitionStyle = .coverVertical
        stage.root.present(shown, animated: true)
        stage.advance(1)
        #expect(shown.presentation.session?.container.alpha == 1)
        #expect(shown.view.frame == rest)
    }

    @Test("partialCurl is replaced by coverVertical, and logged")
    func partialCurl() {
        defer { stage.finish() }
        stage.root.present(shown(.partialCurl), animated: true)
        stage.advance(1)
        #expect(stage.app.environment.logs.filter { $0.contains("modalTransitionStyle partialCurl") }.count == 1)
    }

    @Test("a presenter that provides the context's transition style determines that of its presentations", .contract("PR-2"))
    func providedStyle() {
        defer { stage.finish() }
        _ = stage.window
        stage.root.definesPresentationContext = true
        stage.root.modalTransitionStyle = .crossDissolve
        let first = shown(.coverVertical, .currentContext)
        stage.root.present(first, animated: true)
        #expect(first.presentation.session?.container.alpha == 1)
        #expect(first.presentation.session?.transitionStyle == .coverVertical)
        stage.advance(1)
        stage.root.dismiss(animated: false)
        stage.root.providesPresentationContextTransitionStyle = true
        stage.root.present(first, animated: true)
        stage.advance(0.2)
        #expect(first.presentation.session.map { opacity($0.container) < 0.95 } == true)
        stage.advance(1)
    }

    // MARK: Sheets by the window's width

    @Test("a pad's compact window shows a sheet from the bottom with detents, a regular one in the middle", .contract("PR-20"))
    func sheetByWidth() throws {
        let stage = TransitionStage(device: .pad)
        defer { stage.finish() }
        ViewTraits.change(stage.window) { $0.horizontalSizeClass = .compact }
        let shown = ActingScreen()
        let sheet = try #require(shown.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        stage.root.present(shown, animated: true)
        stage.advance(1)
        let container = try #require(shown.presentation.session?.container)
        #expect(shown.view.frame == CGRect(x: 0, y: 597, width: 834, height: 597))
        #expect(container.sheetDetents.heights.count == 2)
        ViewTraits.change(stage.window) { $0.horizontalSizeClass = .regular }
        stage.advance(0.1)
        #expect(container.sheetDetents.heights.count == 1)
        #expect(shown.view.frame.midX == 417)
        #expect(shown.view.frame.midY == 597)
        #expect(shown.view.frame.width < 834)
        #expect(shown.view.frame.height > 1000)
        sheet.prefersPageSizing = false
        stage.advance(0.1)
        #expect(shown.view.frame.size == CGSize(width: 540, height: 620))
    }

    @Test("an adapted controller is passed to the delegate first", .contract("PR-12"))
    func prepare() throws {
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var prepared: [UIPresentationController] = []
            func presentationController(
                _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
            ) {
                prepared.append(adaptivePresentationController)
                (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
            }
        }
        defer { stage.finish() }
        let (shown, delegate) = (shown(.coverVertical, .popover), Delegate())
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = stage.root.view
        popover.delegate = delegate
        stage.root.present(shown, animated: true)
        stage.advance(1)
        #expect(delegate.prepared.count == 1)
        #expect(delegate.prepared.first === shown.presentationController)
        #expect(shown.view.frame.minY == 426)
    }
}
