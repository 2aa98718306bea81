/// An option of a command.
struct CommandOption {
    /// With its dashes.
    var name: String
    /// What its value is called in help; nil for an option without a value.
    var value: String?
    var text: String
    /// The values that completion offers.
    var values: [String] = []

    init(_ name: String, _ value: String? = nil, _ text: String = "", values: [String] = []) {
        (self.name, self.value, self.text, self.values) = (name, value, text, values)
    }

    static let json = CommandOption("--json", nil, "print JSON, also of failures")
}

/// The part of the help that a command is in.
enum CommandGroup: String, CaseIterable {
    case apps = "Apps"
    case running = "Apps that `ferry run` shows"
    case devices = "Devices"
    case deviceApps = "Apps of a booted device"
    case surroundings = "Settings and surroundings of a booted device"
    case screen = "The screen of a booted device"
    case ferry = "Ferry itself"
}

/// A command of `ferry`: help, completion, documentation and the dispatcher read this one description.
///
/// > Isolation: any thread; `run` belongs to the main thread.
struct Command {
    var name: String
    var group: CommandGroup
    /// The arguments as in help: capital words stand for values, which completion knows by these words.
    var arguments: String
    var summary: String
    /// Lines of help below the summary.
    var details: [String] = []
    var options: [CommandOption] = []
    /// Whether `simctl` has it with the same words.
    var isSimctl = false
    /// After how many positional arguments the words belong to something else, such as an app.
    var passesWordsAfter: Int?
    /// The words that its first arguments may be, by their place.
    var choices: [Int: [String]] = [:]
    /// Options of verbs that parse their words themselves, for completion.
    var ownOptions: Set<String> = []
    var run: ([String]) throws -> Void

    var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }

    /// The words after the command's name.
    func parse(_ words: [String]) throws -> Arguments {
        try Arguments(
            words, options: Set(options.filter { $0.value != nil }.map(\.name)), flags: Set(options.filter { $0.value == nil }.map(\.name)),
            passesWordsAfter: passesWordsAfter)
    }

    /// The words of the options that completion offers.
    var optionNames: [String] { Array(Set(options.map(\.name)).union(ownOptions)).sorted() }
}

extension Command {
    /// A command whose words are those of `options`.
    static func device(
        _ name: String, _ group: CommandGroup, _ arguments: String, _ summary: String, details: [String] = [],
        options: [CommandOption] = [],
        isSimctl: Bool = true, passesWordsAfter: Int? = nil, choices: [Int: [String]] = [:], count: ClosedRange<Int>,
        _ body: @escaping (Arguments, CommandOutput) throws -> Void
    ) -> Command {
        var command = Command(
            name: name, group: group, arguments: arguments, summary: summary, details: details, options: options + [.json],
            isSimctl: isSimctl, passesWordsAfter: passesWordsAfter, choices: choices, run: { _ in })
        let described = command
        command.run = { words in
            let parsed = try described.parse(words)
            guard count.contains(parsed.rest.count) else { throw CommandFailure.usage("ferry \(described.usage)") }
            try body(parsed, CommandOutput(isJSON: parsed.has("--json")))
        }
        return command
    }
}
