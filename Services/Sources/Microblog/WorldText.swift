import Samples

/// Writes the texts of the seeded world.
struct WorldText {
    /// Names that can be mentioned.
    let names: [String]

    /// A sentence or two, with topics, mentions, emoticons and addresses.
    func status(_ numbers: inout SeededNumbers) -> String {
        var text = numbers.isTrue(percent: 74) ? chinese(&numbers) : english(&numbers)
        if numbers.isTrue(percent: 18) {
            let topic = "#\(numbers.pick(WordLists.topics))#"
            text = numbers.isTrue(percent: 60) ? topic + text : text + " " + topic
        }
        if numbers.isTrue(percent: 12) { text += " @\(mentioned(&numbers)) " }
        if numbers.isTrue(percent: 28) {
            let phrase = numbers.pick(Emotion.all).phrase
            text += String(repeating: phrase, count: numbers.isTrue(percent: 20) ? 3 : 1)
        }
        if numbers.isTrue(percent: 9) { text += " http://t.example/\(String(numbers.next() % 60_466_176, radix: 36))" }
        return text
    }

    /// The first of the names is the demo user's, who is mentioned more often than others.
    private func mentioned(_ numbers: inout SeededNumbers) -> String {
        numbers.isTrue(percent: 6) ? names[0] : names[min(numbers.next(below: names.count), numbers.next(below: names.count))]
    }

    private func chinese(_ numbers: inout SeededNumbers) -> String {
        var text = numbers.pick(WordLists.openings)
        for part in 0..<(1 + min(numbers.next(below: 4), numbers.next(below: 4))) {
            if part > 0 { text += "。" }
            text += numbers.pick(WordLists.whens) + numbers.pick(WordLists.whos) + numbers.pick(WordLists.deeds)
            if numbers.isTrue(percent: 70) { text += "，" + numbers.pick(WordLists.feelings) }
        }
        return text + numbers.pick(["。", "。", "！", "～", "……"])
    }

    private func english(_ numbers: inout SeededNumbers) -> String {
        var text = "\(numbers.pick(WordLists.englishStarts)) \(numbers.pick(WordLists.englishDeeds))."
        if numbers.isTrue(percent: 70) { text += " " + numbers.pick(WordLists.englishFeelings) }
        return text
    }

    func reply(_ numbers: inout SeededNumbers) -> String {
        var text = numbers.pick(WordLists.replies)
        if numbers.isTrue(percent: 30) { text += "，" + numbers.pick(WordLists.feelings) }
        if numbers.isTrue(percent: 25) { text += numbers.pick(Emotion.all).phrase }
        return text
    }

    /// Names of users, each once.
    static func names(_ count: Int, _ numbers: inout SeededNumbers) -> [String] {
        var (names, known): ([String], Set<String>) = ([], [])
        while names.count < count {
            let base =
                switch numbers.next(below: 10) {
                case 0..<4: numbers.pick(WordLists.surnames) + numbers.pick(WordLists.givenNames)
                case 4..<7: numbers.pick(WordLists.nicknames)
                case 7: numbers.pick(WordLists.organisations)
                default: numbers.pick(WordLists.englishNames)
                }
            var (name, number) = (base, 1)
            while !known.insert(name).inserted {
                number += 1 + numbers.next(below: 9)
                name = base + (base.utf8.allSatisfy { $0 < 0x80 } ? "_" : "") + "\(number)"
            }
            names.append(name)
        }
        return names
    }
}
