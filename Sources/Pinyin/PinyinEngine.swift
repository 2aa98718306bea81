internal import CPinyin
internal import Foundation
internal import Synchronization

/// Converts spellings to Chinese, and learns from choices.
///
/// Uses libgooglepinyin, which has one dictionary per process: there is at most one engine at a time.
/// > Isolation: one thread at a time.
package final class PinyinEngine {
    /// The state of a spelling after the choices made so far.
    package struct Answer: Hashable, Sendable {
        /// Chosen already.
        package var fixed = ""
        /// The rest of the spelling, with spaces between syllables.
        package var spelling = ""
        package var candidates: [String] = []
        package init() {}
    }

    /// > Units: letters.
    package static let longestSpelling = ferry_pinyin_letters
    /// Maximum number of candidates that are read; users look at few of them.
    package static let maximumCandidates = 200

    /// Whether an engine exists. Also orders opening and closing of the library.
    private static let isOpen = Mutex(false)
    private var needsSaving = false
    private var learnt: LearnedChoices

    /// - Parameter learnt: the file of the learned words; nil if it, or the dictionary, cannot be opened or another engine is open.
    package init?(learnt: String) {
        guard !learnt.utf8.contains(0) else { return nil }
        let opened = Self.isOpen.withLock { isOpen in
            guard !isOpen, ferry_pinyin_open(learnt) else { return false }
            isOpen = true
            return true
        }
        // `deinit` closes an initialised object, which would be the engine of another.
        guard opened else { return nil }
        self.learnt = LearnedChoices(path: learnt + ".choices")
    }

    deinit {
        save()
        Self.isOpen.withLock { isOpen in
            ferry_pinyin_close()
            isOpen = false
        }
    }

    /// Writes the words learned since the last call.
    package func save() {
        guard needsSaving else { return }
        needsSaving = false
        ferry_pinyin_save()
        learnt.save()
    }

    /// - Parameters:
    ///   - letters: of a spelling; characters other than a…z and apostrophes, and those beyond the maximum length, are ignored.
    ///   - choices: indexes of candidates, each among those left by the previous choices. One out of range ends them. The choice that
    ///     completes the text is learned.
    package func answer(_ letters: String, choices: [Int]) -> Answer {
        let bytes = Array(letters.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "'") })
            .prefix(Self.longestSpelling)
        var answer = Answer()
        guard let first = bytes.first, first != UInt8(ascii: "'") else { return answer }
        let spelt = String(decoding: bytes, as: UTF8.self)
        var count = bytes.withUnsafeBytes { ferry_pinyin_search($0.bindMemory(to: CChar.self).baseAddress, bytes.count) }
        let starts = syllables
        let whole = texts(count)
        let order = learnt.order(whole, for: spelt)
        for (step, choice) in choices.prefix(ferry_pinyin_characters).enumerated() {
            guard choice >= 0, choice < count, fixedCount < starts.count - 1 else { break }
            let place = step == 0 && order.indices.contains(choice) ? order[choice] : choice
            count = ferry_pinyin_choose(place)
            needsSaving = true
        }
        let fixed = fixedCount
        if starts.count > 1, fixed >= starts.count - 1 {
            answer.fixed = candidate(0)
            learnt.note(answer.fixed, for: spelt)
            return answer
        }
        // The first candidate is the whole sentence, chosen part and rest.
        if fixed > 0 { answer.fixed = String(candidate(0).prefix(fixed)) }
        answer.spelling = spelling(Array(bytes), starts, from: fixed)
        let found = fixed == 0 ? order.map { whole[$0] } : texts(count)
        answer.candidates = found.enumerated().map { $0 == 0 && fixed > 0 ? String($1.dropFirst(fixed)) : $1 }
        return answer
    }

    private var fixedCount: Int { Int(ferry_pinyin_fixed()) }

    private func texts(_ count: Int) -> [String] {
        Array((0..<min(count, Self.maximumCandidates)).lazy.map { self.candidate($0) }.prefix { !$0.isEmpty })
    }

    private var syllables: [Int] {
        var starts = [UInt16](repeating: 0, count: Self.longestSpelling + 2)
        let count = Int(ferry_pinyin_syllables(&starts, starts.count))
        return starts.prefix(count).map(Int.init)
    }

    private func spelling(_ letters: [UInt8], _ starts: [Int], from fixed: Int) -> String {
        guard starts.indices.contains(fixed) else { return String(decoding: letters, as: UTF8.self) }
        var parts: [String] = []
        for (start, end) in zip(starts[fixed...], starts[fixed...].dropFirst()) where start < end && end <= letters.count {
            parts.append(String(decoding: letters[start..<end].filter { $0 != UInt8(ascii: "'") }, as: UTF8.self))
        }
        // Letters that do not start a syllable.
        if let end = starts.last, end < letters.count { parts.append(String(decoding: letters[max(end, 0)...], as: UTF8.self)) }
        return parts.joined(separator: " ")
    }

    private func candidate(_ index: Int) -> String {
        var text = [UInt16](repeating: 0, count: 64)
        let count = Int(ferry_pinyin_candidate(index, &text, text.count - 1))
        return String(decoding: text.prefix(count), as: UTF16.self)
    }
}
