import Foundation

/// The readings of place names in Latin letters without tones.
enum Pinyin {
    /// The syllables of a place name: `["shi", "jia", "zhuang"]`. Letters and digits are one syllable each run; ü is v, as on keyboards.
    static func syllables(of name: String) -> [String] {
        var syllables: [String] = []
        var rest = name[...]
        while let first = rest.first {
            if let (length, reading) = PlaceReadings.prefix(of: rest) {
                syllables += reading
                rest = rest.dropFirst(length)
            } else if let reading = PlaceReadings.characters[first] {
                syllables.append(reading)
                rest = rest.dropFirst()
            } else {
                // Up to the next character with a reading of its own.
                var run = String(first)
                rest = rest.dropFirst()
                while let next = rest.first, PlaceReadings.characters[next] == nil, PlaceReadings.prefix(of: rest) == nil {
                    run.append(next)
                    rest = rest.dropFirst()
                }
                syllables += plain(run)
            }
        }
        return syllables
    }

    private static func plain(_ text: String) -> [String] {
        let latin = text.applyingTransform(.mandarinToLatin, reverse: false) ?? text
        var folded = ""
        for character in latin.lowercased() {
            switch character {
            case "ü", "ǖ", "ǘ", "ǚ", "ǜ": folded.append("v")
            default: folded.append(character)
            }
        }
        folded = folded.applyingTransform(.stripDiacritics, reverse: false) ?? folded
        return folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
