/// Makes targets of a project's objects.
struct ProjectReader {
    private let graph: ObjectGraph
    private let tree: GroupTree
    private let files: ProjectFiles
    private let path: String

    init(_ graph: ObjectGraph, _ tree: GroupTree, _ files: ProjectFiles, _ path: String) {
        (self.graph, self.tree, self.files, self.path) = (graph, tree, files, path)
    }

    func read(into project: inout XcodeProject) throws(XcodeFailure) {
        let root = graph.root
        project.developmentLanguage = root.text("developmentRegion") ?? "en"
        project.configurations = try configurations(of: root)
        for object in try graph.objects("packageReferences", of: root) {
            if let package = package(object, in: project.folder) { project.packages.append(package) }
        }
        // Before Xcode 15 a package in the project's folder is a reference to a folder.
        for object in try graph.all("PBXFileReference") {
            guard ["folder", "wrapper", "text"].contains(object.text("lastKnownFileType") ?? ""), let path = tree.paths[object.id],
                files.contents(path + "/Package.swift") != nil
            else { continue }
            let package = PackageReference(place: .local(path: path), line: object.line)
            if !project.packages.contains(where: { $0.place == package.place }) { project.packages.append(package) }
        }
        let objects = try graph.objects("targets", of: root)
        let owners = try products(of: objects)
        for object in objects { project.targets.append(try target(object, owners, project.folder, &project.notes)) }
    }

    /// The names of targets by the identifiers of their products.
    private func products(of targets: [ProjectObject]) throws(XcodeFailure) -> [String: String] {
        var result: [String: String] = [:]
        for target in targets {
            if let product = target.text("productReference") { result[product] = target.text("name") ?? "" }
        }
        return result
    }

    private func target(
        _ object: ProjectObject, _ owners: [String: String], _ folder: String, _ notes: inout [XcodeFailure]
    ) throws(XcodeFailure) -> XcodeTarget {
        guard let name = object.text("name") else { throw XcodeFailure(graph.file, object.line, "a target has no name") }
        var target = XcodeTarget(
            id: object.id, name: name, kind: XcodeTarget.kind(ofProduct: object.text("productType"), isa: object.isa), line: object.line,
            configurations: try configurations(of: object))
        if let product = object.text("productReference").flatMap({ try? graph.object($0) }) {
            target.product = product.text("path") ?? product.text("name") ?? ""
        }
        for phase in try graph.objects("buildPhases", of: object) {
            target.phases.append(try self.phase(phase, owners, &notes))
        }
        target.folders = try folders(of: object)
        for dependency in try graph.objects("dependencies", of: object) {
            if let reference = try dependencyReference(dependency) { target.dependencies.append(reference) }
            // Since Xcode 15 a package's product may be a dependency only.
            if let product = try graph.object("productRef", of: dependency) {
                target.packageProducts.append(try packageProduct(product, folder))
            }
        }
        for product in try graph.objects("packageProductDependencies", of: object) {
            let product = try packageProduct(product, folder)
            if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
        }
        return target
    }

    // MARK: Configurations

    private func configurations(of object: ProjectObject) throws(XcodeFailure) -> ConfigurationList {
        var result = ConfigurationList()
        guard let list = try graph.object("buildConfigurationList", of: object) else { return result }
        result.defaultName = list.text("defaultConfigurationName")
        for configuration in try graph.objects("buildConfigurations", of: list) {
            var base = configuration.text("baseConfigurationReference").flatMap { tree.paths[$0] }
            // Xcode 16: relative to a synchronized folder.
            if let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap({ tree.paths[$0] }),
                let relative = configuration.text("baseConfigurationReferenceRelativePath")
            {
                base = PathText.join(anchor, relative)
            }
            result.configurations.append(
                ConfigurationList.Configuration(
                    name: configuration.text("name") ?? "", settings: configuration.fields["buildSettings"]?.table ?? [:], base: base,
                    line: configuration.line))
        }
        return result
    }

    // MARK: Phases

    private static let kinds: [String: BuildPhase.Kind] = [
        "PBXSourcesBuildPhase": .sources, "PBXResourcesBuildPhase": .resources, "PBXHeadersBuildPhase": .headers,
        "PBXFrameworksBuildPhase": .frameworks, "PBXCopyFilesBuildPhase": .copy, "PBXShellScriptBuildPhase": .script,
    ]

