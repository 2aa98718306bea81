import SourceRewriter

/// Judges the imports of source files.
struct ImportCheck {
    /// The project's own modules, and those of its packages.
    var known: Set<String>
    /// Whether `known` has all of them: not if a package was not read.
    var isComplete: Bool
    /// Modules of pods whose sources are not here.
    var absent: Set<String> = []

    static func leftOutNote(_ declarations: [String], of file: String) -> String {
        "left out of \(file), since they use SwiftUI: " + declarations.joined(separator: ", ")
    }

    private var provided: Set<String> { ModuleCatalog.provided.union(known) }

    /// - Parameter sources: texts by the path that messages show.
    func findings(_ sources: [(file: String, text: String)]) -> [CheckFinding] {
        var places: [String: [CheckFinding.Place]] = [:]
        var findings: [CheckFinding] = []
        var leftOut: [String] = []
        var used: Set<String> = []
        let provided = provided
        for source in sources where source.text.contains("import") {
            let parsed = ParsedSource(source.text)
            let swiftUI = SwiftUICode(parsed)
            if swiftUI.isWholeFile {
                leftOut.append(source.file)
                continue
            }
            if !swiftUI.declarations.isEmpty {
                findings.append(CheckFinding(kind: .note, title: Self.leftOutNote(swiftUI.declarations, of: source.file)))
            }
            for obstacle in swiftUI.obstacles {
                let place = CheckFinding.Place(file: source.file, line: obstacle.line)
                findings.append(CheckFinding(kind: .framework, title: obstacle.message, places: [place]))
            }
            for found in ImportScan.imports(in: parsed, modules: provided) where !provided.contains(found.name) && found.name != "SwiftUI" {
                places[found.name, default: []].append(CheckFinding.Place(file: source.file, line: found.line))
                if ModuleCatalog.isUsed(found.name, in: source.text) { used.insert(found.name) }
            }
        }
        if !leftOut.isEmpty {
            findings.append(
                CheckFinding(kind: .note, title: "not compiled, since they have SwiftUI only: " + leftOut.joined(separator: ", ")))
        }
        return findings
            + places.keys.sorted().compactMap { name in
                if ModuleCatalog.missing.contains(name) {
                    guard used.contains(name) else {
                        return CheckFinding(
                            kind: .note, title: "the import of '\(name)' is left out, since no file uses it", places: places[name] ?? [])
                    }
                    return CheckFinding(
                        kind: .framework, title: "Ferry has no module '\(name)'", remedy: Self.remedy(for: name), places: places[name] ?? []
                    )
                }
                guard isComplete || absent.contains(name) else { return nil }
                return CheckFinding(
                    kind: .module, title: "no target, package or pod of the project is the module '\(name)'",
                    remedy: "fetch the project's dependencies, or leave these files out", places: places[name] ?? [])
            }
    }

    /// What a build says of a module that Ferry lacks: what uses it does not compile.
    static func absenceNote(of module: String, in paths: [String]) -> String {
        let found = "Ferry has no module '\(module)' (imported by \(paths.joined(separator: ", ")))"
        return found + ": what uses it does not compile; \(remedy(for: module))"
    }

    private static func remedy(for name: String) -> String {
        "put what uses it in '#if canImport(\(name))', or leave these files out"
    }
}
