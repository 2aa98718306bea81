import Foundation

/// What the package manager's last build plan says: a file of commands, whose lists are JSON.
enum BuildPlan {
    struct Command {
        var inputs: [String] = []
        var outputs: [String] = []
        /// The program and its arguments, of a command that starts one.
        var arguments: [String] = []
    }

    /// The commands of one tool, such as "shell".
    static func commands(in text: String, tool: String) -> [Command] {
        var result: [Command] = []
        var isWanted = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("    tool: ") {
                isWanted = line.dropFirst("    tool: ".count) == tool
                if isWanted { result.append(Command()) }
            } else if isWanted, line.hasPrefix("    "), let colon = line.firstIndex(of: ":") {
                let list = { (try? JSONDecoder().decode([String].self, from: Data(line[colon...].dropFirst().utf8))) ?? [] }
                switch line[..<colon].dropFirst(4) {
                case "inputs": result[result.count - 1].inputs = list()
                case "outputs": result[result.count - 1].outputs = list()
                case "args": result[result.count - 1].arguments = list()
                default: break
                }
            }
        }
        return result
    }
}
