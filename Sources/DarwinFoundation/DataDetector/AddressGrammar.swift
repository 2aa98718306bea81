internal import Foundation

/// Postal addresses as the United States write them: number, street, city, state and code, such as "1 Main Street, Springfield, IL 62701".
enum AddressGrammar {
    private static let streets: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "boulevard", "blvd", "lane", "ln", "drive", "dr", "way", "loop", "court", "ct",
        "place",
        "pl", "square", "sq", "parkway", "pkwy", "highway", "hwy", "terrace", "circle", "broadway",
    ]
    private static let states: Set<String> = Set(
        ("AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX "
            + "UT VT VA WA WV WI WY PR").split(separator: " ").map(String.init))

    static func find(in text: DetectorText) -> [DetectedData] {
        var found: [DetectedData] = []
        var index = 0
        while index < text.count {
            guard text.isDigit(index), !text.isWordPart(index - 1) else {
                index += 1
                continue
            }
            if let one = read(text, index) {
                found.append(one)
                index = one.range.upperBound
            } else {
                index = text.digitsEnd(index)
            }
        }
        return found
    }

    private static func read(_ text: DetectorText, _ start: Int) -> DetectedData? {
        guard let number = text.number(start, atMost: 6), let street = words(text, number.end, until: streets), street.ends else {
            return nil
        }
        guard let city = words(text, afterMark(text, street.end), until: []), !city.ends else { return nil }
        let statePlace = afterMark(text, city.end)
        let stateEnd = text.lettersEnd(statePlace)
        guard stateEnd - statePlace == 2, states.contains(text[statePlace..<stateEnd]) else { return nil }
        let state = text[statePlace..<stateEnd]
        var parts: [NSTextCheckingKey: String] = [
            .street: text[start..<street.end], .city: text[text.afterSpaces(afterMark(text, street.end))..<city.end], .state: state,
        ]
        var end = stateEnd
        let codePlace = text.afterSpaces(stateEnd)
        if let code = text.number(codePlace, atMost: 5), code.end - codePlace == 5, codePlace > stateEnd {
            end = code.end
            if text.has("-", at: end), let more = text.number(end + 1, atMost: 4), more.end - end == 5 { end = more.end }
            parts[.zip] = text[codePlace..<end]
        }
        return text.isWordPart(end) ? nil : DetectedData(range: start..<end, kind: .address(parts))
    }

    /// Past one comma or the end of a line.
    private static func afterMark(_ text: DetectorText, _ index: Int) -> Int {
        var place = index
        if text.has(".", at: place) { place += 1 }
        if text.has(",", at: place) { place += 1 }
        place = text.afterSpaces(place)
        return text.has("\n", at: place) ? text.afterSpaces(place + 1) : place
    }

    /// One to five words that begin with a capital or a digit, up to one of `last` or to a comma.
    private static func words(_ text: DetectorText, _ start: Int, until last: Set<String>) -> (end: Int, ends: Bool)? {
        var place = start
        for count in 1...5 {
            let word = text.afterSpaces(place)
            guard count == 1 || word > place, 0x41...0x5A ~= text[word] || text.isDigit(word) else { return nil }
            var end = word
            while text.isWordPart(end) || text.has("'", at: end) { end += 1 }
            if last.contains(text[word..<end].lowercased()) { return (end, true) }
            if last.isEmpty, text.has(",", at: end) { return (end, false) }
            place = text.has(".", at: end) ? end + 1 : end
        }
        return nil
    }
}
