import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitCore

@Suite("View drawing", .application) @MainActor struct ViewDrawingTests {
    @Test("a view may override how its layer is filled, and call super to draw", .contract("VW-21"))
    func display() {
        let app = TestApplication()
        let view = PictureView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window().addSubview(view)
        app.flush()
        #expect(view.displays == 1)
        #expect(view.layer.contents != nil)
        view.layer.setNeedsDisplay()
        app.flush()
        #expect(view.displays == 2)
    }

    @Test("contentMode positions a drawing after a size change; redraw draws again", .contract("VW-22"))
    func contentMode() {
        let window = TestApplication().window()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        window.addSubview(view)
        LayerContext.main.flush()
        #expect(view.drawings == 1)
        #expect(view.contentMode == .scaleToFill)
        #expect(view.layer.contentsGravity == .resize)
        view.bounds.size = CGSize(width: 60, height: 30)
        LayerContext.main.flush()
        #expect(view.drawings == 1)
        view.contentMode = .topLeft
        // Gravity is written for a y axis that points up, as Core Animation's constants are.
        #expect(view.layer.contentsGravity == .bottomLeft || view.layer.contentsGravity == .topLeft)
        view.contentMode = .redraw
        view.bounds.size = CGSize(width: 80, height: 30)
        LayerContext.main.flush()
        #expect(view.drawings == 2)
    }

    @Test("a hidden view is neither hit nor drawn, and is laid out", .contract("VW-13"))
    func hidden() {
        let window = TestApplication().window()
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.isHidden = true
        window.addSubview(view)
        LayerContext.main.flush()
        #expect(view.layouts == 1)
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view)
        let layouts = view.layouts
        view.bounds.size = CGSize(width: 50, height: 50)
        LayerContext.main.flush()
        #expect(view.layouts == layouts + 1)
    }
}

@MainActor private final class PictureView: UIView {
    var displays = 0
    override func display(_ layer: CALayer) {
        displays += 1
        super.display(layer)
    }
    override func draw(_ rect: CGRect) {}
}

@MainActor private final class CountingView: UIView {
    var drawings = 0
    var layouts = 0
    override func draw(_ rect: CGRect) { drawings += 1 }
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
