import SourceRewriter

/// Rewrites one file as the compiler receives it, in a program of this file and some others.
func rewrite(_ source: String, framework: FrameworkSelectors = FrameworkSelectors(), others: [String] = []) -> RewrittenSource? {
    var index = DeclarationIndex(framework: framework)
    for text in [source] + others { index.add(source: text) }
    return SourceRewriter(index: index).rewrite(source, path: "/app/file.swift")
}

func lines(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
