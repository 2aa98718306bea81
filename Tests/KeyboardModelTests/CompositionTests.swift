import KeyboardModel
import Testing

@Suite("Composition") struct CompositionTests {
    /// A field, and candidates that come when the test says so.
    private struct Writer {
        var composition = Composition()
        var text = ""
        var marked = ""
        var questions: [(number: UInt32, letters: String, choices: [Int])] = []

        mutating func run(_ effects: [Composition.Effect]) {
            for effect in effects {
                switch effect {
                case .mark(let text): marked = text
                case .insert(let new):
                    text += new
                    marked = ""
                case .ask(let number, let letters, let choices): questions.append((number, letters, choices))
                }
            }
        }
        mutating func type(_ letters: String) { for letter in letters { run(composition.type(String(letter))) } }
        /// Answers the last question: every choice fixes one sign, and "nihao" has two.
        mutating func answer() {
            guard let last = questions.last else { return }
            questions = []
            let signs = ["你", "好"]
            let fixed = signs.prefix(last.choices.count).joined()
            let done = last.choices.count >= 2 || last.choices.first == 0
            run(
                composition.receive(
                    last.number, fixed: done ? "你好" : fixed, spelling: done ? "" : fixed.isEmpty ? "ni hao" : "hao",
                    candidates: done ? [] : fixed.isEmpty ? ["你好", "你"] : ["好", "号"]))
        }
    }

    @Test("marks the typed letters, split into syllables once known, and inserts the chosen candidate")
    func sentence() {
        var writer = Writer()
        writer.type("nihao")
        #expect(writer.marked == "nihao")
        writer.answer()
        #expect(writer.marked == "ni hao")
        #expect(writer.composition.candidates == ["你好", "你"])
        writer.run(writer.composition.choose(0))
        writer.answer()
        #expect(writer.text == "你好")
        #expect(!writer.composition.isActive)
    }

    @Test("candidates for parts are chosen one after the other, and undone")
    func parts() {
        var writer = Writer()
        writer.type("nihao")
        writer.answer()
        writer.run(writer.composition.choose(1))
        writer.answer()
        #expect(writer.marked == "你hao")
        writer.run(writer.composition.delete())
        writer.answer()
        #expect(writer.marked == "ni hao")
        writer.run(writer.composition.delete())
        #expect(writer.composition.letters == "niha")
    }

    @Test("typing ahead of the candidates still gets them")
    func haste() {
        var writer = Writer()
        writer.type("nihao")
        writer.run(writer.composition.choose(0))
        writer.type("ma")
        #expect(writer.text == "")
        writer.answer()
        writer.answer()
        #expect(writer.text == "你好")
        #expect(writer.composition.letters == "ma")
        writer.run(writer.composition.delete())
        writer.run(writer.composition.delete())
        #expect(writer.marked == "")
    }

    @Test("punctuation commits the first candidate; return keeps the letters")
    func signs() {
        var writer = Writer()
        writer.type("nihao")
        writer.run(writer.composition.finish(with: "，"))
        writer.answer()
        writer.answer()
        #expect(writer.text == "你好，")
        writer.type("abc")
        writer.run(writer.composition.commit())
        #expect(writer.text == "你好，abc")
    }

    @Test("ignores responses to older requests, and without candidates keeps the letters")
    func stale() {
        var writer = Writer()
        writer.type("n")
        let old = writer.questions[0].number
        writer.type("i")
        writer.run(writer.composition.receive(old, fixed: "", spelling: "n", candidates: ["x"]))
        #expect(writer.composition.candidates.isEmpty)
        writer.run(writer.composition.receive(writer.questions[1].number, fixed: "", spelling: "", candidates: []))
        writer.run(writer.composition.choose(0))
        #expect(writer.text == "ni")
        #expect(writer.composition.receive(77, fixed: "x", spelling: "", candidates: []).isEmpty)
    }

    @Test("limits the number of letters")
    func limit() {
        var writer = Writer()
        writer.type(String(repeating: "a", count: 500))
        #expect(writer.composition.letters.count == Composition.limit)
        #expect(!writer.composition.takes("1"))
        #expect(!writer.composition.takes("é"))
        #expect(writer.composition.takes("'"))
    }
}
