internal import Foundation

/// One language's dictionary: a pair of files, `.aff` and `.dic`, as hunspell reads them.
final class SpellingDictionary {
    private let library: HunspellLibrary
    private let handle: HunspellLibrary.Handle
    private let encoding: String.Encoding
    private let words: URL
    private lazy var stems = Self.stems(of: words, encoding)

    /// Nil if hunspell cannot read the files.
    init?(_ library: HunspellLibrary, affixes: URL, words: URL) {
        guard let handle = library.create(affixes.path, words.path) else { return nil }
        self.library = library
        self.handle = handle
        self.words = words
        let name = library.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
        encoding = Self.encoding(named: name)
    }

    deinit { library.destroy(handle) }

    private static func encoding(named name: String) -> String.Encoding {
        switch name.uppercased() {
        case "UTF-8": .utf8
        case "ISO8859-1", "ISO-8859-1", "ISO8859-15", "ISO-8859-15": .isoLatin1
        case "ISO8859-2", "ISO-8859-2": .isoLatin2
        case "MICROSOFT-CP1251", "CP1251": .windowsCP1251
        default: .utf8
        }
    }

    /// A word in the dictionary's encoding, with a zero; nil if it cannot be spelt in it.
    private func bytes(_ word: String) -> [CChar]? {
        guard let data = word.data(using: encoding), !data.contains(0) else { return nil }
        return data.map { CChar(bitPattern: $0) } + [0]
    }

    /// Whether the word is correct. A word that the encoding cannot write is not.
    func isCorrect(_ word: String) -> Bool { bytes(word).map { library.spell(handle, $0) != 0 } ?? false }

    /// Correct words that are like this one, the most likely first.
    func suggestions(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        var list: HunspellLibrary.Strings?
        let count = library.suggest(handle, &list, bytes)
        defer { library.freeList(handle, &list, count) }
        return (0..<Int(max(count, 0))).compactMap { index in
            guard let text = list?[index] else { return nil }
            return String(data: Data(bytes: text, count: strlen(text)), encoding: encoding)
        }
    }

    /// The words of the file that begin with some letters, in alphabetical order. Capitals of the beginning are kept.
    func completions(of start: String, limit: Int) -> [String] {
        guard !start.isEmpty else { return [] }
        let small = start.lowercased()
        let isCapital = start.first?.isUppercase ?? false
        var low = 0
        var high = stems.count
        while low < high {
            let middle = (low + high) / 2
            if stems[middle].key < small { low = middle + 1 } else { high = middle }
        }
        var found: [String] = []
        while low < stems.count, stems[low].key.hasPrefix(small), found.count < limit {
            let word = stems[low].word
            let shown = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
            if stems[low].key != small, found.last != shown { found.append(shown) }
            low += 1
        }
        return found
    }

    /// The stems of the file, sorted: each line is a word, then a slash and flags.
    private static func stems(of file: URL, _ encoding: String.Encoding) -> [(key: String, word: String)] {
        guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: encoding) else { return [] }
        return text.split(whereSeparator: \.isNewline).dropFirst().compactMap { line -> (key: String, word: String)? in
            let word = String(line.prefix { $0 != "/" && $0 != "\t" && $0 != " " })
            return word.isEmpty ? nil : (word.lowercased(), word)
        }.sorted { ($0.key, $0.word) < ($1.key, $1.word) }
    }
}
