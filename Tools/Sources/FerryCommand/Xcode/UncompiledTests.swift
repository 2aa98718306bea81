import SourceRewriter
import XcodeProject

/// Files of tests that import a module which is nowhere, such as a testing library from the network: they are left out, so that the target's
/// other tests can be compiled and run.
struct UncompiledTests: Hashable {
    var target: String
    /// The missing modules.
    var modules: [String]
    var files: [String]

    /// Takes such files out of a plan. A target without any other file keeps them: its build says what is missing.
    static func take(from plan: inout ProjectPlan) -> [UncompiledTests] {
        // A package of any name may have a product of any name.
        let isComplete = plan.packages.isEmpty
        let known = ModuleCatalog.provided.union(plan.modules.map(\.name)).union(plan.productNames)
        let absent = Set(plan.missingPods)
        var found: [UncompiledTests] = []
        for place in plan.modules.indices where plan.modules[place].kind == .tests {
            let module = plan.modules[place]
            var missing: [String: [String]] = [:]
            for path in module.swift {
                guard let text = TextFile.read(path) else { continue }
                let names = ImportScan.imports(in: ParsedSource(text), modules: known).map(\.name)
                missing[path] = names.filter { name in
                    !known.contains(name) && !ModuleCatalog.missing.contains(name) && (isComplete || absent.contains(name))
                }
            }
            let files = module.swift.filter { missing[$0]?.isEmpty == false }
            guard !files.isEmpty, files.count < module.swift.count else { continue }
            plan.modules[place].swift.removeAll { missing[$0]?.isEmpty == false }
            let modules = Set(missing.values.joined()).sorted()
            found.append(UncompiledTests(target: module.target, modules: modules, files: files))
        }
        return found
    }

    /// What is said before the build.
    var note: String {
        let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let (those, are) = modules.count == 1 ? ("the module", "is") : ("the modules", "are")
        return "the tests in \(names.joined(separator: ", ")) of '\(target)' are not compiled: \(those) "
            + "\(modules.map { "'\($0)'" }.joined(separator: ", ")) that they import \(are) of no target, package or pod of the project"
    }
}
