/// The command line arguments of a service: options with values (`--port 80`), flags, and positional arguments.
public struct CommandLineOptions: Sendable {
    public struct Failure: Error, CustomStringConvertible, Sendable {
        public var description: String

        public init(_ description: String) { self.description = description }
    }

    public let rest: [String]
    private let values: [String: String]
    private let flags: Set<String>

    public init(_ words: [String], options: Set<String>, flags known: Set<String>) throws(Failure) {
        var (rest, values, flags): ([String], [String: String], Set<String>) = ([], [:], [])
        var words = words[...]
        while let word = words.popFirst() {
            if options.contains(word) {
                guard let value = words.popFirst() else { throw Failure("\(word) needs a value") }
                values[word] = value
            } else if known.contains(word) {
                flags.insert(word)
            } else if word.hasPrefix("-") {
                throw Failure("no option \(word); there are: \((options.union(known)).sorted().joined(separator: ", "))")
            } else {
                rest.append(word)
            }
        }
        (self.rest, self.values, self.flags) = (rest, values, flags)
    }

    public subscript(name: String) -> String? { values[name] }

    public func has(_ name: String) -> Bool { flags.contains(name) }

    public func number<Number: FixedWidthInteger>(_ name: String, default value: Number) throws(Failure) -> Number {
        guard let text = values[name] else { return value }
        guard let number = Number(text) else { throw Failure("\(name) needs a whole number, not '\(text)'") }
        return number
    }
}
