public import Foundation

/// One target as a module to compile.
public struct ModulePlan: Sendable {
    public enum Kind: Sendable { case application, library, tests }

    /// A file or folder and its path in the app's bundle.
    public struct Resource: Hashable, Sendable {
        public var source: String
        public var place: String

        public init(source: String, place: String) { (self.source, self.place) = (source, place) }
    }

    public struct Product: Hashable, Sendable {
        public var name: String
        public var package: PackageReference?
    }

    /// The target's name and the project's path.
    public var target: String
    public var project: String
    /// The module's name.
    public var name: String
    public var kind: Kind
    public var swift: [String] = []
    /// C, C++ and assembler.
    public var portable: [String] = []
    /// Objective-C and Objective-C++, which are not compiled.
    public var objectiveC: [String] = []
    public var headers: [String] = []
    public var bridgingHeader: String?
    public var catalogs: [String] = []
    /// Models of Core Data.
    public var dataModels: [String] = []
    /// Storyboards and xibs; places are without the ending.
    public var interfaces: [Resource] = []
    /// `.xcstrings` files.
    public var stringCatalogs: [String] = []
    public var resources: [Resource] = []
    /// The contents of its `Info.plist`.
    public var information: Data?
    /// Of the Swift compiler: `4`, `4.2`, `5`, `6`.
    public var languageMode = "5"
    public var conditions: [String] = []
    public var flags: [String] = []
    /// Tests of an app's interface, which drive the app from a process of their own.
    public var isInterfaceTest = false
    /// The module of the app that unit tests are loaded into; nil without one.
    public var host: String?
    /// Names of modules.
    public var dependencies: [String] = []
    public var products: [Product] = []

    public var isEmpty: Bool { swift.isEmpty && portable.isEmpty }

    public init(target: String, project: String, name: String, kind: Kind) {
        (self.target, self.project, self.name, self.kind) = (target, project, name, kind)
    }
}

/// A target with tests of an app's interface.
public struct InterfaceTests: Hashable, Sendable {
    /// The name of the target with the tests.
    public var target: String
    /// The name of the target of the app; nil if the target names none.
    public var application: String?

    public init(target: String, application: String?) { (self.target, self.application) = (target, application) }
}

/// What to build of projects.
public struct ProjectPlan: Sendable {
    /// Dependencies come before what needs them.
    public var modules: [ModulePlan] = []
    public var packages: [PackageReference] = []
    /// The module to run; nil for tests.
    public var application: String?
    /// What is left out, and what that means.
    public var notes: [String] = []
    /// Swift files that a target lists and that do not exist. Each has a note, too.
    public var missingSources: [(path: String, target: String)] = []
    /// Pods of a `Podfile` whose sources are not here, by their modules' names.
    public var missingPods: [String] = []
    /// Tests that are not run, as `Module.Class/method()`.
    public var skippedTests: [String] = []
    /// Targets with tests of an app's interface, which have plans of their own.
    public var interfaceTests: [InterfaceTests] = []
    /// A `Package.resolved` with the versions of remote packages.
    public var resolved: String?
    /// Scripts that a build in Xcode would run, in its order.
    public var scripts: [ScriptPlan] = []

    public init() {}
}
