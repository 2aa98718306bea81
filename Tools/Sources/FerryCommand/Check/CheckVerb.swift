import AssetCompiler
import DataModelCompiler
import Foundation
import StringCatalogCompiler
import XcodeProject

/// `ferry check PATH`: what stands in the way of a build, without building.
struct CheckVerb {
    private let arguments: Arguments
    private let path: String

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: ["--scheme", "--target", "--configuration"], flags: ["--json"])
        path = try arguments.path(for: "check")
    }

    func run() throws {
        let report = try Self.report(at: path, ProjectChoice(arguments, purpose: .build))
        if arguments.has("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            print(report.text)
        }
        guard report.passes else {
            fflush(nil)
            exit(1)
        }
    }

    static func report(at path: String, _ choice: ProjectChoice) throws -> CheckReport {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure("\(path): no such folder")
        }
        let folder = URL(fileURLWithPath: path).standardizedFileURL.path
        let name = (folder as NSString).lastPathComponent
        let manifest = ManifestText(in: folder)
        if manifest?.isReadable != true,
            let found = try search(in: folder, shownAs: path, choice, isOptional: manifest != nil)
        {
            return CheckReport(
                project: name, findings: findings(of: found.plan, in: (found.container as NSString).deletingLastPathComponent))
        }
        if let manifest {
            // What `ferry run` takes instead of a library's package.
            let given = manifest.givesWay(toRun: true, toTest: false)
            let example = given ? try? search(in: folder, shownAs: path, choice, isOptional: true) : nil
            var findings = example.map { Self.findings(of: $0.plan, in: ($0.container as NSString).deletingLastPathComponent) } ?? []
            do { findings = try packageFindings(in: folder) + findings } catch {
                guard example != nil else { throw error }
            }
            return CheckReport(project: name, findings: CheckFinding.united(findings))
        }
        let sources = SourceFolder.files(in: folder).filter { !$0.contains(".playground/") }.map { Self.source($0, in: folder) }
        guard !sources.isEmpty else { throw CommandFailure("\(path) has neither a project, a Package.swift nor Swift sources") }
        return CheckReport(
            project: name,
            findings: ImportCheck(known: [SynthesizedPackage.module(of: folder)], isComplete: true).findings(sources)
                + NameCheck(known: [], isComplete: true).findings(sources))
    }

    /// The project that `ferry run` takes, next to a library the one of its example; without an app, the one that `ferry build` takes.
    private static func search(
        in folder: String, shownAs path: String, _ choice: ProjectChoice, isOptional: Bool
    ) throws -> ProjectSearch? {
        var running = choice
        running.purpose = .run
        // What several apps are to choose from is an error of either.
        if let found = try? ProjectSearch(in: folder, shownAs: path, running, isOptional: true) { return found }
        return try ProjectSearch(in: folder, shownAs: path, choice, isOptional: isOptional, verb: "check")
    }

    /// What a package's targets import, its tests aside: examples and playgrounds in its folder are not compiled with it.
    private static func packageFindings(in folder: String) throws -> [CheckFinding] {
        let scratch = FileManager.default.temporaryDirectory.path + "/ferry-check-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let package = try PackageDescription(of: folder, scratch: scratch)
        let sources = package.targets.filter { $0.isTest != true }.flatMap { target in
            (target.sources ?? []).filter { $0.hasSuffix(".swift") }.map { source("\(folder)/\(target.path)/\($0)", in: folder) }
        }
        let known = Set(package.targets.map(\.module))
        let isComplete = !package.hasDependencies
        return ImportCheck(known: known, isComplete: isComplete).findings(sources)
            + NameCheck(known: known, isComplete: isComplete).findings(sources) + TakenNames.findings(known, usedBy: sources)
    }

    private static func source(_ path: String, in folder: String) -> (file: String, text: String) {
        let shown = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return (shown, TextFile.read(path) ?? "")
    }

    private static func findings(of plan: ProjectPlan, in base: String) -> [CheckFinding] {
        let known = Set(plan.modules.map(\.name)).union(plan.productNames)
        let sources = plan.modules.flatMap { module in module.swift.map { source($0, in: base) } }
        let isComplete = plan.packages.isEmpty
        var findings = ImportCheck(known: known, isComplete: isComplete, absent: Set(plan.missingPods + plan.missingProducts.map(\.name)))
            .findings(sources)
        let missing = plan.missingSources.map { file in
            CheckFinding(
                kind: .source, title: "\(source(file.path, in: base).file) does not exist; the target '\(file.target)' lists it",
                remedy: "add the file, or take it out of the target")
        }
        findings += missing
        findings += plan.missingProducts.map { product in
            // An import of it stands in the way; a product that nothing imports does not.
            CheckFinding(
                kind: .note, title: ProjectPlan.missingProductText(product.name, of: product.targets),
                remedy: ProjectPlan.missingProductRemedy)
        }
        // Headers and data models declare members of their own.
        let declaresElsewhere = plan.modules.contains { !($0.objectiveC + $0.portable + $0.headers + $0.dataModels).isEmpty }
        let generated = Set(plan.modules.flatMap(\.catalogs).flatMap(assetNames))
        findings += NameCheck(known: known, isComplete: isComplete && !declaresElsewhere, generated: generated).findings(sources)
        let declarations = plan.modules.filter { !$0.objectiveC.isEmpty }.flatMap { $0.objectiveC + $0.headers }
        let objectiveC = declarations.map { source($0, in: base).text }
        findings += ObjectiveCUse(declarations: objectiveC).findings(sources) + CategoryUse(declarations: objectiveC).findings(sources)
        findings += catalogFindings(plan.modules.flatMap(\.stringCatalogs), in: base)
        findings += modelFindings(plan.modules, in: base)
        findings += launchFindings(of: plan, sources.map(\.text)) + SceneStart.findings(sources)
        findings += TakenNames.findings(plan.modules.flatMap { $0.products.map(\.name) }, usedBy: sources)
        findings += packageNotes(of: plan, in: base)
        // Missing sources are findings already.
        let notes = plan.notes.filter { note in !plan.missingSources.contains { note.hasPrefix($0.path + ":") } }
        findings += (notes + [plan.scriptNote].compactMap(\.self)).map { CheckFinding(kind: .note, title: $0) }
        return findings
    }

    /// Packages that a build fetches, which are not judged.
    private static func packageNotes(of plan: ProjectPlan, in base: String) -> [CheckFinding] {
        let used = plan.modules.flatMap(\.products).compactMap(\.package)
        let urls = plan.packages.filter(used.contains).compactMap { package -> String? in
            guard case .remote(let url, _) = package.place, XcodePackage.checkout(of: url, in: base) == nil else { return nil }
            return "\(DependencyTree.name(of: url)) (\(url))"
        }
        guard !urls.isEmpty else { return [] }
        return [
            CheckFinding(kind: .note, title: "not read, since the build fetches them from the network: " + urls.joined(separator: ", "))
        ]
    }

    private static func assetNames(of catalog: String) -> [String] {
        FileManager.default.enumerator(atPath: catalog)?.compactMap { item in
            (item as? String).flatMap { AssetSymbols.name(ofSet: ($0 as NSString).lastPathComponent) }
        } ?? []
    }

    /// String Catalogs that a build would stop at.
    private static func catalogFindings(_ catalogs: [String], in base: String) -> [CheckFinding] {
        catalogs.compactMap { path in
            do throws(XcodeFailure) {
                try StringCatalogCompiler(path).check()
                return nil
            } catch {
                let file = source(error.file, in: base).file
                return CheckFinding(
                    kind: .resource, title: "\(file): \(error.message)", places: error.line.map { [.init(file: file, line: $0)] } ?? [])
            }
        }
    }

    /// Data models that a build would stop at.
    private static func modelFindings(_ modules: [ModulePlan], in base: String) -> [CheckFinding] {
        modules.flatMap { module in
            module.dataModels.compactMap { path -> CheckFinding? in
                do throws(XcodeFailure) {
                    _ = try DataModelCompiler(path, module: module.name).code()
                    return nil
                } catch {
                    let file = source(error.file, in: base).file
                    return CheckFinding(
                        kind: .resource, title: "\(file): \(error.message)", places: error.line.map { [.init(file: file, line: $0)] } ?? [])
                }
            }
        }
    }

    private static func launchFindings(of plan: ProjectPlan, _ sources: [String]) -> [CheckFinding] {
        guard let app = plan.modules.first(where: { $0.name == plan.application }) else { return [] }
        let information = app.information.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
        let storyboards = plan.modules.flatMap(\.interfaces).map {
            (($0.place as NSString).lastPathComponent as NSString).deletingPathExtension
        }
        let check = LaunchCheck(
            information: information ?? [:], storyboards: Set(storyboards), module: app.name,
            hasClass: { name in sources.contains { LaunchCheck.declares(name, in: $0) } })
        let failures = (AppStart.isIn(app) || app.swift.isEmpty ? [] : [AppStart.missing(in: app.target)]) + check.failures
        return failures.map { CheckFinding(kind: .launch, title: $0) }
    }
}
