import DeviceProtocol
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Hover styles", .application) @MainActor struct HoverStyleTests {
    private func stage() -> (MenuStage, UIView) {
        let stage = MenuStage()
        return (stage, stage.add(UIView(), CGRect(x: 100, y: 200, width: 80, height: 60)))
    }

    private func move(_ stage: MenuStage, _ x: Double, _ y: Double) { stage.app.send(.input(.hover(x: x, y: y, time: 0))) }

    private func plate(below view: UIView) -> CALayer? {
        let layers = view.superview?.layer.sublayers ?? []
        guard let index = layers.firstIndex(where: { $0 === view.layer }), index > 0 else { return nil }
        return layers[index - 1].delegate == nil ? layers[index - 1] : nil
    }

    @Test("a style appears while the pointer is above its view, unless it is off or taken away")
    func style() {
        let (stage, view) = stage()
        defer { stage.end() }
        view.hoverStyle = UIHoverStyle(effect: .highlight)
        move(stage, 120, 220)
        #expect(plate(below: view)?.frame == CGRect(x: 94, y: 194, width: 92, height: 72))
        move(stage, 10, 10)
        #expect(plate(below: view) == nil)
        view.hoverStyle?.isEnabled = false
        move(stage, 120, 220)
        #expect(plate(below: view) == nil)
        move(stage, 10, 10)
        view.hoverStyle = nil
        #expect(view.hoverStyle == nil)
        #expect(view.interactions.isEmpty)
    }

    @Test("the effect has the style's shape; a lift enlarges the view")
    func shape() throws {
        let (stage, view) = stage()
        defer { stage.end() }
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .circle.inset(by: 5))
        move(stage, 120, 220)
        let plate = try #require(plate(below: view) as? CAShapeLayer)
        #expect(plate.path?.boundingBox == CGRect(x: 15, y: 5, width: 50, height: 50))
        move(stage, 10, 10)
        view.hoverStyle = UIHoverStyle(effect: .lift, shape: nil)
        move(stage, 120, 220)
        #expect(self.plate(below: view) == nil)
        #expect(view.layer.animation(forKey: "UIPointerEffect") != nil)
    }

    @Test("a style is copied when it is set")
    func copies() {
        let view = UIView()
        let style = UIHoverStyle(shape: .capsule)
        view.hoverStyle = style
        style.isEnabled = false
        #expect(view.hoverStyle !== style)
        #expect(view.hoverStyle?.isEnabled == true)
        #expect(view.hoverStyle?.shape == .capsule)
        #expect(view.hoverStyle?.effect is UIHoverAutomaticEffect)
        #expect(UIHoverStyle.automatic().shape == nil)
    }

    private struct Half: UIShapeProvider {
        func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
            let frame = context.contentShape.boundingRect
            let half = CGRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
            return UIShape.fixedRect(half).resolve(in: context)
        }
    }

    @Test("shapes follow the content; fixed ones, paths and providers decide themselves; insets spare paths")
    func shapes() {
        let content = CGRect(x: 10, y: 20, width: 100, height: 40)
        let context = UIShape.ResolutionContext(
            contentShape: UIShape.Resolved(shape: .rect, outline: ShapeOutline(kind: .rounded(0, .automatic, .allCorners), frame: content)))
        func box(_ shape: UIShape) -> CGRect { shape.resolve(in: context).boundingRect }
        #expect(box(.rect) == content)
        #expect(box(.capsule) == content)
        #expect(box(.rect(cornerRadius: 500)) == content)
        #expect(box(.circle) == CGRect(x: 40, y: 20, width: 40, height: 40))
        let fixed = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(box(.fixedRect(fixed)) == fixed)
        #expect(box(.path(UIBezierPath(rect: fixed)).inset(by: 1)) == fixed)
        #expect(box(UIShape(Half())) == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(box(.rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))) == CGRect(x: 12, y: 21, width: 94, height: 36))
        #expect(box(.rect.inset(by: 30)).height == 0)
        #expect(box(.rect.inset(by: -10)) == content.insetBy(dx: -10, dy: -10))
        #expect(UIShape.rect(cornerRadius: 3) == .rect(cornerRadius: 3))
        #expect(UIShape.rect(cornerRadius: 3) != .capsule)
        let inner = UIShape.rect(cornerRadius: 8).resolve(in: context).inset(by: 3)
        #expect(inner.path.bounds == content.insetBy(dx: 3, dy: 3))
    }
}
