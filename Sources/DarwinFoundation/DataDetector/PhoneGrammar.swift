/// Telephone numbers: with a plus and a country's code, in groups as people write them, or ten or eleven digits in a row.
enum PhoneGrammar {
    private static let separators = Set(" -./()\u{A0}\u{2011}".utf16)

    static func find(in text: DetectorText) -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        while index < text.count {
            guard text.isDigit(index) || text.has("+", at: index) || text.has("(", at: index), !isInside(text, index) else {
                index += 1
                continue
            }
            let (end, groups) = read(text, from: index)
            if let end, isNumber(text, index, groups), !text.isWordPart(end), !text.has("@", at: end), !text.has(":", at: end) {
                found.append(DetectedData(range: index..<end, kind: .phoneNumber(text[index..<end])))
                index = end
            } else {
                // Nothing that starts inside these digits is a number either.
                index = max(end ?? index + 1, index + 1)
            }
        }
        return found
    }

    private static func isInside(_ text: DetectorText, _ index: Int) -> Bool {
        let before = index - 1
        return text.isWordPart(before)
            || ["+", "/", "-", ".", ":", "@", "#", "$", "=", "€", "£", "¥"].contains { text.has($0, at: before) }
    }

    /// Digits and single marks between them. > Returns: where the last digit ends, and the groups.
    private static func read(_ text: DetectorText, from start: Int) -> (Int?, [Range<Int>]) {
        var place = start
        var groups: [Range<Int>] = []
        if text.has("+", at: place) { place += 1 }
        if text.has("(", at: place) { place += 1 }
        while groups.count < 8 {
            let end = text.digitsEnd(place)
            guard end > place else { break }
            groups.append(place..<end)
            place = end
            var marks = 0
            // "(0)20", ") ", and " (" are two marks.
            while marks < 2, separators.contains(text[place]), marks == 0 || text.has("(", at: place) || text.has(")", at: place - 1) {
                place += 1
                marks += 1
            }
        }
        return (groups.last?.upperBound, groups)
    }

    private static func isNumber(_ text: DetectorText, _ start: Int, _ groups: [Range<Int>]) -> Bool {
        guard let first = groups.first, let last = groups.last else { return false }
        let sizes = groups.map(\.count)
        let digits = sizes.reduce(0, +)
        if text.has("+", at: start) { return 8...15 ~= digits && sizes.allSatisfy { $0 <= 13 } }
        if groups.count == 1 { return digits == 10 || digits == 11 }
        guard 7...15 ~= digits, first.count <= 4, last.count >= 2, sizes.allSatisfy({ $0 <= 8 }) else { return false }
        let marks = zip(groups, groups.dropFirst()).map { text[$0.upperBound..<$1.lowerBound] }
        // A number with groups of thousands, a date, an address of a computer.
        if !text.has("(", at: start), first.count <= 3, sizes.dropFirst().allSatisfy({ $0 == 3 }) { return false }
        if groups.count == 3,
            sizes.contains(4) ? [[4, 2, 2], [2, 2, 4], [1, 2, 4], [2, 1, 4], [1, 1, 4]].contains(sizes) : sizes.max() ?? 0 <= 2
        {
            return false
        }
        if marks.allSatisfy({ $0 == "." }), groups.count == 4, sizes.allSatisfy({ $0 <= 3 }) { return false }
        // A year and another are no number.
        return !(groups.count == 2 && sizes == [4, 4] && !text.has("(", at: start))
    }
}
