/// Targets of packages with the names of modules that UIKit loads: only those of projects and folders can be compiled under other names, since
/// SwiftPM makes the names of a package's modules.
enum TakenNames {
    static func title(_ name: String) -> String { "the target '\(name)' of a package has the name of a module that UIKit loads" }
    static let remedy = "give the target another name in Package.swift; a product may keep the name"

    /// The testing library and XCTest may be packages, too, and are not loaded with UIKit.
    private static func isTaken(_ name: String) -> Bool { RenamedModules.isTaken(name) && !ModuleCatalog.toolchain.contains(name) }

    /// - Parameter sources: of the package that has the targets.
    static func findings(_ targets: some Sequence<String>, usedBy sources: [(file: String, text: String)]) -> [CheckFinding] {
        guard sources.contains(where: { $0.text.contains("import UIKit") }) else { return [] }
        return Set(targets).filter(isTaken).sorted().map { CheckFinding(kind: .module, title: title($0), remedy: remedy) }
    }

    /// What to say after a line of the compiler's output.
    static func explanation(of line: String) -> String? {
        guard let name = line.firstMatch(of: /error: circular dependency between modules '(\w+)'/)?.1, isTaken(String(name)) else {
            return nil
        }
        return "\(title(String(name))): \(remedy)"
    }
}
