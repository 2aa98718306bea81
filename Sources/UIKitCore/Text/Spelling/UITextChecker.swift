public import Foundation

/// Checks the spelling of texts, with the machine's hunspell dictionaries.
///
/// > Contract: UIKit, UITextChecker. > Units: ranges are in UTF-16 units.
/// > Partial: learned words are those of the app, not of the device.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    let dictionaries: SpellingDictionaries
    let learned: LearnedWords

    /// A checker without ignored words.
    public convenience override init() { self.init(.shared, LearnedWords(defaults: .standard)) }

    init(_ dictionaries: SpellingDictionaries, _ learned: LearnedWords) {
        (self.dictionaries, self.learned) = (dictionaries, learned)
        super.init()
    }

    /// The first misspelled word of a range, from an offset on; the location is `NSNotFound` if there is none.
    ///
    /// The offset counts from the beginning of the string. With `wrapFlag` the search goes on at the beginning of the range.
    /// Without a dictionary of the language nothing is misspelled, and the log says which package to install.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let text = stringToCheck as NSString
        guard range.location >= 0, range.length >= 0, range.location <= text.length, range.length <= text.length - range.location,
            let dictionary = dictionaries.dictionary(language)
        else { return none }
        var wrapped: NSRange?
        for word in SpellingWords(text: text, range: range) where !isAccepted(text.substring(with: word), dictionary) {
            if word.location + word.length > startingOffset { return word }
            if wrapped == nil { wrapped = word }
        }
        return wrapFlag ? wrapped ?? none : none
    }

    private func isAccepted(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        ignored.contains(word) || learned.contains(word) || dictionary.isCorrect(word.replacingOccurrences(of: "\u{2019}", with: "'"))
    }

    /// Corrections of a misspelled word, the most likely first; nil for a range outside of the string or without a dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, string).flatMap { word in dictionaries.dictionary(language)?.suggestions(for: word) }
    }

    /// Words that begin with some letters, in alphabetical order; nil for a range outside of the string or without a dictionary.
    ///
    /// At most 50: the dictionaries have no frequencies to order them by.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(range, string).flatMap { word in
            guard let dictionary = dictionaries.dictionary(language) else { return nil }
            let own = learned.words.filter { $0.lowercased().hasPrefix(word.lowercased()) && $0.count > word.count }
            return own + dictionary.completions(of: word, limit: 50 - min(own.count, 50))
        }
    }

    private func word(_ range: NSRange, _ string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.location < text.length, range.length <= text.length - range.location else {
            return nil
        }
        return text.substring(with: range)
    }

    private var ignored: Set<String> = []
    /// Makes this checker accept a word.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }
    /// The words that this checker accepts next to the dictionary's, sorted.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    private static let learned = LearnedWords(defaults: .standard)
    /// Makes every checker accept a word, from run to run.
    open class func learnWord(_ word: String) { learned.add(word) }
    /// Takes a learned word back.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// The languages with a dictionary, such as `en_US`, sorted; empty without any, and the log says which package to install.
    open class var availableLanguages: [String] { SpellingDictionaries.shared.languages }
}
