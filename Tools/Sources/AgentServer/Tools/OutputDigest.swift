/// The output of a build or of tests, errors first, in few words.
public enum OutputDigest {
    /// About 500 tokens. > Units: bytes.
    public static let limit = 2000

    public static func text(_ lines: [String]) -> String {
        let isError = { (line: String) in
            line.contains(": error: ") || line.hasPrefix("error: ") || line.hasPrefix("ferry: ") || line.hasPrefix("✘")
                || line.contains("Fatal error")
        }
        let errors = unique(lines.filter(isError))
        let warnings = unique(lines.filter { $0.contains(": warning: ") })
        let ends = lines.filter { !isError($0) && !$0.isEmpty }.suffix(errors.isEmpty ? 12 : 4)
        var digest = ""
        var left = 0
        for line in errors + ends {
            let short = line.count > 300 ? line.prefix(299) + "…" : line
            // The last lines say what is left out.
            if digest.utf8.count + short.utf8.count > limit - 100 { left += 1 } else { digest += short + "\n" }
        }
        if left > 0 { digest += "… \(left) more lines\n" }
        if !warnings.isEmpty { digest += "\(warnings.count) warnings\n" }
        return String(digest.dropLast())
    }

    private static func unique(_ lines: [String]) -> [String] {
        var told: Set<String> = []
        return lines.filter { told.insert($0).inserted }
    }
}
