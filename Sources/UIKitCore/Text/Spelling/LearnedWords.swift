internal import Foundation

/// The words that the user taught the device, kept with the app's defaults.
@MainActor struct LearnedWords {
    private static let key = "UITextCheckerLearnedWords"
    let defaults: UserDefaults

    var words: [String] { defaults.stringArray(forKey: Self.key) ?? [] }
    func contains(_ word: String) -> Bool { words.contains(word) }
    func add(_ word: String) { if !word.isEmpty, !contains(word) { defaults.set(words + [word], forKey: Self.key) } }
    func remove(_ word: String) { defaults.set(words.filter { $0 != word }, forKey: Self.key) }
}
