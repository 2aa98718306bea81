/// What a status's text refers to, by Weibo's notation.
enum StatusText {
    private static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// The names after `@`, each once, in their order; 50 at most.
    static func mentions(in text: String) -> [String] {
        var names: [String] = []
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count, names.count < 50 {
            guard scalars[index] == "@" else {
                index += 1
                continue
            }
            let name = scalars[(index + 1)...].prefix(30).prefix(while: isNameCharacter)
            index += 1 + name.count
            let text = String(String.UnicodeScalarView(name))
            if !text.isEmpty, !names.contains(text) { names.append(text) }
        }
        return names
    }

    /// The texts between `#` and `#`, each once; ten at most.
    static func topics(in text: String) -> [String] {
        let parts = text.split(separator: "#", omittingEmptySubsequences: false)
        var topics: [String] = []
        var index = 1
        while index + 1 < parts.count, topics.count < 10 {
            let topic = parts[index].trimmingSpaces
            if !topic.isEmpty, topic.count <= 32, !topic.contains("\n") {
                if !topics.contains(topic) { topics.append(topic) }
                index += 2
            } else {
                index += 1
            }
        }
        return topics
    }

    /// Weibo's length: characters outside of ASCII count one, two of ASCII count one.
    static func length(_ text: String) -> Int {
        let halves = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
        return (halves + 1) / 2
    }
}

extension StringProtocol {
    /// Without white space and line ends around it.
    var trimmingSpaces: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
