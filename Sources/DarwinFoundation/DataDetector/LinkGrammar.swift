internal import Foundation

/// Web addresses with and without their scheme, and mail addresses.
enum LinkGrammar {
    /// What may stand in an address (RFC 3986); others end it.
    private static let permitted: [Bool] = {
        var table = [Bool](repeating: false, count: 128)
        for code in 0x21...0x7E { table[code] = true }
        for character in "\"<>\\^`{|}" { if let code = character.asciiValue { table[Int(code)] = false } }
        return table
    }()
    /// Ends of names that make a bare name a host; others need a scheme or "www.".
    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "co", "ai", "app", "dev", "me", "tv", "uk", "us", "ca", "de",
        "fr",
        "it", "es", "nl", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "pt", "ie", "cz", "ru", "ua", "cn", "jp", "kr", "tw", "hk", "sg",
        "in",
        "au", "nz", "br", "mx", "ar", "za", "tr", "gr", "il", "eu",
    ]

    static func find(in text: DetectorText) -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        while index < text.count {
            guard isPermitted(text[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < text.count, isPermitted(text[end]) { end += 1 }
            if let one = read(text, index..<end) { found.append(one) }
            index = end
        }
        return found
    }

    private static func isPermitted(_ unit: UInt16) -> Bool { unit < 128 && permitted[Int(unit)] }

    private static func read(_ text: DetectorText, _ run: Range<Int>) -> DetectedData? {
        if let colon = (run.lowerBound..<max(run.upperBound - 3, run.lowerBound)).first(where: { text.has("://", at: $0) }) {
            var start = colon
            while start > run.lowerBound, text.isASCIILetter(start - 1) { start -= 1 }
            let place = trimmed(text, start..<run.upperBound)
            guard colon - start >= 2, place.upperBound > colon + 3, text.isWordPart(colon + 3) || text.has("[", at: colon + 3) else {
                return nil
            }
            return link(text[place], place)
        }
        if let at = run.first(where: { text.has("@", at: $0) }) { return mail(text, run, at: at) }
        var start = run.lowerBound
        while start < run.upperBound, !text.isWordPart(start) { start += 1 }
        let place = trimmed(text, start..<run.upperBound)
        guard let name = host(text, place) else { return nil }
        let labels = text[name].lowercased().split(separator: ".", omittingEmptySubsequences: false)
        guard areLabels(labels), labels.count > 2 && labels.first == "www" || labels.last.map({ endings.contains(String($0)) }) == true
        else {
            return nil
        }
        // What follows a host is a port, a path or a query; anything else makes it another kind of word.
        guard name.upperBound == place.upperBound || ":/?#".contains(where: { text.has($0, at: name.upperBound) }) else { return nil }
        return link("http://" + text[place], place)
    }

    private static func link(_ string: String, _ range: Range<Int>) -> DetectedData? {
        URL(string: string).map { DetectedData(range: range, kind: .link($0)) }
    }

    private static func host(_ text: DetectorText, _ place: Range<Int>) -> Range<Int>? {
        var end = place.lowerBound
        while end < place.upperBound, text.isDigit(end) || text.isASCIILetter(end) || text.has(".", at: end) || text.has("-", at: end) {
            end += 1
        }
        return end > place.lowerBound ? place.lowerBound..<end : nil
    }

    private static func areLabels(_ labels: [Substring]) -> Bool {
        guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter) else { return false }
        return labels.allSatisfy { !$0.isEmpty && $0.count <= 63 && $0.first != "-" && $0.last != "-" }
    }

    private static func mail(_ text: DetectorText, _ run: Range<Int>, at sign: Int) -> DetectedData? {
        var start = sign
        while start > run.lowerBound,
            text.isDigit(start - 1) || text.isASCIILetter(start - 1) || "._%+-".contains(where: { text.has($0, at: start - 1) })
        {
            start -= 1
        }
        while start < sign, !text.isWordPart(start) { start += 1 }
        guard start < sign, !text.has(".", at: sign - 1), var name = host(text, sign + 1..<run.upperBound) else { return nil }
        while name.upperBound > name.lowerBound, !text.isWordPart(name.upperBound - 1) { name = name.lowerBound..<name.upperBound - 1 }
        guard areLabels(text[name].lowercased().split(separator: ".", omittingEmptySubsequences: false)),
            !text.has("@", at: name.upperBound)
        else { return nil }
        let place = start..<name.upperBound
        return link("mailto:" + text[place], place)
    }

    /// Without the punctuation of the sentence around it; a closing bracket stays when its opening one is inside.
    private static func trimmed(_ text: DetectorText, _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        var open = 0
        for index in range {
            if text.has("(", at: index) { open += 1 }
            if text.has(")", at: index) { open -= 1 }
        }
        while end > range.lowerBound {
            if text.has(")", at: end - 1) {
                guard open < 0 else { break }
                open += 1
            } else if !".,;:!?'*_~]".contains(where: { text.has($0, at: end - 1) }) {
                break
            }
            end -= 1
        }
        return range.lowerBound..<end
    }
}
