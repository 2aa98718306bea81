import KeyboardModel
import Testing

@Suite("Keyboard state") struct KeyboardStateTests {
    /// A text with its caret at the end.
    private struct Typist {
        var state = KeyboardState()
        var text = ""
        var time = 0.0

        mutating func press(_ actions: KeyAction..., after seconds: Double = 2) {
            for action in actions {
                time += seconds
                for effect in state.press(action, before: text, at: time) {
                    switch effect {
                    case .insert(let new): text += new
                    case .deleteBackward: if !text.isEmpty { text.removeLast() }
                    case .enter: text += "\n"
                    case .dismiss, .languageChanged: break
                    }
                }
                if action != .shift { state.follow(text) }
            }
        }

        /// Types letters as the keys show them.
        mutating func type(_ letters: String) {
            for letter in letters {
                if letter == " " { press(.space) } else { press(.text(state.shift == .off ? String(letter) : letter.uppercased())) }
            }
        }
    }

    private func typist(_ state: KeyboardState = KeyboardState()) -> Typist {
        var typist = Typist()
        typist.state = state
        typist.state.follow("")
        return typist
    }

    @Test("capitalizes the beginning of a sentence only")
    func sentences() {
        var typist = typist()
        typist.type("hello there. next")
        #expect(typist.text == "Hello there. Next")
    }

    @Test(
        "follows the input's autocapitalization type",
        arguments: [(Autocapitalization.none, "ab cd. e"), (.words, "Ab Cd. E"), (.sentences, "Ab cd. E"), (.all, "AB CD. E")])
    func capitals(capitals: Autocapitalization, expected: String) {
        var typist = typist(KeyboardState(capitals: capitals))
        typist.type("ab cd. e")
        #expect(typist.text == expected)
    }

    @Test("never capitalizes an address", arguments: [KeyboardKind.url, .email])
    func addresses(kind: KeyboardKind) {
        var typist = typist(KeyboardState(kind: kind))
        typist.type("ab")
        #expect(typist.text == "ab")
    }

    @Test("shift lasts for a letter, a double tap until the next tap")
    func shift() {
        var typist = typist(KeyboardState(capitals: .none))
        typist.press(.shift)
        typist.type("ab")
        #expect(typist.text == "Ab")
        typist.press(.shift)
        typist.press(.shift, after: 0.2)
        #expect(typist.state.shift == .locked)
        typist.type("cd e")
        #expect(typist.text == "AbCD E")
        typist.press(.shift)
        typist.type("f")
        #expect(typist.text == "AbCD Ef")
    }

    @Test("an automatic capital can be turned off")
    func withdrawn() {
        var typist = typist()
        typist.press(.shift)
        typist.type("a")
        #expect(typist.text == "a")
    }

    @Test("two spaces after a word make a full stop")
    func fullStop() {
        var typist = typist()
        typist.type("so")
        typist.press(.space, .space, after: 0.3)
        #expect(typist.text == "So. ")
        #expect(typist.state.shift == .once)
        typist.press(.space, .space, after: 0.3)
        #expect(typist.text == "So.   ")
        typist.type("b ")
        typist.press(.space, after: 3)
        #expect(typist.text == "So.   B  ")
    }

    @Test("a space or an apostrophe returns to the letters, digits do not")
    func pages() {
        var typist = typist()
        typist.press(.page(.numbers), .text("1"))
        #expect(typist.state.page == .numbers)
        typist.press(.space)
        #expect(typist.state.page == .letters)
        typist.press(.page(.numbers), .text("'"))
        #expect(typist.state.page == .letters)
        var numbers = self.typist(KeyboardState(kind: .numbersAndPunctuation))
        numbers.press(.space)
        #expect(numbers.state.page == .numbers)
    }

    @Test("the globe cycles through the input's languages")
    func languages() {
        var state = KeyboardState()
        var seen: [KeyboardLanguage] = []
        for _ in 0..<4 {
            #expect(state.press(.nextLanguage, before: "", at: 0) == [.languageChanged])
            seen.append(state.language)
        }
        #expect(seen == [.pinyin, .arabic, .emoji, .english])
        var address = KeyboardState(kind: .email, language: .arabic)
        #expect(address.language == .english)
        #expect(address.press(.nextLanguage, before: "", at: 0).isEmpty)
    }

    @Test("any sequence of keys leaves a usable state")
    func disorder() {
        let actions: [KeyAction] = [
            .text("a"), .text("'"), .text("👩‍👩‍👧"), .space, .delete, .enter, .shift, .page(.numbers), .page(.symbols), .page(.letters),
            .nextLanguage,
            .language(.arabic), .dismiss, .nothing,
        ]
        var number: UInt64 = 7
        for kind in KeyboardKind.allCases {
            var typist = typist(KeyboardState(kind: kind))
            for _ in 0..<500 {
                number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                typist.press(actions[Int(number >> 33) % actions.count], after: Double(number >> 60) / 10)
            }
            let before = typist.text
            typist.press(.text("x"))
            #expect(typist.text == before + "x")
        }
    }
}
