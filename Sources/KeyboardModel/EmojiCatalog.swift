internal import Foundation

/// All emoji, from the standard library's Unicode tables, by groups and by name.
package struct EmojiCatalog: Sendable {
    package struct Group: Hashable, Sendable {
        package var name: String
        /// The symbol of its tab.
        package var symbol: String
        package var emoji: [String]
    }

    package let groups: [Group]
    private let names: [(emoji: String, name: String)]

    package static let standard = EmojiCatalog()

    init() {
        var seen: Set<String> = []
        let planned = Self.plan.map { plan in
            let emoji = plan.ranges.flatMap { $0 }.compactMap(Self.emoji).filter { seen.insert($0).inserted }
            return Group(name: plan.name, symbol: plan.symbol, emoji: emoji)
        }
        groups = planned + [Group(name: "Flags", symbol: "flag", emoji: Self.flags)]
        names = groups.flatMap(\.emoji).map { ($0, Self.name(of: $0)) }
    }

    /// Emoji by name: names that start with the text first, and all that contain every word of it.
    package func search(_ text: String, limit: Int = 60) -> [String] {
        let words = text.lowercased().split(separator: " ").prefix(8)
        guard !words.isEmpty else { return [] }
        let found = names.compactMap { entry -> (rank: Int, emoji: String)? in
            let parts = entry.name.split(separator: " ")
            guard words.allSatisfy({ word in parts.contains { $0.hasPrefix(word) } }) else { return nil }
            return (entry.name.hasPrefix(words.joined(separator: " ")) ? 0 : 1, entry.emoji)
        }
        return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.prefix(limit).map(\.element.emoji)
    }

    /// The emoji and its five skin tones; empty if it has none.
    package static func tones(of emoji: String) -> [String] {
        let scalars = emoji.unicodeScalars.filter { $0.value != 0xFE0F }
        guard scalars.count == 1, let base = scalars.first, base.properties.isEmojiModifierBase else { return [] }
        return [emoji] + (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar($0) }.map { String(String.UnicodeScalarView([base, $0])) }
    }

    /// In lower case, such as "grinning face".
    package static func name(of emoji: String) -> String {
        let scalars = emoji.unicodeScalars
        if let first = scalars.first, (0x1F1E6...0x1F1FF).contains(first.value) {
            let code = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 65) }))
            return "flag " + (english.localizedString(forRegionCode: code) ?? code).lowercased()
        }
        let name = scalars.filter { $0.value != 0xFE0F }.compactMap(\.properties.name).joined(separator: " ").lowercased()
        return (words[emoji].map { "\($0) " } ?? "") + name
    }

    private static let english = Locale(identifier: "en_US")

    /// Common names that differ from Unicode's.
    private static let words = [
        "😂": "laughing", "❤️": "red heart love", "👍": "thumbs up", "👎": "thumbs down", "😀": "happy smile", "🎉": "party", "🔥": "fire",
        "💩": "poop",
        "🙏": "please thanks", "😢": "sad", "🤗": "hug",
    ]

    /// Newer ones are not in the system's fonts. > Units: a Unicode version.
    private static let newest = (major: 15, minor: 0)

    private static func emoji(_ value: UInt32) -> String? {
        guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, (age.major, age.minor) <= newest,
            scalar.properties.isEmoji, !scalar.properties.isEmojiModifier
        else { return nil }
        return scalar.properties.isEmojiPresentation ? String(scalar) : String(scalar) + "\u{FE0F}"
    }

    /// Groups are ranges of the tables. Confidence R.
    private static let plan: [(name: String, symbol: String, ranges: [ClosedRange<UInt32>])] = [
        (
            "Smileys & People", "face.smiling",
            [
                0x1F600...0x1F64F, 0x1F910...0x1F92F, 0x1F970...0x1F97A, 0x1FAE0...0x1FAE8, 0x1F440...0x1F450, 0x1F466...0x1F487,
                0x1F493...0x1F49F, 0x2763...0x2764,
                0x1F90C...0x1F90F, 0x1F930...0x1F93E, 0x1F9D0...0x1F9E0, 0x1FAF0...0x1FAF8,
            ]
        ),
        (
            "Animals & Nature", "pawprint",
            [
                0x1F400...0x1F43F, 0x1F980...0x1F9AE, 0x1FAB0...0x1FABD, 0x1F331...0x1F344, 0x1F30D...0x1F320, 0x2600...0x2604,
                0x1F324...0x1F32C, 0x1F525...0x1F525,
            ]
        ),
        ("Food & Drink", "fork.knife", [0x1F345...0x1F37F, 0x1F32D...0x1F330, 0x1F950...0x1F96F, 0x1F9C0...0x1F9CB, 0x1FAD0...0x1FADB]),
        (
            "Activity", "soccerball",
            [0x26BD...0x26BE, 0x1F380...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F93F...0x1F94F, 0x1FA80...0x1FA88]
        ),
        (
            "Travel & Places", "car",
            [0x1F680...0x1F6A4, 0x1F6A5...0x1F6C5, 0x1F6E0...0x1F6FC, 0x1F3D4...0x1F3F0, 0x1F5FB...0x1F5FF, 0x1F300...0x1F30C]
        ),
        (
            "Objects", "lightbulb",
            [
                0x231A...0x231B, 0x1F4A0...0x1F4FD, 0x1F500...0x1F53D, 0x1F451...0x1F465, 0x1F488...0x1F492, 0x1F9E1...0x1F9FF,
                0x1FA70...0x1FA7C, 0x1FA90...0x1FAAF,
            ]
        ),
        (
            "Symbols", "heart",
            [
                0x2648...0x2653, 0x1F550...0x1F567, 0x1F7E0...0x1F7EB, 0x2705...0x2705, 0x274C...0x2757, 0x2795...0x2797, 0x203C...0x203C,
                0x2049...0x2049,
            ]
        ),
    ]

    private static let flags: [String] = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 && $0 != "AC" }.sorted()
        .filter { english.localizedString(forRegionCode: $0) != nil }
        .map { code in String(String.UnicodeScalarView(code.unicodeScalars.compactMap { Unicode.Scalar($0.value - 65 + 0x1F1E6) })) }
}
