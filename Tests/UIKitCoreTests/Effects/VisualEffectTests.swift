import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Visual effects", .application) @MainActor struct VisualEffectTests {
    private let application = TestApplication()

    private func shown(_ view: UIVisualEffectView) -> BackdropLayer.Look? {
        view.subviews.lazy.compactMap { $0.layer as? BackdropLayer }.first?.look
    }

    @Test("every style blurs and tints; light ones lighten, dark ones darken", arguments: UIBlurEffect.Style.allCases)
    func styles(_ style: UIBlurEffect.Style) throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        let look = try #require(shown(view))
        #expect(look.radius > 0)
        #expect(look.saturation > 1)
        #expect(look.tint.alpha > 0)
        #expect(look.tint.alpha < 1)
        let name = "\(style)"
        if name.hasSuffix("Dark") || name == "dark" { #expect(look.tint.red < 0.5) }
        if name.hasSuffix("Light") || name.contains("ight") { #expect(look.tint.red > 0.5) }
    }

    @Test("adaptive styles follow the user interface style")
    func appearance() throws {
        let window = application.window()
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        window.addSubview(view)
        #expect(try #require(shown(view)).tint.red > 0.5)
        window.overrideUserInterfaceStyle = .dark
        application.flush()
        #expect(try #require(shown(view)).tint.red < 0.5)
    }

    @Test("the backdrop fills the view, and the content view takes the subviews")
    func layout() {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        #expect(view.subviews.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 100, height: 40) })
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(label.superview === view.contentView)
        #expect(view.contentView.superview === view)
        #expect(shown(view)?.radius == 0)
    }

    @Test("adding a subview to the view itself raises UIKit's message")
    func wrongSubview() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Do not add subviews directly to the visual effect view itself"))
    }

    @Test("an effect set in an animation block animates from the previous one")
    func animated() throws {
        let window = application.window()
        let view = UIVisualEffectView(effect: nil)
        window.addSubview(view)
        application.flush()
        UIView.animate(withDuration: 1) { view.effect = UIBlurEffect(style: .dark) }
        application.flush()
        let layer = try #require(view.subviews[0].layer as? BackdropLayer)
        #expect(layer.look.radius == EffectMetrics.dark.radius)
        #expect(Set(layer.animationKeys() ?? []) == ["backdropRadius", "backdropSaturation", "backdropTint"])
    }

    @Test("with Reduce Transparency only the tint shows, and vibrant content is one plain colour")
    func reducedTransparency() throws {
        let device = application.environment.device
        defer { application.send(.deviceChanged(device)) }
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
        #expect(vibrant.contentView.layer.mixing == .adding)
        var changed = device
        changed.reduceTransparency = true
        application.send(.deviceChanged(changed))
        #expect(UIAccessibility.isReduceTransparencyEnabled)
        let look = try #require(shown(blur))
        #expect(look.radius == 0)
        #expect(look.tint.alpha == 1)
        #expect(vibrant.contentView.layer.mixing == .normal)
        #expect(vibrant.contentView.layer.contentTint != nil)
    }

    @Test("vibrancy decreases from style to style")
    func vibrancy() {
        let order: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        let alphas = order.map { style in
            UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: style)).contentView.layer
                .contentTint?
                .alpha ?? 0
        }
        #expect(alphas == alphas.sorted(by: >))
        #expect(alphas[3] > 0)
    }

    @Test("effects are values: they compare and archive by content")
    func equality() throws {
        #expect(UIBlurEffect(style: .light) == UIBlurEffect(style: .light))
        #expect(UIBlurEffect(style: .light) != UIBlurEffect(style: .dark))
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .fill)
        let data = try NSKeyedArchiver.archivedData(withRootObject: effect, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIVibrancyEffect.self, from: data)
        #expect(copy == effect)
    }
}
