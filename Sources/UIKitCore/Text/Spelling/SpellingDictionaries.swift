internal import CoreGraphics
internal import Foundation

/// The dictionaries of the machine by language, each read at first use.
@MainActor final class SpellingDictionaries {
    /// Where Debian's packages have them.
    static let shared = SpellingDictionaries(folders: ["/usr/share/hunspell", "/usr/share/myspell/dicts"].map { URL(fileURLWithPath: $0) })
    private let folders: [URL]
    private var read: [String: SpellingDictionary?] = [:]
    private(set) lazy var files = findFiles()

    init(folders: [URL]) { self.folders = folders }

    /// The word files by language, such as `en_US`.
    private func findFiles() -> [String: URL] {
        guard HunspellLibrary.shared != nil else {
            report(
                "\(HunspellLibrary.fileName) is not installed; install the package libhunspell-1.7-0 and a dictionary, such as hunspell-en-us"
            )
            return [:]
        }
        var found: [String: URL] = [:]
        for folder in folders {
            for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
                let language = file.deletingPathExtension().lastPathComponent
                let affixes = file.deletingPathExtension().appendingPathExtension("aff")
                guard file.pathExtension == "dic", !language.hasPrefix("hyph_"), found[language] == nil,
                    FileManager.default.fileExists(atPath: affixes.path)
                else { continue }
                found[language] = file
            }
        }
        if found.isEmpty { report("there is no dictionary; install a package such as hunspell-en-us or hunspell-de-de") }
        return found
    }

    var languages: [String] { files.keys.sorted() }

    /// The dictionary of a language, or of another region's for a language without one; nil, with a log line, if there is none.
    func dictionary(_ language: String) -> SpellingDictionary? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let base = wanted.prefix { $0 != "_" }
        guard let name = files[wanted] != nil ? wanted : languages.first(where: { $0.prefix { $0 != "_" } == base }) else {
            if !files.isEmpty {
                report("there is no dictionary of \(language); those of \(languages.joined(separator: ", ")) are installed")
            }
            return nil
        }
        if let known = read[name] { return known }
        var made: SpellingDictionary?
        if let library = HunspellLibrary.shared, let words = files[name] {
            made = SpellingDictionary(library, affixes: words.deletingPathExtension().appendingPathExtension("aff"), words: words)
            if made == nil { report("\(words.path) cannot be read as a dictionary") }
        }
        read[name] = .some(made)
        return made
    }

    private func report(_ text: String) { Diagnostics.report("UITextChecker: \(text)", module: "UIKit") }
}
