import Foundation

/// `ferry simctl`: the commands with the words and the order of `xcrun simctl`.
enum SimctlFront {
    /// Whether this process was called through it: words that mean something else to `ferry` then mean what they mean to `simctl`.
    nonisolated(unsafe) private(set) static var isUsed = false

    /// What `simctl` has and this does not, and why.
    static let missing: [(name: String, reason: String)] = [
        ("diagnose", "there is no system to collect from; `ferry log DEVICE show` and `ferry doctor` say what is known"),
        ("icloud_sync", "there is no iCloud"), ("install_app_data", "there are no .xcappdata packages"),
        ("io_enumerate", "there is one display"), ("logverbose", "the log has one level"), ("monitor", "`ferry list` says the states"),
        ("notify_get_state", "there are no Darwin notifications between processes"),
        ("notify_post", "there are no Darwin notifications between processes"), ("pair", "there are no watches"),
        ("pair_activate", "there are no watches"), ("pbsync", "pbcopy and pbpaste copy between devices and the machine"),
        ("register", "devices are not registered"), ("runtime", "there is one runtime: this version of Ferry"),
        ("unpair", "there are no watches"), ("unregister", "devices are not registered"),
        ("upgrade", "devices have the version of Ferry that boots them"),
    ]

    static var commands: [Command] { CommandTable.all.filter(\.isSimctl) }

    static func run(_ words: [String]) throws {
        isUsed = true
        guard let name = words.first, name != "help" || words.count > 1 else {
            for command in commands { print("ferry simctl \(command.usage)") }
            return
        }
        if name == "help" { return print(CommandHelp.text(of: try CommandTable.command(words[1], of: commands), front: "ferry simctl")) }
        if let gap = missing.first(where: { $0.name == name }) {
            throw CommandFailure("simctl \(name) is missing: \(gap.reason)", .unsupported)
        }
        try CommandTable.command(name, of: commands, front: "ferry simctl").run(Array(words.dropFirst()))
    }
}
