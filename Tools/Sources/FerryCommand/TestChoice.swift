import InterfaceCompiler

/// Tests to run or to leave out as Xcode names them, `Target`, `Target/Class` or `Target/Class/test`, for `swift test`.
enum TestChoice {
    private static let spellings = ["-test-iterations": "--repeat", "-run-tests-until-failure": "--until-failure"]

    /// Xcode's spelling `-only-testing:Target/Class` as options with a value, and its options for repeated tests.
    static func words(_ words: [String]) -> [String] {
        words.flatMap { word in
            if let own = spellings[word] { return [own] }
            for option in ["only-testing", "skip-testing"] where word.hasPrefix("-\(option):") {
                return ["--\(option)", String(word.dropFirst(option.count + 2))]
            }
            return [word]
        }
    }

    static func arguments(only: [String], skipped: [String]) throws -> [String] {
        try only.flatMap { ["--filter", try pattern($0)] } + skipped.flatMap { ["--skip", try pattern($0)] }
    }

    /// The regular expression of what a name means.
    static func pattern(_ name: String) throws -> String {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else {
            throw CommandFailure.usage("\"\(name)\" is not a test; write Target, Target/Class or Target/Class/test")
        }
        let module = ModuleName.of(parts[0])
        guard parts.count > 1 else { return "^\(module)\\." }
        let start = "^\(module)\\." + escaped(parts[1]) + "/"
        guard parts.count > 2 else { return start }
        let test = parts[2].hasSuffix(")") ? String(parts[2].prefix { $0 != "(" }) : parts[2]
        return start + escaped(test) + "(\\(|/|$)"
    }

    private static func escaped(_ text: String) -> String {
        text.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "\\\($0)" }.joined()
    }
}
