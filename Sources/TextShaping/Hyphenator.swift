internal import CHyphen
internal import Foundation

/// Hyphenation points of words, from the system's patterns for their language.
///
/// > Isolation: only inside the engine's lock.
final class Hyphenator {
    /// Longer words are not hyphenated. > Units: UTF-16.
    static let longest = 100
    /// Shorter words are not looked up.
    static let shortest = 4
    private static let cacheSize = 2_000

    private final class Patterns {
        let dictionary: UnsafeMutablePointer<HyphenDict>
        let encoding: String.Encoding?
        init(_ dictionary: UnsafeMutablePointer<HyphenDict>) {
            self.dictionary = dictionary
            let name = withUnsafeBytes(of: dictionary.pointee.cset) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            encoding = dictionary.pointee.utf8 != 0 ? .utf8 : Self.encodings[name.uppercased()]
        }
        deinit { hnj_hyphen_free(dictionary) }

        private static let encodings: [String: String.Encoding] = [
            "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "US-ASCII": .ascii,
            "MICROSOFT-CP1251": .windowsCP1251, "KOI8-R": String.Encoding(rawValue: 0x8000_0A02),
        ]
    }

    private let folder: String
    private lazy var files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    private var patterns: [String: Patterns?] = [:]
    private var cache: [Key: [Int]] = [:]

    private struct Key: Hashable {
        var word: [UInt16]
        var language: String
    }

    init(folder: String = "/usr/share/hyphen") { self.folder = folder }

    /// Ascending offsets in the word where a hyphen may be inserted; empty without patterns. > Units: UTF-16.
    func points(_ word: [UInt16], language: String) -> [Int] {
        guard (Self.shortest...Self.longest).contains(word.count) else { return [] }
        let key = Key(word: word, language: language)
        if let found = cache[key] { return found }
        guard let patterns = load(language) else { return [] }
        let found = find(word, patterns)
        if cache.count >= Self.cacheSize { cache.removeAll(keepingCapacity: true) }
        cache[key] = found
        return found
    }

    private func load(_ language: String) -> Patterns? {
        if let loaded = patterns[language] { return loaded }
        let made = file(language).flatMap { hnj_hyphen_load(folder + "/" + $0) }.map(Patterns.init)
        patterns[language] = made
        return made
    }

    /// The patterns of the region, else of the language, else of any other region with that language.
    private func file(_ language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let name = parts.first, name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        let region = parts.dropFirst().first { $0.count == 2 }
        let wanted = [region.map { "hyph_\(name)_\($0).dic" }, "hyph_\(name).dic"].compactMap { $0 }
        return wanted.first(where: files.contains) ?? files.first { $0.hasPrefix("hyph_\(name)_") && $0.hasSuffix(".dic") }
    }

    /// Every scalar of the word must be one unit: words with letters beyond the first plane are not hyphenated.
    private func find(_ word: [UInt16], _ patterns: Patterns) -> [Int] {
        guard let encoding = patterns.encoding else { return [] }
        var lowered = String.UnicodeScalarView()
        for unit in word {
            guard let scalar = Unicode.Scalar(unit) else { return [] }
            let small = scalar.properties.lowercaseMapping.unicodeScalars
            lowered.append(small.count == 1 ? small[small.startIndex] : scalar)
        }
        guard let bytes = String(lowered).data(using: encoding), !bytes.contains(0), !bytes.isEmpty else { return [] }
        var marks = [CChar](repeating: 0, count: bytes.count + 8)
        var text = bytes.map { CChar(bitPattern: $0) } + [0]
        var (changes, positions, cuts):
            (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?)
        defer {
            if let changes { for index in 0..<bytes.count { free(changes[index]) } }
            free(changes)
            free(positions)
            free(cuts)
        }
        let failed = hnj_hyphen_hyphenate2(patterns.dictionary, &text, Int32(bytes.count), &marks, nil, &changes, &positions, &cuts)
        guard failed == 0 else { return [] }
        // A hyphen that would change the letters around it is not used.
        return (0..<word.count - 1).filter { marks[$0] & 1 != 0 && changes?[$0] == nil }.map { $0 + 1 }
    }
}
