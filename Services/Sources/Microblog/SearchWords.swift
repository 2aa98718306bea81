import Foundation

/// Texts as words for a full-text index: those of scripts with spaces as they are, Chinese characters in overlapping pairs.
///
/// A query for a part of a Chinese text is then a phrase of pairs, and one for a single character the beginning of a pair; the last
/// character of each run is a word too.
enum SearchWords {
    /// Without case and width, composed.
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
    }

    private enum Run: Equatable {
        case word(String)
        case ideographs([Unicode.Scalar])
    }

    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3040...0x30ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3, 0xf900...0xfaff, 0x20000...0x3ffff: true
        default: false
        }
    }

    private static func runs(_ text: String) -> [Run] {
        var runs: [Run] = []
        var isJoined = false
        for scalar in fold(text).unicodeScalars {
            if isIdeograph(scalar) {
                if isJoined, case .ideographs(let run)? = runs.last {
                    runs[runs.count - 1] = .ideographs(run + [scalar])
                } else {
                    runs.append(.ideographs([scalar]))
                }
                isJoined = true
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if isJoined, case .word(let word)? = runs.last {
                    runs[runs.count - 1] = .word(word + String(scalar))
                } else {
                    runs.append(.word(String(scalar)))
                }
                isJoined = true
            } else {
                isJoined = false
            }
        }
        return runs
    }

    private static func pairs(_ run: [Unicode.Scalar]) -> [String] {
        zip(run, run.dropFirst()).map { String(String.UnicodeScalarView([$0, $1])) }
    }

    /// The words of a text to be found, with spaces between.
    static func index(_ text: String) -> String {
        var words: [String] = []
        for run in runs(text) {
            switch run {
            case .word(let word): words.append(word)
            case .ideographs(let run): words += pairs(run) + run.suffix(1).map { String($0) }
            }
        }
        return words.joined(separator: " ")
    }

    /// FTS5's query for texts with all parts of this one; nil without a letter. > Parameters: the last word may be unfinished.
    static func match(_ text: String) -> String? {
        let runs = runs(text).prefix(12)
        guard !runs.isEmpty else { return nil }
        return runs.map { run in
            switch run {
            case .word(let word): "\"\(word)\" *"
            case .ideographs(let run) where run.count == 1: "\"\(run[0])\" *"
            case .ideographs(let run): "\"\(pairs(run).joined(separator: " "))\""
            }
        }.joined(separator: " AND ")
    }
}
