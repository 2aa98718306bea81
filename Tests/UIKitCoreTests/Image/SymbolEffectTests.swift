import Foundation
import QuartzCore
import Symbols
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Symbol effects", .application) @MainActor struct SymbolEffectTests {
    private let app = TestApplication()

    private func view() -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "star"))
        app.window().addSubview(view)
        return view
    }

    @Test("effects are values: directions and options change a copy")
    func values() {
        #expect(BounceSymbolEffect.bounce != .bounce.up)
        #expect(BounceSymbolEffect.bounce.up.byLayer == .bounce.up)
        #expect(BounceSymbolEffect.bounce.up.wholeSymbol != .bounce.up)
        #expect(SymbolEffectOptions.repeat(0) == .repeat(1))
        #expect(SymbolEffectOptions.speed(-1) == .default)
        #expect(SymbolEffectOptions.repeating.speed(2) == .speed(2).repeating)
        #expect(SymbolEffectOptions.repeat(.periodic(3)) == .repeat(3))
    }

    @Test("a bounce runs once, an effect that returns repeats until it is removed")
    func repetition() {
        let view = view()
        view.addSymbolEffect(.bounce)
        view.addSymbolEffect(.pulse)
        #expect(view.layer.animation(forKey: "symbolEffect.bounce")?.repeatCount == 1)
        #expect(view.layer.animation(forKey: "symbolEffect.pulse")?.repeatCount == .infinity)
        view.addSymbolEffect(.bounce.up, options: .repeat(3).speed(2))
        #expect(view.layer.animation(forKey: "symbolEffect.bounce")?.repeatCount == 3)
        #expect(view.layer.animation(forKey: "symbolEffect.bounce")?.duration == 0.25)
        view.removeSymbolEffect(ofType: .pulse)
        #expect(view.layer.animationKeys() == ["symbolEffect.bounce"])
        view.removeAllSymbolEffects()
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("a scale stays; appearing ends disappearing; other animations are left alone")
    func stays() throws {
        let view = view()
        let own = CABasicAnimation(keyPath: "position")
        own.duration = 100
        view.layer.add(own, forKey: "own")
        view.addSymbolEffect(.scale.up, animated: false)
        let scale = try #require(view.layer.animation(forKey: "symbolEffect.scale") as? CAKeyframeAnimation)
        #expect(scale.fillMode == .forwards)
        #expect(scale.values?.count == 1)
        view.addSymbolEffect(.disappear)
        view.addSymbolEffect(.appear)
        #expect(view.layer.animation(forKey: "symbolEffect.disappear") == nil)
        view.removeAllSymbolEffects()
        #expect(view.layer.animationKeys() == ["own"])
    }

    @Test("an image that is not a symbol does not move, and the completion tells")
    func picture() {
        let view = UIImageView(image: UIImage())
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
        #expect(finished == [false])
        #expect(view.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("another symbol takes the place of the old one, and the completion has the transition")
    func replace() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let stage = AnimationStage(view)
        let other = try #require(UIImage(systemName: "heart"))
        var contexts: [UISymbolEffectCompletionContext] = []
        view.setSymbolImage(other, contentTransition: .replace.downUp) { contexts.append($0) }
        #expect(view.image === other)
        #expect(contexts.isEmpty)
        stage.advance(1)
        #expect(contexts.count == 1)
        #expect(contexts.first?.isFinished == true)
        #expect(contexts.first?.contentTransition as? ReplaceSymbolEffect == .replace.downUp)
    }

    @Test("the completion of an effect that ends comes at its end")
    func completion() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let stage = AnimationStage(view)
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
        stage.advance(0.3)
        #expect(finished.isEmpty)
        stage.advance(0.3)
        #expect(finished == [true])
    }
}
