/// Spelling that is not text yet, and what it may become. A value; what it asks is answered later.
package struct Composition: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
        /// Shows this as marked text; empty takes it away.
        case mark(String)
        case insert(String)
        /// Wants candidates for letters after choices.
        case ask(UInt32, letters: String, choices: [Int])
    }

    /// What has to wait until the candidates of the letters before it are known.
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

    /// More letters than this are not taken. > Units: letters.
    package static let limit = 30
    private static let waitingLimit = 64

    package init() {}

    package var isActive: Bool { !letters.isEmpty }
    /// What stands in the text meanwhile.
    package var marked: String { isActive ? fixed + (spelling.isEmpty ? letters : spelling) : "" }

    /// Whether a key belongs to the spelling.
    package func takes(_ text: String) -> Bool {
        guard text.count == 1, let letter = text.lowercased().first else { return false }
        return letter.isASCII && letter.isLetter || letter == "'" && isActive
    }

    package mutating func type(_ text: String) -> [Effect] {
        guard let letter = text.lowercased().first, letters.count < Self.limit else { return [] }
        // A choice may be the last: what comes after it begins anew.
        if !waiting.isEmpty || isAsking && !choices.isEmpty {
            wait(.letter(letter))
            return []
        }
        letters.append(letter)
        // Until the syllables are known the letters stand as they are.
        spelling = choices.isEmpty ? "" : spelling + String(letter)
        return [.mark(marked), ask()]
    }

    /// Takes back the last choice, else the last letter.
    package mutating func delete() -> [Effect] {
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
        guard !isAsking, waiting.isEmpty else {
            wait(.choose(index))
            return []
        }
        guard candidates.indices.contains(index) else { return candidates.isEmpty ? commit() : [] }
        choices.append(index)
        return [ask()]
    }

    /// The letters as they were typed.
    package mutating func commit() -> [Effect] {
        let text = fixed + (choices.isEmpty ? letters : spelling.filter { $0 != " " })
        reset()
        return [.insert(text)]
    }

    /// The first candidate, and something after it.
    package mutating func finish(with text: String) -> [Effect] {
        let first = choose(0)
        guard isActive else { return first + [.insert(text)] }
        wait(.insert(text))
        return first
    }

    /// Candidates that were asked for; those of an older question mean nothing.
    package mutating func receive(_ number: UInt32, fixed: String, spelling: String, candidates: [String]) -> [Effect] {
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
            // Letters need no answer to the letters before them.
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
