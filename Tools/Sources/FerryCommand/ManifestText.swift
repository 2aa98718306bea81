import Foundation
import XcodeProject

/// What the text of a `Package.swift` tells before SwiftPM has read it.
struct ManifestText {
    private let text: String

    init(_ text: String) { self.text = text }

    init?(in folder: String) {
        guard let text = TextFile.read(folder + "/Package.swift") else { return nil }
        self.init(text)
    }

    /// SwiftPM reads manifests from version 4 on. The version is in a comment on the first line that is not blank; without one it is 3.1.
    var isReadable: Bool {
        let first = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
        guard let version = first.firstMatch(of: /^\/\/\s*swift-tools-version\s*:\s*(\d+)/.ignoresCase()) else { return false }
        return (Int(version.1) ?? 0) >= 4
    }

    /// Whether the package has a program to run.
    var hasExecutables: Bool { code.contains(/\.executable(Target)?\s*\(/) }
    var hasTests: Bool { code.contains(/\.testTarget\s*\(/) }
    /// Whether the package has a product of a name that the manifest states literally.
    func hasProduct(_ name: String) -> Bool {
        code.matches(of: /\.(?:library|executable|plugin)\s*\(\s*name\s*:\s*"([^"]*)"/).contains { $0.1 == name }
    }
    /// Whether a name is a string of the manifest.
    func mentions(_ name: String) -> Bool { code.contains("\"\(name)\"") }
    /// Without comments: those of SwiftPM's template say what executables are.
    private var code: String {
        text.replacing(/\/\*(?:[^*]|\*(?!\/))*\*\//, with: "").replacing(/(?:^|[^:])\/\/[^\n]*/, with: "")
    }

    /// A target's folder that only a file system finds which ignores case, as on a Mac: how it is named, and its own name.
    func misspelledPath(in folder: String) -> (named: String, found: String)? {
        let files = ProjectFiles.disk()
        for match in code.matches(of: /\bpath\s*:\s*"([^"]+)"/) {
            let named = String(match.1)
            let parts = named.split(separator: "/").filter { $0 != "." }
            // Of other folders, and the package's own, there is nothing to say.
            guard !parts.isEmpty, !parts.contains(".."), !named.hasPrefix("/") else { continue }
            let path = ([folder] + parts.map(String.init)).joined(separator: "/")
            let found = files.spelled(path)
            if found != path, files.exists(found) { return (named, String(found.dropFirst(folder.count + 1))) }
        }
        return nil
    }

    /// Whether an Xcode project in the package's folder is rather meant: as that which is run or tested, or because the manifest is too old.
    func givesWay(toRun isToRun: Bool, toTest isToTest: Bool) -> Bool {
        !isReadable || (isToRun && !hasExecutables) || (isToTest && !hasTests)
    }
}
