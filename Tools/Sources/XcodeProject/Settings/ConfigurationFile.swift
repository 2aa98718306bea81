import Foundation

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFile {
    private(set) var level = SettingLevel()
    /// What could not be read.
    private(set) var notes: [XcodeFailure] = []
    private let files: ProjectFiles
    /// The folder that a path starts from when the file is not next to the one that includes it.
    private let root: String
    private var count = 0

    private static let maximumFiles = 256

    init(_ path: String, root: String, _ files: ProjectFiles) {
        (self.files, self.root) = (files, root)
        guard let data = files.contents(path) else {
            notes.append(XcodeFailure(path, nil, "the configuration file does not exist; its settings are left out"))
            return
        }
        read(data, path, open: [path])
    }

    private mutating func read(_ data: Data, _ path: String, open: [String]) {
        count += 1
        guard count <= Self.maximumFiles else { return }
        let text = String(decoding: data, as: UTF8.self)
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            let line = Self.withoutComment(line)
            if line.isEmpty { continue }
            if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") {
                notes.append(
                    XcodeFailure(path, number, "has marks of a merge conflict; finish the merge first ('git status' names the files)"))
                return
            }
            if line.hasPrefix("#include") {
                include(line, path, number, open)
                continue
            }
            // The first sign that is not part of a condition.
            var depth = 0
            let sign = line.firstIndex { character in
                if character == "[" { depth += 1 }
                if character == "]" { depth -= 1 }
                return character == "=" && depth == 0
            }
            guard let sign, let key = SettingKey(line[..<sign]) else {
                notes.append(XcodeFailure(path, number, "is neither a setting (NAME = VALUE) nor an #include"))
                continue
            }
            var value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            if value.hasSuffix(";") { value.removeLast() }
            level.set(key, value)
        }
    }

    private static func withoutComment(_ line: Substring) -> String {
        let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
        return line[..<end].trimmingCharacters(in: .whitespaces)
    }

    private mutating func include(_ line: String, _ path: String, _ number: Int, _ open: [String]) {
        let isOptional = line.hasPrefix("#include?")
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else {
            notes.append(XcodeFailure(path, number, "the #include names no file in quotation marks"))
            return
        }
        let name = String(parts[1])
        let candidates = [PathText.join(PathText.folder(path), name), PathText.join(root, name)]
        for candidate in candidates {
            guard let data = files.contents(candidate) else { continue }
            guard !open.contains(candidate) else {
                notes.append(XcodeFailure(path, number, "\(name) includes itself, over \(open.count) files"))
                return
            }
            return read(data, candidate, open: open + [candidate])
        }
        if !isOptional { notes.append(XcodeFailure(path, number, "\(name) does not exist; '#include?' would allow that")) }
    }
}
