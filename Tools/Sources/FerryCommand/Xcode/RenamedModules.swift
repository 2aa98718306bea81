import Foundation
import SourceRewriter
import XcodeProject

/// The modules of a project that have names of modules that an app loads with UIKit, such as an app called Photos.
///
/// An app for iOS has its own module of such a name, and UIKit its own. The compiler finds modules by their names alone, and would take the app's for
/// UIKit's: each is compiled under another name here. In the program it has its own: names of classes, in storyboards too, are those of iOS.
struct RenamedModules {
    /// The project's names.
    let names: [String]
    /// What names mean in the sources, by folder.
    let meanings: ModuleNames

    /// None.
    init() { (names, meanings) = ([], ModuleNames()) }

    /// Of one module in a folder.
    init(named name: String, in folder: String) {
        names = Self.isTaken(name) ? [name] : []
        meanings = ModuleNames(names.isEmpty ? [] : [.init(folder: folder, own: name, compiled: Self.compiledNames(of: names))])
    }

    /// Of the targets of a project. > Parameters: folder: of a module's sources, as the compiler receives them.
    init(of plan: ProjectPlan, folder: (_ module: String) -> String) {
        let modules = plan.modules.filter { !$0.swift.isEmpty }
        names = modules.map(\.name).filter(Self.isTaken)
        let names = Set(names)
        meanings = ModuleNames(
            modules.compactMap { module in
                let visible = Self.visible(from: module.name, in: modules).intersection(names)
                guard !visible.isEmpty else { return nil }
                return .init(folder: folder(module.name), own: module.name, compiled: Self.compiledNames(of: visible))
            })
    }

    /// A module and what it depends on.
    private static func visible(from name: String, in modules: [ModulePlan]) -> Set<String> {
        var found: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += modules.first { $0.name == next }?.dependencies ?? [] }
        }
        return found
    }

    private static func compiledNames(of names: some Sequence<String>) -> [String: String] {
        Dictionary(names.map { ($0, compiled($0)) }) { first, _ in first }
    }

    /// Whether modules of this name are in the way of UIKit's.
    static func isTaken(_ name: String) -> Bool { ModuleCatalog.loaded.contains(name) }

    /// The name that a module is compiled under: its own, unless that is taken.
    static func compiled(_ name: String) -> String { isTaken(name) ? name + "_Project" : name }

    // MARK: Building

    /// Keeps a module's own name in the program.
    static func flags(for name: String) -> [String] { isTaken(name) ? ["-module-abi-name", name] : [] }

    /// For the linker: without them, types of the project would take the place of those with the same names in Ferry's libraries.
    ///
    /// > Parameters: folder: where the linker's script is.
    func linkerFlags(in folder: String) throws -> [String] {
        guard !names.isEmpty else { return [] }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = folder + "/modules.map"
        try TextFile.update(file, with: "{ local: \(names.sorted().map { "\"$s\($0.utf8.count)\($0)*\";" }.joined(separator: " ")) };\n")
        // The linker that is used otherwise exports symbols that a library has, too, whatever a script says.
        return ["-Xswiftc", "-use-ld=lld", "-Xlinker", "--version-script=" + file]
    }

    /// A line of the compiler's output in the user's terms.
    func shown(_ line: String) -> String { names.reduce(line) { $0.replacing(Self.compiled($1), with: $1) } }
}
