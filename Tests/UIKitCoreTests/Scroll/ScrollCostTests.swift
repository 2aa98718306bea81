import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Cost of a scrolled frame") @MainActor struct ScrollCostTests {
        final class Drawn: UIView {
            static var draws = 0
            override func draw(_ rect: CGRect) { Drawn.draws += 1 }
        }

        @Test("moves layers only: no drawing, no contents change, at most three values a frame")
        func steady() {
            let stage = ScrollStage()
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 300, height: 100_000))
            for index in 0..<40 {
                let row = Drawn(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 300, height: 50))
                view.addSubview(row)
            }
            stage.app.flush()
            let drawn = Drawn.draws
            #expect(drawn == 40)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
            stage.frames(0.2)
            stage.link.forget()
            stage.frames(0.5)
            #expect(view.isDecelerating)
            #expect(Drawn.draws == drawn)
            var values = 0
            for change in stage.link.changes {
                guard case .set(_, let property) = change else {
                    Issue.record("more than a value changed: \(change)")
                    continue
                }
                switch property {
                case .bounds, .position: values += 1
                default: Issue.record("a frame changed \(property)")
                }
            }
            #expect(values <= 30 * 3)
            #expect(values >= 30)
            stage.settle()
            stage.link.forget()
            stage.frames(0.5)
            #expect(!DisplayTicker.main.isRunning)
        }
    }
}

extension ScrollSuites {
    @Suite("Scroll view misuse") @MainActor struct ScrollTrapTests {
        @Test(
            "GR-25: replacing the pan recogniser's delegate raises",
            .contract(
                "GR-25",
                differs: "reads as nil unless a subclass answers recognisers' questions: a public conformance would forbid it to subclasses"
            ))
        func delegate() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    final class Other: NSObject, UIGestureRecognizerDelegate {}
                    UIScrollView().panGestureRecognizer.delegate = Other()
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("must have its scroll view as its delegate"))
        }

        @Test("a NaN offset raises")
        func notANumber() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("contains NaN"))
        }
    }
}
