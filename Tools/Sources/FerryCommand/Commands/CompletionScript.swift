/// Completion for shells, from the table of commands.
enum CompletionScript {
    static let shells = ["bash", "zsh", "fish"]

    static func text(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": "autoload -U +X bashcompinit && bashcompinit\n" + bash
        case "fish": fish
        default: nil
        }
    }

    /// What an argument of a command may be.
    enum Argument: Equatable {
        case device
        case file
        case words([String])
        case other
    }

    /// By the words of the usage, and the choices of the table.
    static func arguments(of command: Command) -> [Argument] {
        command.arguments.split(separator: " ").enumerated().compactMap { place, part in
            let word = part.filter { !"[].".contains($0) }
            guard !word.isEmpty, !part.hasPrefix("--"), !part.hasPrefix("[-") else { return nil }
            if let words = command.choices[place] { return .words(words) }
            if word.hasPrefix("DEVICE") { return .device }
            return word.hasPrefix("PATH") || word.hasPrefix("FILE") || word.hasPrefix("APP") ? .file : .other
        }
    }

    private static var bash: String {
        var cases: [String] = []
        for command in CommandTable.all {
            var places: [String] = []
            for (place, argument) in arguments(of: command).enumerated() {
                switch argument {
                case .device: places.append("\(place)) devices=1 ;;")
                case .file: places.append("\(place)) files=1 ;;")
                case .words(let words): places.append("\(place)) words=\(quoted(words)) ;;")
                case .other: break
                }
            }
            let values = command.options.filter { !$0.values.isEmpty }.map { "\($0.name)) words=\(quoted($0.values)); options= ;;" }
            cases.append(
                """
                    \(command.name))
                        options=\(quoted(command.optionNames))
                        case "$place" in \(places.joined(separator: " ")) esac
                        case "$before" in \(values.joined(separator: " ")) esac
                        ;;
                """)
        }
        return """
            # Completion of ferry, made by `ferry completion`.
            _ferry() {
                local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" index=1 place=0
                local options= words= devices= files= line
                COMPREPLY=()
                [ "${COMP_WORDS[1]}" != simctl ] || index=2
                if [ "$COMP_CWORD" -le "$index" ]; then
                    COMPREPLY=($(compgen -W \(quoted(CommandTable.all.map(\.name))) -- "$word"))
                    return
                fi
                local at
                for ((at = index + 1; at < COMP_CWORD; at++)); do [[ "${COMP_WORDS[at]}" == -* ]] || place=$((place + 1)); done
                case "${COMP_WORDS[index]}" in
            \(cases.joined(separator: "\n"))
                esac
                if [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word")); return; fi
                [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$word"))
                [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$word"))
                [ -z "$devices" ] || while IFS= read -r line; do
                    [[ "$line" != "$word"* ]] || COMPREPLY+=("$(printf %q "$line")")
                done < <(echo booted; ferry devices 2>/dev/null | sed 's/: .*//')
            }
            complete -F _ferry ferry
            """
    }

    private static var fish: String {
        var lines = ["# Completion of ferry, made by `ferry completion`.", "complete -c ferry -f"]
        for command in CommandTable.all {
            lines.append("complete -c ferry -n __fish_use_subcommand -a \(command.name) -d \(quoted([command.summary]))")
            let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
            for name in command.optionNames where name.hasPrefix("--") {
                let option = command.options.first { $0.name == name }
                let values = option.map { $0.values.isEmpty ? "" : " -x -a \(quoted($0.values))" } ?? ""
                let text = option.map { $0.text.isEmpty ? "" : " -d \(quoted([$0.text]))" } ?? ""
                lines.append("complete -c ferry \(condition) -l \(name.dropFirst(2))\(values)\(text)")
            }
            let kinds = arguments(of: command)
            if kinds.contains(.device) {
                lines.append("complete -c ferry \(condition) -a '(ferry devices 2>/dev/null | string replace -r \": .*\" \"\")'")
            }
            if kinds.contains(.file) { lines.append("complete -c ferry \(condition) -F") }
            for case .words(let words) in kinds { lines.append("complete -c ferry \(condition) -a \(quoted(words))") }
        }
        return lines.joined(separator: "\n")
    }

    /// One word of a shell.
    private static func quoted(_ words: [String]) -> String { "'" + words.joined(separator: " ").replacing("'", with: "'\\''") + "'" }
}
