import SourceRewriter

/// Whether the window of an app's scene has contents: a delegate that gives it SwiftUI alone compiles, and stops when the scene starts.
enum SceneStart {
    /// - Parameter sources: texts by the path that messages show.
    static func findings(_ sources: [(file: String, text: String)]) -> [CheckFinding] {
        sources.compactMap { source in
            guard source.text.contains("UIWindowSceneDelegate"), source.text.contains("UIHostingController") else { return nil }
            let code = SwiftUICode(ParsedSource(source.text))
            // A delegate with another branch may start in UIKit.
            guard !code.isWholeFile, code.obstacles.isEmpty, code.declarations.contains(where: { $0.hasSuffix(".scene") }),
                !code.remaining.text.contains("rootViewController")
            else { return nil }
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = lines.firstIndex { $0.contains("willConnectTo") }.map { $0 + 1 } ?? 1
            return CheckFinding(
                kind: .launch, title: "the scene starts in SwiftUI, which Ferry does not have",
                places: [.init(file: source.file, line: line)])
        }
    }
}
