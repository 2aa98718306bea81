/// The texts of `ferry help`, from the table of commands.
enum CommandHelp {
    private static let column = 31

    static var text: String {
        var lines = ["ferry: runs UIKit apps on Linux"]
        for group in CommandGroup.allCases {
            lines += ["", "\(group.rawValue):"]
            for command in CommandTable.all where command.group == group { lines += short(command) }
        }
        lines += [
            "", "DEVICE is the name or the identifier of a device; of a booted one also `booted`. `ferry help COMMAND` has the options.",
            "",
        ]
        return (lines + [environment]).joined(separator: "\n")
    }

    /// Usage, summary and the lines below it.
    private static func short(_ command: Command) -> [String] {
        let indent = String(repeating: " ", count: column)
        return entry("  ferry \(command.usage)", command.summary) + command.details.map { $0.hasPrefix("--") ? "      \($0)" : indent + $0 }
    }

    private static func entry(_ start: String, _ text: String) -> [String] {
        guard !text.isEmpty else { return [start] }
        let indent = String(repeating: " ", count: column)
        guard start.count < column else { return [start, indent + text] }
        return [start + String(repeating: " ", count: column - start.count) + text]
    }

    /// The whole help of one command.
    static func text(of command: Command, front: String = "ferry") -> String {
        var lines = ["usage: \(front) \(command.usage)", command.summary]
        lines += command.details
        for option in command.options { lines += entry("  \(option.name)" + (option.value.map { " \($0)" } ?? ""), option.text) }
        return lines.joined(separator: "\n")
    }

    /// The table for the documentation of devices.
    static var markdown: String {
        var lines: [String] = []
        let groups: [CommandGroup] = [.devices, .deviceApps, .surroundings, .screen]
        for group in groups {
            lines += ["**\(group.rawValue)**", "", "| command | does |", "|---|---|"]
            for command in CommandTable.all where command.group == group {
                let options = command.options.filter { $0.name != "--json" }.map { option in
                    "`\(option.name)" + (option.value.map { " \($0)" } ?? "") + "`" + (option.text.isEmpty ? "" : ": \(option.text)")
                }
                let text = [command.summary] + command.details + options
                let cells = ["`\(command.usage)`", text.joined(separator: "<br>")].map { $0.replacing("|", with: "\\|") }
                lines.append("| \(cells[0]) | \(cells[1]) |")
            }
            lines.append("")
        }
        lines += ["**Exit statuses**", "", "| status | in JSON | means |", "|---|---|---|"]
        lines += ExitStatus.allCases.map { "| \($0.rawValue) | `\($0.name)` | \($0.meaning) |" }
        return lines.joined(separator: "\n")
    }

    private static let environment = """
        In a clone without a bundle, run, record, audit and build use frameworks without optimisation, which are built sooner, until the
        optimised ones of these sources are there. While an app is shown, run builds those in the background. Environment:
          FERRY_FRAMEWORKS=release     build the optimised ones first, and use them
          FERRY_FRAMEWORKS=debug       use those without optimisation, and build nothing in the background
          FERRY_BUNDLE=PATH|URL|none   the bundle to use in a clone, or none
        """
}
