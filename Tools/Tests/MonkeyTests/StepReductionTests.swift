import Testing

@testable import Monkey

@Suite("Shrinking of steps")
struct StepReductionTests {
    private static func reduced(_ count: Int, needed: [Int], tries: Int = 1000) -> (steps: [Int], tries: Int) {
        var (reduction, used) = (StepReduction<Int>(triesLeft: tries), 0)
        let steps = reduction.reduce(Array(0..<count)) { steps in
            used += 1
            return Set(needed).isSubset(of: steps) ? steps : nil
        }
        return (steps, used)
    }

    @Test("what is needed is left, wherever it is", arguments: [[3], [0, 199], [5, 6, 7, 8], [0, 50, 100, 150], [198, 199]])
    func needed(_ steps: [Int]) {
        let result = Self.reduced(200, needed: steps)
        #expect(result.steps == steps)
        #expect(result.tries < 120)
    }

    @Test("without tries left, the shortest so far is the result")
    func budget() {
        let result = Self.reduced(200, needed: [0, 66, 133, 199], tries: 5)
        #expect(result.tries == 5)
        #expect(Set([0, 66, 133, 199]).isSubset(of: result.steps))
    }

    @Test("steps that did not matter are left out at once")
    func skipped() {
        var reduction = StepReduction<Int>(triesLeft: 100)
        let steps = reduction.reduce(Array(0..<100)) { steps in steps.contains(70) ? steps.filter { $0.isMultiple(of: 10) } : nil }
        #expect(steps == [70])
    }
}
