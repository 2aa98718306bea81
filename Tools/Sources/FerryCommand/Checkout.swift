import Foundation

/// Ferry's own source tree, or an installed bundle in its place, and the folders that commands build into.
struct Checkout {
    /// Without a source tree, the bundle.
    let root: String
    /// Holds what commands make and keep: `.ferry` of a source tree.
    let state: String
    /// The bundle that this program is part of; nil where everything is built from source.
    let bundle: FrameworkBundle?

    /// Finds the source tree or the bundle that this program is part of.
    init() throws {
        let variables = ProcessInfo.processInfo.environment
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        bundle = try FrameworkBundle(of: program)
        if let root = Self.sources(above: variables["FERRY_ROOT"] ?? program) {
            self.root = root
            state = root + "/.ferry"
        } else if let bundle {
            root = bundle.root
            state = variables["FERRY_STATE"] ?? NSHomeDirectory() + "/.cache/ferry"
        } else {
            throw CommandFailure(
                "cannot find Ferry's sources from \(variables["FERRY_ROOT"] ?? program); start it through the 'ferry' script of a clone")
        }
    }

    private static func sources(above path: String) -> String? {
        var folder = path
        while !FileManager.default.fileExists(atPath: folder + "/Sources/UIKitCore") {
            let parent = (folder as NSString).deletingLastPathComponent
            guard parent != folder, !parent.isEmpty else { return nil }
            folder = parent
        }
        return folder
    }

    init(root: String) {
        self.root = root
        state = root + "/.ferry"
        bundle = nil
    }

    /// The build folder for the frameworks and the simulator, separate from `.build`, which Ferry's developers use. One for each configuration:
    /// SwiftPM lets one process at a time into a folder, and the optimised build may take minutes next to other commands.
    func scratch(_ configuration: FrameworkConfiguration) -> String { state + (configuration == .release ? "/build" : "/debug") }
    func products(_ configuration: FrameworkConfiguration) -> String { scratch(configuration) + "/" + configuration.rawValue }
    func simulator(_ configuration: FrameworkConfiguration) -> String {
        (bundle?.programs ?? products(configuration)) + "/ferry-simulator"
    }

    /// Of the optimised build.
    var scratch: String { scratch(.release) }
    var products: String { products(.release) }
    var modules: String { products + "/Modules" }

    /// Fails for a command that builds Ferry itself where there are only its programs.
    func requireSources(for command: String) throws {
        guard bundle == nil else { throw CommandFailure("ferry \(command) builds Ferry's own sources; run it in a clone") }
    }
}
