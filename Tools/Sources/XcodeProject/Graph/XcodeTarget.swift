/// A target of a project.
public struct XcodeTarget: Sendable {
    public enum Kind: Hashable, Sendable {
        case application, framework, staticLibrary, bundle, unitTests, interfaceTests
        /// What is not built for an iPhone: extensions, apps for watches, tools, aggregates.
        case other(String)
    }

    public var id: String
    public var name: String
    public var kind: Kind
    public var line: Int
    /// The file name of what it makes.
    public var product = ""
    public var phases: [BuildPhase] = []
    public var folders: [SynchronizedFolder] = []
    public var dependencies: [TargetReference] = []
    /// Products of Swift packages, with the package where the project says it.
    public var packageProducts: [PackageProduct] = []
    public var configurations: ConfigurationList

    public struct PackageProduct: Hashable, Sendable {
        public var name: String
        public var package: PackageReference?
    }

    static func kind(ofProduct type: String?, isa: String) -> Kind {
        guard isa == "PBXNativeTarget", let type else { return .other(isa == "PBXNativeTarget" ? "target" : "aggregate target") }
        switch type.replacing("com.apple.product-type.", with: "") {
        case "application": return .application
        case "framework", "framework.static", "library.dynamic": return .framework
        case "library.static": return .staticLibrary
        case "bundle": return .bundle
        case "bundle.unit-test", "bundle.ocunit-test": return .unitTests
        case "bundle.ui-testing": return .interfaceTests
        case let other where other.contains("watch"): return .other("app for a watch")
        case let other where other.contains("extension"): return .other("app extension")
        case "tool": return .other("command-line tool")
        case let other: return .other(other)
        }
    }
}

/// The named configurations of a project or a target.
public struct ConfigurationList: Sendable {
    public struct Configuration: Sendable {
        public var name: String
        public var settings: [String: PropertyNode]
        /// The path of its `.xcconfig` file.
        public var base: String?
        public var line: Int
    }

    public var configurations: [Configuration] = []
    public var defaultName: String?

    public init() {}

    /// The configuration of a name, or the default one.
    public func named(_ name: String) -> Configuration? {
        configurations.first { $0.name == name } ?? configurations.first { $0.name == defaultName } ?? configurations.first
    }
}
