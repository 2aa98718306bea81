import SourceRewriter

/// Judges the types and members that source files name: those that Ferry lacks, and those of files that are left out of the build.
struct NameCheck {
    /// The project's own modules, and those of its packages.
    var known: Set<String>
    /// Whether the sources are all that the project compiles: not if a package was not read, which may declare any name.
    var isComplete: Bool
    /// Members that a build generates.
    var generated: Set<String> = []

    /// - Parameter sources: texts by the path that messages show.
    func findings(_ sources: [(file: String, text: String)]) -> [CheckFinding] {
        let modules = ModuleCatalog.provided.union(known)
        var declared: Set<String> = []
        var leftOut: [String: String] = [:]
        var places: [String: [CheckFinding.Place]] = [:]
        var members: [String: [CheckFinding.Place]] = [:]
        var declaredMembers = generated
        var findings: [CheckFinding] = []
        let parsed = sources.map { (file: $0.file, source: ParsedSource($0.text)) }
        let others = parsed.reduce(into: DeclarationIndex()) { $0.merge($1.source.index) }.leftOutTypes
        for source in parsed {
            let swiftUI = SwiftUICode(source.source, others: others)
            let names = SourceNames(swiftUI.isWholeFile ? source.source : swiftUI.remaining, modules: modules)
            if swiftUI.isWholeFile {
                for name in names.declared { leftOut[name] = source.file }
                continue
            }
            declared.formUnion(names.declared)
            // The note of a file that imports SwiftUI is one of imports.
            if !swiftUI.importsSwiftUI, !swiftUI.declarations.isEmpty {
                findings.append(CheckFinding(kind: .note, title: ImportCheck.leftOutNote(swiftUI.declarations, of: source.file)))
            }
            if let line = names.errorLine {
                findings.append(
                    CheckFinding(
                        kind: .syntax, title: "\(source.file) is not Swift as it is since version 4, or is damaged",
                        remedy: "see the first place", places: [.init(file: source.file, line: line)]))
            }
            declaredMembers.formUnion(names.declaredMembers)
            for (name, line) in names.members { members[name, default: []].append(.init(file: source.file, line: line)) }
            for (name, line) in names.used { places[name, default: []].append(.init(file: source.file, line: line)) }
        }
        for (name, found) in places.sorted(by: { $0.key < $1.key }) where !declared.contains(name) {
            if let file = leftOut[name] {
                findings.append(
                    CheckFinding(
                        kind: .framework, title: "'\(name)' is declared in \(file), which is not compiled since it has SwiftUI only",
                        remedy: "leave out what uses it", places: found))
            } else if let reason = UnavailableTypes.reasons[name] {
                findings.append(CheckFinding(kind: .framework, title: "'\(name)' is unavailable: \(reason)", places: found))
            } else if let title = OlderNames.title(name) {
                findings.append(CheckFinding(kind: .syntax, title: title, places: found))
            } else if isComplete, AbsentMembers.types.contains(name) {
                findings.append(CheckFinding(kind: .framework, title: "Ferry has no type '\(name)'", places: found))
            }
        }
        for (name, found) in members.sorted(by: { $0.key < $1.key }) where !declaredMembers.contains(name) {
            if let reason = AbsentMembers.unavailable[name] {
                findings.append(CheckFinding(kind: .framework, title: "'\(name)' is unavailable: \(reason)", places: found))
            } else if isComplete, AbsentMembers.members.contains(name) {
                findings.append(CheckFinding(kind: .framework, title: "Ferry has no member '\(name)'", places: found))
            }
        }
        return findings
    }
}
