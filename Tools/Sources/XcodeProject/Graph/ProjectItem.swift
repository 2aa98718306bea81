/// What a build phase is about.
public enum ProjectItem: Hashable, Sendable {
    /// A file, or a folder that is one document.
    case file(String)
    /// The variants of one file for languages.
    case variants(name: String, [String])
    /// A folder that is copied with its structure.
    case folder(String)
    /// What a target of this or another project makes.
    case product(name: String, target: TargetReference?)
    /// A product of a Swift package.
    case packageProduct(String)
}

/// Names a target, of this project or of another one.
public struct TargetReference: Hashable, Sendable {
    /// The path of the other project; nil for this one.
    public var project: String?
    public var name: String

    public init(project: String? = nil, name: String) { (self.project, self.name) = (project, name) }
}

/// One build phase of a target.
public struct BuildPhase: Equatable, Sendable {
    public enum Kind: String, Sendable { case sources, resources, headers, frameworks, copy, script, other }

    public var kind: Kind
    public var items: [ProjectItem] = []
    /// The name and text of a script.
    public var name = ""
    public var script = ""
    /// The program that reads a script, with its options.
    public var shell = ""
    /// What a script reads and makes, and files that list it; with settings in it.
    public var inputs: [String] = []
    public var outputs: [String] = []
    public var inputLists: [String] = []
    public var outputLists: [String] = []
    /// A script that is run in every build.
    public var isAlwaysRun = false
    /// A script that is run only when an app is installed, and not after a build.
    public var isForInstallation = false
    public var line: Int
}

/// A folder whose files belong to targets without being listed (Xcode 16).
public struct SynchronizedFolder: Equatable, Sendable {
    public var path: String
    /// Files below it that are not the target's, or, of a target that does not have the whole folder, the only ones that are.
    public var exceptions: Set<String> = []
    /// Files below it that a build phase of the target has of its own, also if they are exceptions.
    public var members: Set<String> = []
    public var isWhole: Bool
    /// Folders that are copied with their structure.
    public var explicitFolders: Set<String> = []
}

/// A Swift package that a project names.
public struct PackageReference: Hashable, Sendable {
    public enum Place: Hashable, Sendable {
        case local(path: String)
        /// A repository with its versions, as the requirement of a package manifest: `from: "1.0.0"`.
        case remote(url: String, requirement: String)
    }

    public var place: Place
    public var line: Int
}
