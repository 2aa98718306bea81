/// The arguments after a verb: options with and without values, and positional arguments.
struct Arguments {
    private(set) var rest: [String] = []
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// > Precondition for success: every option is known; an option with a value has one.
    /// > Parameters: passesWordsAfter: after how many positional arguments all words are positional.
    init(_ words: [String], options: Set<String> = [], flags known: Set<String> = [], passesWordsAfter: Int? = nil) throws {
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            guard word.hasPrefix("--"), passesWordsAfter.map({ rest.count < $0 }) ?? true else {
                rest.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if known.contains(word) {
                flags.insert(word)
            } else if let name = parts.first, options.contains(name) {
                if parts.count == 2 {
                    values[name, default: []].append(parts[1])
                } else {
                    guard index < words.count else { throw CommandFailure.usage("\(name) needs a value") }
                    values[name, default: []].append(words[index])
                    index += 1
                }
            } else {
                throw CommandFailure.usage("unknown option \(word)")
            }
        }
    }

    /// The last value given.
    subscript(option: String) -> String? { values[option]?.last }

    /// The simulator's words for `--device` and `--os`.
    var deviceWords: [String] { ["--device", "--os"].flatMap { option in self[option].map { [option, $0] } ?? [] } }

    /// All values given, in order.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The one path that a verb takes.
    func path(for verb: String) throws -> String {
        guard let path = rest.first else { throw CommandFailure.usage("ferry \(verb) needs the folder of an app") }
        guard rest.count == 1 else { throw CommandFailure.usage("ferry \(verb) takes one folder, not \(rest.joined(separator: " "))") }
        return path
    }
}