    private func phase(
        _ object: ProjectObject, _ owners: [String: String], _ notes: inout [XcodeFailure]
    ) throws(XcodeFailure) -> BuildPhase {
        var phase = BuildPhase(kind: Self.kinds[object.isa] ?? .other, line: object.line)
        phase.name = object.text("name") ?? ""
        phase.script = object.text("shellScript") ?? object.fields["shellScript"]?.texts.joined(separator: "\n") ?? ""
        phase.shell = object.text("shellPath") ?? ""
        (phase.inputs, phase.outputs) = (object.fields["inputPaths"]?.texts ?? [], object.fields["outputPaths"]?.texts ?? [])
        phase.inputLists = object.fields["inputFileListPaths"]?.texts ?? []
        phase.outputLists = object.fields["outputFileListPaths"]?.texts ?? []
        phase.isAlwaysRun = object.text("alwaysOutOfDate") == "1"
        phase.isForInstallation = object.text("runOnlyForDeploymentPostprocessing") == "1"
        for node in object.fields["files"]?.list ?? [] {
            guard let id = node.text, let file = try graph.object(id) else {
                notes.append(XcodeFailure(graph.file, node.line, "the build file \(node.text ?? "") is missing"))
                continue
            }
            if let product = file.text("productRef") {
                if let name = try graph.object(product)?.text("productName") { phase.items.append(.packageProduct(name)) }
                continue
            }
            // A file that was removed from the project leaves a build file without one, which Xcode passes over.
            guard let reference = file.text("fileRef"), let item = try graph.object(reference) else {
                notes.append(XcodeFailure(graph.file, file.line, "a file of the build phase '\(phase.kind)' is missing from the project"))
                continue
            }
            if Self.isForPhones(file), let found = try self.item(item, owners) { phase.items.append(found) }
        }
        return phase
    }

    private static func isForPhones(_ file: ProjectObject) -> Bool {
        let filters = (file.fields["platformFilters"]?.texts ?? []) + (file.text("platformFilter").map { [$0] } ?? [])
        return filters.isEmpty || filters.contains("ios")
    }

    private func item(_ object: ProjectObject, _ owners: [String: String]) throws(XcodeFailure) -> ProjectItem? {
        let name = object.text("name") ?? object.text("path") ?? ""
        switch object.isa {
        case "PBXVariantGroup":
            var variants: [String] = []
            for child in try graph.objects("children", of: object) { if let path = tree.paths[child.id] { variants.append(path) } }
            return .variants(name: PathText.name(name), variants)
        case "XCVersionGroup": return tree.paths[object.id].map { .file($0) }
        case "PBXReferenceProxy":
            let proxy = try graph.object("remoteRef", of: object)
            return .product(name: PathText.name(name), target: try proxy.flatMap { proxy throws(XcodeFailure) in try remote(proxy) })
        case "PBXGroup": return nil
        default:
            if let owner = owners[object.id] { return .product(name: PathText.name(name), target: TargetReference(name: owner)) }
            if object.text("sourceTree") == "BUILT_PRODUCTS_DIR" { return .product(name: PathText.name(name), target: nil) }
            guard let path = tree.paths[object.id] else { return nil }
            let type = object.text("lastKnownFileType") ?? object.text("explicitFileType") ?? ""
            return type == "folder" ? .folder(path) : .file(path)
        }
    }

    /// The target of another project that a proxy stands for.
    private func remote(_ proxy: ProjectObject) throws(XcodeFailure) -> TargetReference? {
        guard let name = proxy.text("remoteInfo"), let portal = proxy.text("containerPortal") else { return nil }
        return TargetReference(project: tree.paths[portal], name: name)
    }

    // MARK: Dependencies

    private func dependencyReference(_ object: ProjectObject) throws(XcodeFailure) -> TargetReference? {
        if let id = object.text("target") {
            guard let target = try graph.object(id) else {
                throw XcodeFailure(graph.file, object.line, "a dependency names the target \(id), which is missing")
            }
            return TargetReference(name: target.text("name") ?? "")
        }
        guard let proxy = try graph.object("targetProxy", of: object), let portal = proxy.text("containerPortal") else { return nil }
        if portal == graph.root.id { return proxy.text("remoteInfo").map { TargetReference(name: $0) } }
        return try remote(proxy)
    }

