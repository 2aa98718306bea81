extension ModulePlan {
    /// All files below a folder as one module, for folders without a project.
    ///
    /// > Parameters: isExcluded: by the path relative to the folder.
    public init(filesBelow folder: String, _ files: ProjectFiles, excluding isExcluded: (String) -> Bool) {
        self.init(target: PathText.name(folder), project: folder, name: PathText.identifier(PathText.name(folder)), kind: .application)
        var uncompiled: Set<String> = []
        for relative in files.below(folder) where !isExcluded(relative) {
            add("\(folder)/\(relative)", place: Self.localizedPlace(relative), isResource: false, &uncompiled)
        }
    }

    /// Adds files at their places in the bundle.
    mutating func add(_ items: [(path: String, place: String)], areResources: Bool, _ uncompiled: inout Set<String>) {
        for item in items { add(item.path, place: item.place, isResource: areResources, &uncompiled) }
    }

    /// Adds the files that a target's phases list, and those of its synchronized folders.
    mutating func add(itemsOf target: XcodeTarget, _ files: ProjectFiles, uncompiled: inout Set<String>) {
        for phase in target.phases {
            for item in phase.items {
                switch (phase.kind, item) {
                case (.sources, .file(let path)), (.resources, .file(let path)), (.headers, .file(let path)):
                    add(path, place: PathText.name(path), isResource: phase.kind == .resources, &uncompiled)
                case (.copy, .file(let path)) where !["framework", "xcframework", "appex", "app", "dylib"].contains(PathText.ending(path)):
                    add(path, place: PathText.name(path), isResource: true, &uncompiled)
                case (.resources, .folder(let path)), (.copy, .folder(let path)):
                    add(path, place: PathText.name(path), isResource: true, &uncompiled)
                case (.sources, .variants(_, let paths)), (.resources, .variants(_, let paths)):
                    for path in paths { add(path, place: Self.localizedPlace(path), isResource: phase.kind == .resources, &uncompiled) }
                default: break
                }
            }
        }
        for folder in target.folders { add(folder, files, &uncompiled) }
        swift = swift.unique
        portable = portable.unique
        objectiveC = objectiveC.unique
        catalogs = catalogs.unique
        dataModels = dataModels.unique
        interfaces = interfaces.unique
        stringCatalogs = stringCatalogs.unique
        resources = resources.unique
    }

    private mutating func add(_ folder: SynchronizedFolder, _ files: ProjectFiles, _ uncompiled: inout Set<String>) {
        for explicit in folder.explicitFolders.sorted() where folder.isWhole {
            resources.append(Resource(source: PathText.join(folder.path, explicit), place: PathText.name(explicit)))
        }
        for relative in files.below(folder.path) {
            let inside = { (names: Set<String>) in names.contains { relative == $0 || relative.hasPrefix($0 + "/") } }
            // A localized file is named once for all languages.
            let plain =
                PathText.language(relative) == nil
                ? relative : PathText.join(PathText.folder(PathText.folder(relative)), PathText.name(relative))
            let isException =
                inside(folder.exceptions) || folder.exceptions.contains(plain) || folder.exceptions.contains("/Localized: " + plain)
            guard isException != folder.isWhole || inside(folder.members), !inside(folder.explicitFolders) else { continue }
            add("\(folder.path)/\(relative)", place: Self.localizedPlace(relative), isResource: false, &uncompiled)
        }
    }

    /// Resources are side by side in a bundle, except for the folders of languages.
    private static func localizedPlace(_ path: String) -> String {
        PathText.language(path).map { "\($0)/\(PathText.name(path))" } ?? PathText.name(path)
    }

    private mutating func add(_ path: String, place: String, isResource: Bool, _ uncompiled: inout Set<String>) {
        let ending = PathText.ending(path)
        // A file in the folder of a language is of that language, also where it is listed alone.
        let place = place.contains("/") ? place : Self.localizedPlace(path)
        switch ending {
        case "swift": if !isResource { swift.append(path) }
        case _ where SourceKinds.portable.contains(ending) && !isResource: portable.append(path)
        case _ where SourceKinds.objectiveC.contains(ending) && !isResource: objectiveC.append(path)
        case _ where SourceKinds.headers.contains(ending): headers.append(path)
        case "xcassets": catalogs.append(path)
        case "xcstrings": stringCatalogs.append(path)
        case _ where SourceKinds.models.contains(ending): dataModels.append(path)
        case _ where SourceKinds.interfaces.contains(ending):
            interfaces.append(Resource(source: path, place: String(place.dropLast(ending.count + 1))))
        case _ where SourceKinds.uncompiled[ending] != nil: uncompiled.insert(path)
        case _ where SourceKinds.uncopied.contains(ending): break
        default:
            let name = PathText.name(path)
            guard name != "Info.plist", !name.hasPrefix(".") else { break }
            resources.append(Resource(source: path, place: place))
        }
    }
}
