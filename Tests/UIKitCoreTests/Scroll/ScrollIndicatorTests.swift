import Foundation
import HostInterface
import QuartzCore
import RenderProtocol
import TestSupport
import Testing
import UIKitCore

extension ScrollSuites {
    @Suite("Scroll indicators") @MainActor struct ScrollIndicatorTests {
        let stage = ScrollStage()

        @Test(
            "SV-24: bars come with a drag at the trailing edge, keep clear of the safe area, and go after it", .contract("SV-24", "SV-27"))
        func shown() throws {
            let view = stage.scrollView(UIScrollView())
            func bars() -> [CALayer] { (view.layer.sublayers ?? []).filter { $0.zPosition > 0 && !$0.isHidden && $0.opacity > 0 } }
            #expect(bars().isEmpty)
            stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 400), rests: true)
            let bar = try #require(bars().first)
            #expect(bar.frame.width == 3 && bar.frame.maxX == 297)
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

        @Test("the horizontal bar leaves the corner free where the vertical one is", arguments: [false, true])
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
    }
}
