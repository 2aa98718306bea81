internal import Foundation

/// Takes a name apart: "Dr. John Q. Smith Jr.", "Smith, John".
enum PersonNameParser {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev", "fr", "herr", "frau", "m", "mme",
        "mlle", "sr", "sra", "srta", "don", "doña",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba", "cpa", "rn", "frs"]
    /// What a family name may begin with.
    private static let particles: Set<String> = [
        "van", "von", "de", "der", "den", "da", "di", "du", "la", "le", "del", "della", "bin", "al", "zu",
    ]

    /// Nil for a text without letters.
    static func components(from text: String) -> PersonNameComponents? {
        guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return nil }
        var name = PersonNameComponents()
        let halves = text.split(separator: ",", maxSplits: 1).map { words(String($0)) }
        guard var rest = halves.first else { return nil }
        if halves.count == 2 {
            if halves[1].allSatisfy({ suffixes.contains(key($0)) }) {
                name.nameSuffix = joined(halves[1])
            } else {
                name.familyName = joined(rest)
                rest = halves[1]
            }
        }
        let titles = rest.prefix { prefixes.contains(key($0)) && rest.count > 1 }
        if titles.count < rest.count {
            name.namePrefix = joined(titles)
            rest.removeFirst(titles.count)
        }
        let endings = rest.reversed().prefix { suffixes.contains(key($0)) }
        if !endings.isEmpty, endings.count < rest.count {
            name.nameSuffix = joined(endings.reversed()) ?? name.nameSuffix
            rest.removeLast(endings.count)
        }
        place(rest, in: &name)
        return name
    }

    private static func place(_ words: [String], in name: inout PersonNameComponents) {
        guard let first = words.first else { return }
        if words.count == 1, NameScript(of: first) == .eastAsian, name.familyName == nil, (2...4).contains(first.count) {
            // Most family names have one character; those of four characters two.
            let length = first.count == 4 ? 2 : 1
            (name.familyName, name.givenName) = (String(first.prefix(length)), String(first.dropFirst(length)))
            return
        }
        if words.count == 2, NameScript(of: first) == .eastAsian, name.familyName == nil {
            (name.familyName, name.givenName) = (first, words[1])
            return
        }
        name.givenName = first
        guard words.count > 1 else { return }
        guard name.familyName == nil else { return name.middleName = joined(words.dropFirst()) }
        let family = words.dropFirst().firstIndex { particles.contains(key($0)) } ?? words.count - 1
        name.middleName = joined(words[1..<family])
        name.familyName = joined(words[family...])
    }

    private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
    private static func key(_ word: String) -> String { word.lowercased().replacing(".", with: "") }
    private static func joined(_ words: some Collection<String>) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }
}
