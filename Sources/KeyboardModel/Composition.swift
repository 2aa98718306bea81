/// Spelling in composition, with its candidates. A value; its queries are answered later.
package struct Composition: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
        /// Sets this marked text; an empty one removes it.
        case mark(String)
        case insert(String)
        /// Requests candidates for letters after choices.
        case ask(UInt32, letters: String, choices: [Int])
    }

    /// Input that must wait until the candidates of the letters before it are known.
    private enum Waiting: Hashable, Sendable {
        case choose(Int)
        case insert(String)
        case letter(Character)
    }

    package private(set) var letters = ""
    package private(set) var choices: [Int] = []
    package private(set) var fixed = ""
    package private(set) var candidates: [String] = []
    private var spelling = ""
    private var question: UInt32 = 0
    private var isAsking = false
    private var waiting: [Waiting] = []

    /// Maximum number of letters.
    package static let limit = 30
    private static let waitingLimit = 64

    package init() {}

    package var isActive: Bool { !letters.isEmpty }
    /// The marked text.
    package var marked: String { isActive ? fixed + (spelling.isEmpty ? letters : spelling) : "" }

    /// Whether a key belongs to the spelling.
    package func takes(_ text: String) -> Bool {
        guard text.count == 1, let letter = text.lowercased().first else { return false }
        return letter.isASCII && letter.isLetter || letter == "'" && isActive
    }

    /// Whether nothing waits, is asked or offered without a spelling, and the spelling is not too long.
    package func checkInvariants() -> Bool {
        guard letters.count <= Self.limit else { return false }
        return isActive || choices.isEmpty && candidates.isEmpty && fixed.isEmpty && spelling.isEmpty && waiting.isEmpty && !isAsking
    }

    package mutating func type(_ text: String) -> [Effect] {
        defer { assert(checkInvariants()) }
        guard let letter = text.lowercased().first, letters.count < Self.limit else { return [] }
        // A choice may be the last: what follows it starts another composition.
        if !waiting.isEmpty || isAsking && !choices.isEmpty {
            wait(.letter(letter))
            return []
        }
        letters.append(letter)
        // Until the syllables are known, the letters are shown as typed.
        spelling = choices.isEmpty ? "" : spelling + String(letter)
        return [.mark(marked), ask()]
    }

    /// Removes the last choice, else the last letter.
    package mutating func delete() -> [Effect] {
        defer { assert(checkInvariants()) }
        guard isActive else { return [] }
        waiting = []
        if choices.isEmpty { letters.removeLast() } else { choices.removeLast() }
        guard isActive else {
            reset()
            return [.mark("")]
        }
        (fixed, spelling) = ("", "")
        return [.mark(marked), ask()]
    }

    package mutating func choose(_ index: Int) -> [Effect] {
        defer { assert(checkInvariants()) }
        guard !isAsking, waiting.isEmpty else {
            wait(.choose(index))
            return []
        }
        guard candidates.indices.contains(index) else { return candidates.isEmpty ? commit() : [] }
        choices.append(index)
        return [ask()]
    }

    /// Commits the letters as typed.
    package mutating func commit() -> [Effect] {
        let text = fixed + (choices.isEmpty ? letters : spelling.filter { $0 != " " })
        reset()
        return [.insert(text)]
    }

    /// Commits the first candidate, followed by a text.
    package mutating func finish(with text: String) -> [Effect] {
        let first = choose(0)
        guard isActive else { return first + [.insert(text)] }
        wait(.insert(text))
        return first
    }

    /// Receives requested candidates; those of an older query are ignored.
    package mutating func receive(_ number: UInt32, fixed: String, spelling: String, candidates: [String]) -> [Effect] {
        defer { assert(checkInvariants()) }
        guard isActive, number == question else { return [] }
        isAsking = false
        let isComplete = !choices.isEmpty && candidates.isEmpty && !fixed.isEmpty
        (self.fixed, self.spelling, self.candidates) = (fixed, spelling, candidates)
        if !isComplete {
            let isFirst = waiting.isEmpty
            return (isFirst ? [.mark(marked)] : []) + goOn()
        }
        let rest = waiting
        reset()
        waiting = rest
        return [.insert(fixed)] + goOn()
    }

    package mutating func reset() {
        let last = question
        self = Composition()
        question = last
    }

    private mutating func wait(_ what: Waiting) { if waiting.count < Self.waitingLimit { waiting.append(what) } }

    private mutating func goOn() -> [Effect] {
        var effects: [Effect] = []
        while let next = waiting.first {
            // Letters need not wait for the candidates of the letters before them.
            if isAsking, choices.isEmpty, case .letter = next {} else if isAsking { break }
            waiting.removeFirst()
            let rest = waiting
            waiting = []
            switch next {
            case .choose(let index): if isActive { effects += choose(index) }
            case .insert(let text): effects += isActive ? finish(with: text) : [.insert(text)]
            case .letter(let letter): effects += type(String(letter))
            }
            waiting += rest
        }
        return effects
    }

    private mutating func ask() -> Effect {
        question &+= 1
        isAsking = true
        candidates = []
        return .ask(question, letters: letters, choices: choices)
    }
}
