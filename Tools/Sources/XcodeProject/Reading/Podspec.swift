/// What a pod's `.podspec` says of the files that are compiled and copied for an iPhone.
///
/// The file is a program in Ruby; read are the assignments with literal texts, which is how podspecs are written.
struct Podspec: Equatable {
    /// Files of a resource bundle.
    struct Bundle: Equatable {
        var name: String
        var patterns: [String]
    }

    var name = ""
    var moduleName: String?
    var sourceFiles: [String] = []
    var excludedFiles: [String] = []
    var resources: [String] = []
    var bundles: [Bundle] = []
    /// Names of other pods, without their parts.
    var dependencies: [String] = []
    var languageVersion: String?

    private var defaultParts: [String] = []
    private var parts: [String: Podspec] = [:]
    private var partNames: [String] = []

    init(_ text: String) {
        var reader = RubyStatements(text)
        while let statement = reader.next() { apply(statement, to: statement.parts[...]) }
        take(defaultParts.isEmpty ? partNames : defaultParts)
        dependencies = dependencies.map { String($0.prefix { $0 != "/" }) }.filter { $0 != name }.unique
        (sourceFiles, resources) = (sourceFiles.unique, resources.unique)
    }

    private init() {}

    private mutating func apply(_ statement: RubyStatements.Statement, to parts: ArraySlice<String>) {
        if let part = parts.first {
            if self.parts[part] == nil { partNames.append(part) }
            self.parts[part, default: Podspec()].apply(statement, to: parts.dropFirst())
            return
        }
        let texts = statement.texts.map(\.text)
        switch statement.name {
        case "name": name = texts.first ?? ""
        case "module_name": moduleName = texts.first
        case "source_files": sourceFiles += texts
        case "exclude_files": excludedFiles += texts
        case "resource", "resources": resources += texts
        case "resource_bundle", "resource_bundles":
            for text in statement.texts {
                if text.isKey {
                    bundles.append(Bundle(name: text.text, patterns: []))
                } else if !bundles.isEmpty {
                    bundles[bundles.count - 1].patterns.append(text.text)
                }
            }
        case "dependency": dependencies += texts.prefix(1)
        case "swift_version", "swift_versions": languageVersion = texts.last
        case "default_subspec", "default_subspecs": defaultParts += texts
        default: break
        }
    }

    /// Adds what parts of the pod have, and the parts that these need.
    private mutating func take(_ wanted: [String]) {
        var seen: Set<String> = []
        var next = wanted
        while let name = next.popLast() {
            guard seen.insert(name).inserted, var part = parts[name] else { continue }
            part.take(part.defaultParts.isEmpty ? part.partNames : part.defaultParts)
            sourceFiles += part.sourceFiles
            excludedFiles += part.excludedFiles
            resources += part.resources
            bundles += part.bundles
            dependencies += part.dependencies
            next += part.dependencies.filter { $0.hasPrefix(self.name + "/") }.map { String($0.dropFirst(self.name.count + 1)) }
        }
    }

    // MARK: Files

    /// The files of a folder that patterns name. > Parameters: paths: all files, relative to the pod's folder.
    static func files(_ patterns: [String], among paths: [String], isSource: Bool) -> [String] {
        let patterns = patterns.map { FilePattern($0) }
        return paths.filter { path in
            // A folder means the files in it.
            patterns.contains { $0.matches(path) || (isSource && $0.matches(PathText.folder(path))) }
        }
    }
}
