import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Nested scroll views, insets and keys") @MainActor struct NestedScrollViewTests {
        let stage = ScrollStage()

        @Test("SV-18: nested along one axis, the inner scrolls first; at its end the next drag goes to the outer", .contract("SV-18"))
        func nestedSameAxis() {
            let outer = stage.scrollView(UIScrollView())
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            inner.contentSize = CGSize(width: 300, height: 500)
            outer.addSubview(inner)
            stage.app.flush()
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 250), rests: true)
            stage.settle()
            #expect(inner.contentOffset.y == 100)
            #expect(outer.contentOffset.y == 0)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            #expect(inner.contentOffset.y == 100)
            #expect(outer.contentOffset.y == 90)
        }

        @Test("SV-19: nested across axes, each follows its own direction", .contract("SV-19"))
        func nestedCrossAxis() {
            let outer = stage.scrollView(UIScrollView())
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            inner.contentSize = CGSize(width: 900, height: 200)
            outer.addSubview(inner)
            stage.app.flush()
            stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 310), rests: true)
            #expect(inner.contentOffset.x == 90)
            #expect(outer.contentOffset.y == 0)
            stage.drag(from: CGPoint(x: 250, y: 380), to: CGPoint(x: 240, y: 280), rests: true)
            #expect(inner.contentOffset.x == 90)
            #expect(outer.contentOffset.y == 90)
        }

        @Test(
            "SV-20 to SV-23: the safe area is added to the insets along scrolling axes, and the top stays at the top",
            .contract("SV-20", "SV-21", "SV-22", "SV-23"))
        func safeArea() {
            stage.activate()
            let view = UIScrollView()
            view.delegate = stage.listener
            view.contentSize = CGSize(width: 393, height: 3000)
            view.frame = stage.window.bounds
            stage.controller.view.addSubview(view)
            stage.app.flush()
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(view.contentOffset == CGPoint(x: 0, y: -59))
            #expect(stage.journal.take().contains("inset"))
            view.contentOffset.y = 100
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset == .zero)
            #expect(view.contentOffset.y == 159)
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.contentOffset.y == 100)
            view.contentSize.height = 10
            view.contentInsetAdjustmentBehavior = .automatic
            #expect(view.adjustedContentInset == .zero)
            #expect(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue == 0)
            #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
        }

        @Test("content within adjusted insets has no safe area of its own")
        func contentSafeArea() {
            stage.activate()
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 393, height: 3000)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
            view.addSubview(content)
            stage.controller.view.addSubview(view)
            stage.app.flush()
            #expect(content.safeAreaInsets == .zero)
            view.contentInsetAdjustmentBehavior = .never
            #expect(content.safeAreaInsets.top == 59)
        }

        @Test("an inset set at the top scrolls at once; further down the content stays")
        func inset() {
            let view = stage.scrollView(UIScrollView())
            view.contentInset.top = 50
            #expect(view.contentOffset.y == -50)
            view.contentOffset.y = 200
            view.contentInset.top = 80
            #expect(view.contentOffset.y == 200)
        }

        @Test(
            "SV-25: one layout guide is the content, the other the frame",
            .contract("SV-25"))
        func guides() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 30
            #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 2000))
            #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 300, height: 400))
            #expect(view.contentLayoutGuide.owningView === view)
        }

        @Test("SV-26: a drag dismisses the keyboard according to the mode", .contract("SV-26"))
        func keyboard() {
            let view = stage.scrollView(UIScrollView())
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            view.addSubview(field)
            view.keyboardDismissMode = .onDrag
            field.becomeFirstResponder()
            #expect(field.isFirstResponder)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 450), rests: true)
            #expect(!field.isFirstResponder)
            view.keyboardDismissMode = .interactive
            field.becomeFirstResponder()
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 600), rests: true)
            #expect(field.isFirstResponder)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 845), rests: true)
            #expect(!field.isFirstResponder)
        }

        @Test(
            "SV-26: an interactive drag moves input view and accessory with the touch, and settles either way",
            .contract("SV-26"), arguments: [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory])
        func interactiveKeyboard(_ mode: UIScrollView.KeyboardDismissMode) throws {
            let view = stage.scrollView(UIScrollView())
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            view.addSubview(field)
            view.keyboardDismissMode = mode
            field.becomeFirstResponder()
            stage.frames(0.5)
            let dock = try #require(stage.window.inputViewHost)
            #expect(dock.frame.minY == 574)
            let grip: CGFloat = mode == .interactive ? 618 : 574
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: grip - 10), lifts: false)
            #expect(dock.frame.minY == 574)
            for step in 1...7 { stage.app.touch(.moved, 100, grip - 10 + Double(step) * 10) }
            #expect(dock.frame.minY == 634)
            // Little of the way, and at rest: it comes back.
            stage.advance(0.3)
            stage.lift(CGPoint(x: 100, y: grip + 60))
            stage.frames(0.5)
            #expect(field.isFirstResponder)
            #expect(dock.frame.minY == 574)
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: grip + 80), steps: 6)
            stage.frames(0.5)
            #expect(!field.isFirstResponder)
            #expect(stage.window.inputViewHost == nil)
        }

        @Test(
            "contentAlignmentPoint positions content smaller than the view, clamped to 0 to 1",
            arguments: [-1, 0, 0.5, 1, 7, CGFloat.nan])
        func alignment(_ part: CGFloat) {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 100, height: 2000))
            view.contentAlignmentPoint = CGPoint(x: part, y: part)
            stage.app.flush()
            let held = part > 0 ? min(part, 1) : 0
            #expect(view.contentOffset == CGPoint(x: -200 * held, y: 0))
            view.contentSize.width = 400
            stage.app.flush()
            #expect(view.contentOffset == .zero)
        }

        @Test("keys scroll without a first responder, or when the first responder inside does not take text")
        func keys() {
            final class Box: UIView {
                override var canBecomeFirstResponder: Bool { true }
            }
            let view = stage.scrollView(UIScrollView())
            let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.addSubview(box)
            func press(_ usage: UInt16, _ modifiers: KeySample.Modifiers = []) -> CGFloat {
                for phase in [KeySample.Phase.down, .up] {
                    let key = KeySample(phase: phase, usage: usage, modifiers: modifiers)
                    stage.app.send(.input(.key(key, time: 0)))
                }
                stage.settle()
                return view.contentOffset.y
            }
            #expect(press(81) == 40)
            #expect(press(82) == 0)
            box.becomeFirstResponder()
            #expect(press(81) == 40)
            #expect(press(81, .option) == 400)
            #expect(press(78) == 760)
            #expect(press(82) == 720)
            #expect(press(77) == 1600)
            #expect(press(81) == 1600)
            #expect(press(74) == 0)
            #expect(press(81, .command) == 1600)
            #expect(press(44, .shift) == 1240)
            view.allowsKeyboardScrolling = false
            #expect(press(74) == 1240)
            view.allowsKeyboardScrolling = true
            let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            view.addSubview(field)
            field.becomeFirstResponder()
            #expect(press(74) == 1240)
        }
    }
}
