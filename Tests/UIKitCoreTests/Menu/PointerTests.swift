import DeviceProtocol
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

@Suite("Pointers", .application) @MainActor struct PointerTests {
    private final class Delegate: NSObject, UIPointerInteractionDelegate {
        let journal = Journal()
        var regions: [UIPointerRegion] = []
        var style: UIPointerStyle?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            regions.isEmpty ? defaultRegion : regions.first { $0.rect.contains(request.location) }
        }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            journal.add("style")
            return style
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            journal.add("enter \(region.identifier.map { "\($0)" } ?? "all")")
            animator.addAnimations { [journal] in journal.add("animated") }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) { journal.add("exit \(region.identifier.map { "\($0)" } ?? "all")") }
    }

    private func stage() -> (MenuStage, UIView, Delegate, UIPointerInteraction) {
        let stage = MenuStage()
        let view = stage.add(UIView(), CGRect(x: 100, y: 200, width: 80, height: 60))
        let delegate = Delegate()
        let interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        return (stage, view, delegate, interaction)
    }

    private func move(_ stage: MenuStage, _ x: Double, _ y: Double) { stage.app.send(.input(.hover(x: x, y: y, time: 0))) }

    private func plate(below view: UIView) -> CALayer? {
        let layers = view.superview?.layer.sublayers ?? []
        guard let index = layers.firstIndex(where: { $0 === view.layer }), index > 0 else { return nil }
        return layers[index - 1].delegate == nil ? layers[index - 1] : nil
    }

    @Test("a pointer enters and leaves a view once, with its animations, and no request while inside")
    func whole() {
        let (stage, _, delegate, _) = stage()
        defer { stage.end() }
        move(stage, 10, 10)
        #expect(delegate.journal.take() == [])
        move(stage, 120, 220)
        move(stage, 130, 230)
        #expect(delegate.journal.take() == ["enter all", "style", "animated"])
        move(stage, 10, 10)
        #expect(delegate.journal.take() == ["exit all"])
    }

    @Test("regions of one view are entered and left separately")
    func regions() {
        let (stage, _, delegate, interaction) = stage()
        defer { stage.end() }
        delegate.regions = [
            UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 40, height: 60), identifier: "left"),
            UIPointerRegion(rect: CGRect(x: 60, y: 0, width: 20, height: 60), identifier: "right"),
        ]
        move(stage, 110, 220)
        move(stage, 150, 220)
        move(stage, 170, 220)
        #expect(delegate.journal.take() == ["enter left", "style", "animated", "exit left", "enter right", "style", "animated"])
        interaction.invalidate()
        #expect(delegate.journal.take() == ["exit right", "enter right", "style", "animated"])
        interaction.isEnabled = false
        move(stage, 110, 220)
        #expect(delegate.journal.take() == ["exit right"])
    }

    @Test("a highlight shows a plate behind the view, a lift enlarges it, and both end with the pointer")
    func effects() throws {
        let (stage, view, delegate, _) = stage()
        defer { stage.end() }
        delegate.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
        move(stage, 120, 220)
        let shown = try #require(plate(below: view))
        #expect(shown.frame == view.frame.insetBy(dx: -PointerMetrics.outset, dy: -PointerMetrics.outset))
        move(stage, 10, 10)
        #expect(shown.superlayer == nil)
        delegate.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
        move(stage, 120, 220)
        #expect(plate(below: view) == nil)
        #expect(view.layer.animation(forKey: "UIPointerEffect") != nil)
        #expect(view.transform == .identity, "the app's own values stay as they are")
        move(stage, 10, 10)
        #expect(view.layer.animation(forKey: "UIPointerEffect") == nil)
        delegate.style = nil
        move(stage, 120, 220)
        #expect(plate(below: view) == nil)
        #expect(view.layer.animation(forKey: "UIPointerEffect") == nil)
    }

    @Test("removing an interaction ends its effect, and a button has its own while its pointer is enabled")
    func removal() {
        let (stage, view, delegate, interaction) = stage()
        defer { stage.end() }
        move(stage, 120, 220)
        _ = delegate.journal.take()
        view.removeInteraction(interaction)
        #expect(delegate.journal.take() == ["exit all"])
        #expect(interaction.view == nil)
        let button = stage.add(UIButton(type: .system), CGRect(x: 20, y: 400, width: 60, height: 44))
        button.isPointerInteractionEnabled = true
        move(stage, 40, 420)
        #expect(plate(below: button) != nil)
        button.isPointerInteractionEnabled = false
        #expect(plate(below: button) == nil)
        move(stage, 10, 10)
    }
}
