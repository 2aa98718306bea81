import KeyboardModel
import Testing

@Suite("Invariants of a composition") struct CompositionInvariantTests {
    /// Deterministic.
    private struct Dice {
        var state: UInt64
        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    @Test("hold over random keys, choices, and candidates that come late", arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var dice = Dice(state: seed)
        var composition = Composition()
        var last: (number: UInt32, choices: Int)?
        for _ in 0..<500 {
            var effects: [Composition.Effect] = []
            switch dice.below(8) {
            case 0, 1, 2: effects = composition.type(["a", "n", "i", "h"][dice.below(4)])
            case 3: effects = composition.delete()
            case 4: effects = composition.choose(dice.below(3))
            case 5: effects = dice.below(3) == 0 ? composition.commit() : composition.finish(with: " ")
            default:
                guard let question = last else { continue }
                let isDone = question.choices > 0 && dice.below(2) == 0
                effects = composition.receive(
                    question.number, fixed: question.choices > 0 ? "你" : "", spelling: isDone ? "" : "ni",
                    candidates: isDone ? [] : ["你", "尼"])
            }
            for case .ask(let number, _, let choices) in effects { last = (number, choices.count) }
            #expect(composition.checkInvariants())
        }
    }
}
