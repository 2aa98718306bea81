/// The settings that one place gives: a project, a target, a file.
struct SettingLevel {
    private var values: [String: [(key: SettingKey, value: String)]] = [:]

    mutating func set(_ key: SettingKey, _ value: String) {
        values[key.name, default: []].removeAll { $0.key == key }
        values[key.name, default: []].append((key, value))
    }

    /// The value of the entry with the most conditions that are true; of several the last.
    func value(_ name: String, configuration: String) -> String? {
        var best: (count: Int, value: String)?
        for (key, value) in values[name] ?? [] where key.applies(to: configuration) && key.conditions.count >= best?.count ?? 0 {
            best = (key.conditions.count, value)
        }
        return best?.value
    }

    var names: Set<String> { Set(values.keys) }

    init(_ table: [String: String] = [:]) {
        for (name, value) in table { if let key = SettingKey(name) { set(key, value) } }
    }

    /// A project file's settings; the values of lists are separated by spaces.
    init(_ table: [String: PropertyNode]) {
        for name in table.keys.sorted() {
            guard let key = SettingKey(name), let node = table[name] else { continue }
            set(key, node.list == nil ? node.text ?? "" : node.texts.map(SettingWords.quoted).joined(separator: " "))
        }
    }
}

/// The words of a setting that is a list.
enum SettingWords {
    static func quoted(_ word: String) -> String {
        word.contains { $0 == " " || $0 == "\t" } && !word.contains("\"") ? "\"\(word)\"" : word
    }

    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var (word, quote, isWord, isEscaped) = ("", Character?.none, false, false)
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                (isEscaped, isWord) = (true, true)
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isWord) = (character, true)
            } else if character.isWhitespace {
                if isWord { words.append(word) }
                (word, isWord) = ("", false)
            } else {
                word.append(character)
                isWord = true
            }
        }
        if isWord { words.append(word) }
        return words
    }
}
