import DeviceProtocol
import Foundation
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Scroll indicators") @MainActor struct ScrollIndicatorTests {
        let stage = ScrollStage()

        @Test(
            "SV-24: indicators appear on a drag at the trailing edge, within the safe area, and hide after it", .contract("SV-24", "SV-27"))
        func shown() throws {
            let view = stage.scrollView(UIScrollView())
            func bars() -> [CALayer] { (view.layer.sublayers ?? []).filter { $0.zPosition > 0 && !$0.isHidden && $0.opacity > 0 } }
            #expect(bars().isEmpty)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            let bar = try #require(bars().first)
            #expect(bar.frame.width == 3)
            #expect(bar.frame.maxX == 297)
            #expect(abs(bar.frame.height - 394 * 400 / 2000) < 0.01)
            #expect(bar.frame.minY > 93)
            stage.advance(0.6)
            stage.app.flush()
            #expect(bars().isEmpty)
            view.semanticContentAttribute = .forceRightToLeft
            view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
            view.flashScrollIndicators()
            #expect(bars().first?.frame.minX == 3)
            view.showsVerticalScrollIndicator = false
            #expect(bars().isEmpty)
        }

        @Test("the horizontal indicator leaves the corner free for the vertical one", arguments: [false, true])
        func corner(_ isRightToLeft: Bool) throws {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 600, height: 800))
            view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            func bar() throws -> CGRect {
                view.flashScrollIndicators()
                return try #require(view.layer.sublayers?.first { $0.zPosition > 0 && $0.bounds.height == 3 }).frame
            }
            #expect(try bar().minX == (isRightToLeft ? 9 : 3))
            view.contentOffset.x = 300
            #expect(try bar().maxX == 300 + (isRightToLeft ? 297 : 291))
        }

        private func bar(_ view: UIScrollView) -> CGRect? {
            view.layer.sublayers?.first { $0.zPosition > 0 && !$0.isHidden && $0.opacity > 0 }?.frame
        }

        @Test("a short press grabs an indicator, which widens; dragging it scrolls the whole content")
        func grabbed() throws {
            let view = stage.scrollView(UIScrollView())
            view.flashScrollIndicators()
            stage.app.touch(.began, 335, 240)
            stage.advance(0.15)
            #expect(bar(view)?.width == 3)
            #expect(!view.isDragging)
            stage.advance(0.15)
            #expect(bar(view)?.width == 8)
            #expect(bar(view)?.maxX == 297)
            #expect(view.isDragging)
            #expect(view.isTracking)
            stage.app.touch(.moved, 335, 340)
            // 394 of track, 78.8 of indicator, 1600 of content to go.
            #expect(abs(view.contentOffset.y - 100 * 1600 / (394 - 78.8)) < 0.5)
            // It stays while the finger does.
            stage.advance(1)
            #expect(bar(view)?.width == 8)
            stage.app.touch(.moved, 335, 900)
            #expect(view.contentOffset.y == 1600)
            stage.lift(CGPoint(x: 335, y: 900))
            #expect(stage.journal.take() == ["will drag", "scroll", "will end drag", "did end drag false"])
            #expect(bar(view)?.width == 3)
            #expect(!view.isDragging)
            #expect(!view.isTracking)
            stage.advance(0.6)
            #expect(bar(view) == nil)
        }

        @Test("so does the horizontal one, and it pages")
        func grabbedAcross() {
            let view = stage.scrollView(UIScrollView(), content: CGSize(width: 900, height: 400))
            view.isPagingEnabled = true
            view.flashScrollIndicators()
            stage.app.touch(.began, 80, 595)
            stage.advance(0.3)
            #expect(bar(view)?.height == 8)
            // 294 of track, 98 of indicator.
            stage.app.touch(.moved, 80 + 60, 595)
            #expect(abs(view.contentOffset.x - 60 * 600 / 196) < 0.5)
            stage.lift(CGPoint(x: 140, y: 595))
            stage.settle()
            #expect(view.contentOffset.x == 300)
        }

        @Test("a tap on an indicator goes to the content, a quick drag scrolls, and a hidden indicator cannot be grabbed")
        func notGrabbed() {
            let view = stage.scrollView(UIScrollView())
            let probe = TouchProbe(stage.journal)
            probe.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
            view.addSubview(probe)
            view.flashScrollIndicators()
            stage.app.touch(.began, 335, 240)
            stage.advance(0.2)
            #expect(stage.journal.take().isEmpty)
            stage.lift(CGPoint(x: 335, y: 240))
            #expect(stage.journal.take() == ["began", "ended"])
            stage.drag(from: CGPoint(x: 335, y: 260), to: CGPoint(x: 335, y: 210), rests: true)
            #expect(view.contentOffset.y == 40)
            stage.advance(1)
            _ = stage.journal.take()
            stage.app.touch(.began, 335, 240)
            stage.advance(0.4)
            stage.app.touch(.moved, 335, 245)
            #expect(view.contentOffset.y == 40)
            #expect(!view.isDragging)
            stage.lift(CGPoint(x: 335, y: 245))
        }

        @Test("withScrollIndicatorsShown shows them during its changes, and briefly after")
        func shownForChanges() {
            let view = stage.scrollView(UIScrollView())
            view.contentOffset.y = 20
            #expect(bar(view) == nil)
            view.withScrollIndicatorsShown {
                view.contentOffset.y = 160
                #expect(bar(view) != nil)
            }
            #expect(abs((bar(view)?.minY ?? 0) - (160 + 3 + 160 * (394 - 78.8) / 1600)) < 0.1)
            stage.advance(0.6)
            #expect(bar(view) == nil)
        }
    }
}
