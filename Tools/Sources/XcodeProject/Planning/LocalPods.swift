/// Pods of a `Podfile` that are folders of the repository, such as an example's own library.
///
/// CocoaPods would make a project of them. One that is a Swift package is used as a package; of the others, the podspec says which files are theirs.
struct LocalPods {
    private(set) var products: [ModulePlan.Product] = []
    /// Dependencies come before what needs them.
    private(set) var modules: [ModulePlan] = []
    /// Pods from elsewhere, whose sources are not here.
    private(set) var missing: [String] = []

    /// > Parameters: folder: that of the `Podfile`. Nothing is read if CocoaPods has made its project.
    init(in folder: String, _ files: ProjectFiles, uncompiled: inout Set<String>) {
        guard !files.isFolder(folder + "/Pods/Pods.xcodeproj"), let data = files.contents(folder + "/Podfile") else { return }
        let podfile = Podfile(String(decoding: data, as: UTF8.self))
        var specs: [(spec: Podspec, folder: String, file: String)] = []
        for pod in podfile.pods {
            let path = PathText.join(folder, pod.path)
            let manifest = files.contents(path + "/Package.swift").map { String(decoding: $0, as: UTF8.self) }
            let file = "\(path)/\(pod.name).podspec"
            if manifest?.contains("\"\(pod.name)\"") == true {
                products.append(ModulePlan.Product(name: pod.name, package: PackageReference(place: .local(path: path), line: 1)))
            } else if let data = files.contents(file) {
                specs.append((Podspec(String(decoding: data, as: UTF8.self)), path, file))
            } else {
                missing.append(pod.name)
            }
        }
        missing += podfile.remotePods
        let names = Set(specs.map(\.spec.name))
        while let next = specs.firstIndex(where: { spec, _, _ in
            !spec.dependencies.contains { name in names.contains(name) && specs.contains { $0.spec.name == name && name != spec.name } }
        }) ?? specs.indices.first {
            let (spec, path, file) = specs.remove(at: next)
            var module = ModulePlan(spec, of: file, in: path, files, uncompiled: &uncompiled)
            module.dependencies = modules.filter { spec.dependencies.contains($0.target) }.map(\.name)
            modules.append(module)
        }
    }
}

extension ModulePlan {
    /// The files that a podspec names. > Parameters: file: the podspec. folder: where it is.
    init(_ spec: Podspec, of file: String, in folder: String, _ files: ProjectFiles, uncompiled: inout Set<String>) {
        self.init(target: spec.name, project: file, name: PathText.identifier(spec.moduleName ?? spec.name), kind: .library)
        let all = files.below(folder)
        let excluded = Set(Podspec.files(spec.excludedFiles, among: all, isSource: true))
        let sources = Podspec.files(spec.sourceFiles, among: all, isSource: true).filter {
            !excluded.contains($0) && SourceKinds.isSource($0)
        }
        add(sources.map { ("\(folder)/\($0)", PathText.name($0)) }, areResources: false, &uncompiled)
        let resources = Podspec.files(spec.resources, among: all, isSource: false)
        add(resources.map { ("\(folder)/\($0)", PathText.name($0)) }, areResources: true, &uncompiled)
        for bundle in spec.bundles {
            let inside = Podspec.files(bundle.patterns, among: all, isSource: false)
            add(inside.map { ("\(folder)/\($0)", "\(bundle.name).bundle/\(PathText.name($0))") }, areResources: true, &uncompiled)
        }
        if let version = spec.languageVersion { languageMode = CompilerPlan.languageMode(version) }
    }
}
