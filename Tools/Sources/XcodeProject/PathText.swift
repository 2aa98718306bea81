/// Paths as text, without asking the file system.
enum PathText {
    /// The folder and the last name.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    static func folder(_ path: String) -> String { split(path).folder }
    static func name(_ path: String) -> String { split(path).name }

    /// The extension in small letters, without the dot; empty if there is none.
    static func ending(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// The last name without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A path below a folder, unless it is absolute; without `.` and `..`.
    static func join(_ folder: String, _ path: String) -> String {
        normal(path.hasPrefix("/") || folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)")
    }

    static func normal(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The language of a path's innermost `.lproj` folder.
    static func language(_ path: String) -> String? {
        let parent = name(folder(path))
        return parent.hasSuffix(".lproj") ? parent : nil
    }

    /// A name as an identifier of C, as Xcode derives module names.
    static func identifier(_ name: String) -> String {
        let text = String(name.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}
