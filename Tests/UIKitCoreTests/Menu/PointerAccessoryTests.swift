import DeviceProtocol
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Accessories of the pointer", .application) @MainActor struct PointerAccessoryTests {
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            let style = UIPointerStyle.system()
            style.accessories = [
                .arrow(.top), UIPointerAccessory(shape: .verticalBeam(length: 9), position: .init(offset: 20, angle: .pi / 2)),
            ]
            return style
        }
    }

    @Test("they follow the pointer in their directions, and go with it")
    func follow() {
        let stage = MenuStage()
        defer { stage.end() }
        let view = stage.add(UIView(), CGRect(x: 100, y: 200, width: 80, height: 60))
        let delegate = Delegate()
        view.addInteraction(UIPointerInteraction(delegate: delegate))
        func shapes() -> [CGPoint] { (stage.window.layer.sublayers ?? []).compactMap { ($0 as? CAShapeLayer)?.position } }
        stage.app.send(.input(.hover(x: 120, y: 220, time: 0)))
        #expect(shapes().count == 2)
        #expect(shapes().first == CGPoint(x: 120, y: 204))
        stage.app.send(.input(.hover(x: 130, y: 230, time: 0)))
        #expect(shapes().last == CGPoint(x: 150, y: 230))
        stage.app.send(.input(.hover(x: 10, y: 10, time: 0)))
        #expect(shapes().isEmpty)
    }

    @Test("a copy has the same values")
    func copy() throws {
        let arrow = UIPointerAccessory.arrow(.left)
        let copied = try #require(arrow.copy(with: nil) as? UIPointerAccessory)
        #expect(copied.orientationMatchesAngle)
        #expect(copied.position == .left)
    }
}