    private func packageProduct(_ object: ProjectObject, _ folder: String) throws(XcodeFailure) -> XcodeTarget.PackageProduct {
        let package = try object.text("package").flatMap { id throws(XcodeFailure) in try graph.object(id) }
        // Plug-ins are named `plugin:NAME`.
        return XcodeTarget.PackageProduct(name: object.text("productName") ?? "", package: package.flatMap { self.package($0, in: folder) })
    }

    private func package(_ object: ProjectObject, in folder: String) -> PackageReference? {
        if object.isa == "XCLocalSwiftPackageReference" {
            return object.text("relativePath").map { PackageReference(place: .local(path: PathText.join(folder, $0)), line: object.line) }
        }
        guard object.isa == "XCRemoteSwiftPackageReference", let url = object.text("repositoryURL") else { return nil }
        if let path = localFolder(url, in: folder) ?? packageAround(folder, of: url) {
            return PackageReference(place: .local(path: path), line: object.line)
        }
        let requirement = object.fields["requirement"]?.table ?? [:]
        let place = PackageReference.Place.remote(url: url, requirement: Self.requirement(requirement.compactMapValues(\.text)))
        return PackageReference(place: place, line: object.line)
    }

    /// The folder of a package that a project names by its place on the disk instead of a repository's address: `../`.
    private func localFolder(_ url: String, in folder: String) -> String? {
        guard url.hasPrefix("."), !url.contains(":") else { return nil }
        let path = PathText.join(folder, url)
        return files.exists(path + "/Package.swift") ? path : nil
    }

    /// The package that a project is in, if that is the one of the repository: an example of a library often asks for the published one.
    private func packageAround(_ folder: String, of url: String) -> String? {
        var name = PathText.name(url)
        if name.hasSuffix(".git") { name.removeLast(4) }
        var folder = folder
        while !name.isEmpty, folder.count > 1 {
            if let manifest = files.contents(folder + "/Package.swift") {
                return String(decoding: manifest, as: UTF8.self).contains("name: \"\(name)\"") ? folder : nil
            }
            // Not beyond the repository.
            if files.exists(folder + "/.git") { return nil }
            folder = PathText.folder(folder)
        }
        return nil
    }

    private static func requirement(_ values: [String: String]) -> String {
        let quoted = { (key: String) in "\"" + (values[key] ?? "").filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\"" }
        switch values["kind"] {
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(quoted("minimumVersion")))"
        case "exactVersion": return "exact: \(quoted("version"))"
        case "versionRange": return "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
        case "branch": return "branch: \(quoted("branch"))"
        case "revision": return "revision: \(quoted("revision"))"
        default: return "from: \(quoted("minimumVersion"))"
        }
    }

    // MARK: Synchronized folders

    private func folders(of target: ProjectObject) throws(XcodeFailure) -> [SynchronizedFolder] {
        let own = try graph.objects("fileSystemSynchronizedGroups", of: target)
        let ids = Set(own.map(\.id))
        let phases = Set(target.fields["buildPhases"]?.texts ?? [])
        var result: [SynchronizedFolder] = []
        for group in own + (try graph.all("PBXFileSystemSynchronizedRootGroup")).filter({ !ids.contains($0.id) }) {
            guard let path = tree.paths[group.id] else { continue }
            var folder = SynchronizedFolder(path: path, isWhole: ids.contains(group.id))
            folder.explicitFolders = Set(group.fields["explicitFolders"]?.texts ?? [])
            for set in try graph.objects("exceptions", of: group) where set.text("target") == target.id {
                folder.exceptions.formUnion(set.fields["membershipExceptions"]?.texts ?? [])
                for (file, filters) in set.fields["platformFiltersByRelativePath"]?.table ?? [:] where !filters.texts.contains("ios") {
                    if folder.isWhole { folder.exceptions.insert(file) }
                }
            }
            for set in try graph.objects("exceptions", of: group) where set.text("buildPhase").map(phases.contains) == true {
                folder.members.formUnion(set.fields["membershipExceptions"]?.texts ?? [])
            }
            if folder.isWhole || !folder.exceptions.isEmpty || !folder.members.isEmpty { result.append(folder) }
        }
        return result
    }
}
