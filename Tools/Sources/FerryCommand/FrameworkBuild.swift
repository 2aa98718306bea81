import Foundation
import SourceRewriter

/// The frameworks as built libraries, and the compiler and linker flags that apps need to use them.
///
/// Built once for a state of Ferry's sources and a configuration, with the simulator; an app's build never compiles them. A bundle holds them
/// built already.
struct FrameworkBuild: Codable {
    var compilerFlags: [String]
    var linkerFlags: [String]
    var selectors: FrameworkSelectors
    /// Identifies the state of Ferry's sources that was built.
    var stamp: String
    /// Not stored: each configuration has a record of its own.
    var configuration = FrameworkConfiguration.release

    private enum CodingKeys: String, CodingKey { case compilerFlags, linkerFlags, selectors, stamp }

    /// Stands in a stored record for the folder of the checkout or bundle, which may be moved.
    static let base = "{base}"

    /// The record with the paths that it has below `folder`.
    func located(at folder: String) -> FrameworkBuild {
        var build = self
        build.compilerFlags = compilerFlags.map { $0.replacing(Self.base, with: folder) }
        build.linkerFlags = linkerFlags.map { $0.replacing(Self.base, with: folder) }
        return build
    }

    /// The frameworks that a command uses, built now unless they are up to date with the sources.
    static func prepare(
        _ checkout: Checkout, for use: FrameworkChoice.Use, report: (String) -> Void
    ) throws -> (build: FrameworkBuild, choice: FrameworkChoice) {
        let wish = try FrameworkConfiguration.wish(in: ProcessInfo.processInfo.environment)
        let isReady = try checkout.bundle != nil || current(checkout, .release, stamp: stamp(checkout)) != nil
        // A bundle has one build.
        let choice = FrameworkChoice(for: use, isOptimisedReady: isReady, wish: checkout.bundle == nil ? wish : nil)
        return (try prepare(checkout, choice.configuration, report: report), choice)
    }

    /// The frameworks in one configuration, built now unless they are up to date with the sources.
    @discardableResult
    static func prepare(
        _ checkout: Checkout, _ configuration: FrameworkConfiguration = .release, report: (String) -> Void
    ) throws -> FrameworkBuild {
        if let bundle = checkout.bundle { return try bundle.framework() }
        if let known = try current(checkout, configuration, stamp: stamp(checkout)) { return known }
        return try locked(checkout, configuration, report: report) {
            report("Building Ferry \(configuration == .debug ? "without optimisation " : "")(once for this version of its sources)…")
            return try ChildSignals.interruptible("building Ferry") { try make(checkout, configuration) }
        }
    }

    /// Waits for other builds of the same, and builds with `body` what they have not built.
    static func locked(
        _ checkout: Checkout, _ configuration: FrameworkConfiguration, report: (String) -> Void, _ body: () throws -> FrameworkBuild
    ) throws -> FrameworkBuild {
        let lock = checkout.scratch(configuration) + ".lock"
        return try FolderLock.hold(lock, waitingFor: "building in this checkout", report: report) {
            try current(checkout, configuration, stamp: stamp(checkout)) ?? body()
        }
    }

    /// Builds and writes the record, unless the sources were changed meanwhile: then it is unknown what was built.
    static func make(_ checkout: Checkout, _ configuration: FrameworkConfiguration) throws -> FrameworkBuild {
        let stamp = try stamp(checkout)
        let file = record(checkout, configuration)
        // Written again only after a successful build, so that an interrupted one is not taken for complete.
        try? FileManager.default.removeItem(atPath: file)
        try build(checkout, configuration)
        let libraries = checkout.products(configuration).replacing(checkout.root, with: base, maxReplacements: 1)
        let made = FrameworkBuild(
            compilerFlags: try compilerFlags(checkout, configuration), linkerFlags: linkerFlags(libraries: libraries),
            selectors: selectors(checkout), stamp: stamp, configuration: configuration)
        if try Self.stamp(checkout) == stamp {
            try JSONEncoder().encode(made).write(to: URL(fileURLWithPath: file), options: .atomic)
        }
        return made.located(at: checkout.root)
    }

    static func stamp(_ checkout: Checkout) throws -> String {
        try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: checkout.root, cache: checkout.state + "/sources.json")
    }

    /// The record of a build; `ferry` looks for it, too.
    static func record(_ checkout: Checkout, _ configuration: FrameworkConfiguration) -> String {
        checkout.scratch(configuration) + "/framework.json"
    }

    /// The frameworks as built of a state of the sources; nil if there is no such build.
    static func current(_ checkout: Checkout, _ configuration: FrameworkConfiguration, stamp: String) -> FrameworkBuild? {
        guard let data = FileManager.default.contents(atPath: record(checkout, configuration)),
            var known = try? JSONDecoder().decode(FrameworkBuild.self, from: data), known.stamp == stamp
        else { return nil }
        known.configuration = configuration
        return known.located(at: checkout.root)
    }

    /// Builds everything that an app's run needs at once, so that the package manager can compile independent modules at the same time.
    static func command(_ checkout: Checkout, _ configuration: FrameworkConfiguration) -> ChildProcess {
        let place = ["--package-path", checkout.root, "--scratch-path", checkout.scratch(configuration)]
        return ChildProcess(["swift", "build", "-c", configuration.rawValue] + place, environment: [runOnly: "1"])
    }

    /// Archives that only some programs link, with their modules, of which the first is the one that these import.
    private static let archives = [
        (name: "FerryCoreData", modules: ["CoreData", "DataModel", "ManagedDocuments"]),
        ("FerryInterfaceTesting", ["XCUITest", "DeviceRequests", "DriveClient", "TestTrace"]),
        ("FerrySnapshotTesting", ["ScreenSnapshots"]),
        ("FerryWebKit", ["WebKit", "WebEngine", "SafariServices", "AuthenticationServices"]),
    ]

    /// An archive of these modules, without those that are in FerryKit.
    private static func archive(_ name: String, _ modules: [String], _ checkout: Checkout, _ configuration: FrameworkConfiguration) throws {
        let products = checkout.products(configuration)
        // Its targets are some of those that were built, unless the package has none.
        guard let first = modules.first, FileManager.default.fileExists(atPath: "\(products)/\(first).build") else { return }
        let objects = try modules.flatMap { module in
            let folder = "\(products)/\(module).build"
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".o") }.sorted().map {
                "\(folder)/\($0)"
            }
        }
        let archive = "\(products)/lib\(name).a"
        try? FileManager.default.removeItem(atPath: archive)
        let result = try ChildProcess(["ar", "rcsD", archive] + objects).capture()
        guard result.status == 0 else { throw CommandFailure("cannot make \(archive): \(result.errors)") }
    }

    private static func build(_ checkout: Checkout, _ configuration: FrameworkConfiguration) throws {
        var log: [String] = []
        let status = try command(checkout, configuration).stream { log.append($0) }
        guard status == 0 else {
            let full = DiskSpace.explanation(free: DiskSpace.free(at: checkout.state), folder: checkout.state, log: log)
            if let full { throw CommandFailure("building Ferry failed: " + full) }
            let errors = log.filter { $0.contains("error:") }
            throw CommandFailure(
                "building Ferry failed (status \(status)):\n" + (errors.isEmpty ? Array(log.suffix(40)) : errors).joined(separator: "\n"))
        }
        for (name, modules) in archives { try archive(name, modules, checkout, configuration) }
    }

    /// With this variable `Package.swift` has neither tests nor benchmarks.
    private static let runOnly = "FERRY_RUN_ONLY"

    private static func compilerFlags(_ checkout: Checkout, _ configuration: FrameworkConfiguration) throws -> [String] {
        let products = String(checkout.products(configuration).dropFirst(checkout.root.count + 1))
        var flags = ["-I", "\(base)/\(products)/Modules"]
        let sources = checkout.root + "/Sources"
        for name in try FileManager.default.contentsOfDirectory(atPath: sources).sorted() where name.hasPrefix("C") {
            let maps = ["Sources/\(name)/module.modulemap", "\(products)/\(name).build/module.modulemap"]
            if let map = maps.first(where: { FileManager.default.fileExists(atPath: "\(checkout.root)/\($0)") }) {
                flags += ["-Xcc", "-fmodule-map-file=\(base)/\(map)"]
            }
            let headers = "Sources/\(name)/include"
            if FileManager.default.fileExists(atPath: "\(checkout.root)/\(headers)") { flags += ["-Xcc", "-I\(base)/\(headers)"] }
        }
        for package in try packageConfigNames(checkout, configuration) {
            let result = try ChildProcess(["pkg-config", "--cflags-only-I", package]).capture()
            flags += result.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        }
        return flags
    }

    private static func packageConfigNames(_ checkout: Checkout, _ configuration: FrameworkConfiguration) throws -> [String] {
        struct Dump: Decodable {
            struct Target: Decodable { var pkgConfig: String? }
            var targets: [Target]
        }
        let result = try ChildProcess([
            "swift", "package", "--package-path", checkout.root, "--scratch-path", checkout.scratch(configuration), "dump-package",
        ]).capture()
        guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)) else {
            throw CommandFailure("cannot read Ferry's own Package.swift:\n" + result.errors)
        }
        return dump.targets.compactMap(\.pkgConfig)
    }

    /// > Parameters: libraries: the folder of the libraries.
    static func linkerFlags(libraries: String) -> [String] {
        // Apps link only the libraries they use: without networking or cryptography, those are not linked.
        [
            // Archives: apps without web views and Core Data take nothing of them, and need no SQLite, whose name is the one without a
            // development package. That of web views uses the networking, so it comes before it.
            "-L" + libraries, "-lFerryKit", "-lFerryWebKit", "--as-needed", "-lFerryNetworking", "-lFerryCrypto", "-lFoundationNetworking",
            "-lFerryCoreData", "-lswiftSynchronization", "-l:libsqlite3.so.0", "--no-as-needed", "-rpath", libraries,
        ]
    }

    /// In addition, for tests of an app's interface: an archive, since only these link XCTest.
    ///
    /// Foundation sleeps with `nanosleep`, for which tests of the interface have one of their own.
    static let interfaceTestFlags = ["-lFerryInterfaceTesting", "--export-dynamic-symbol=nanosleep"]

    /// In addition, for all tests.
    static let testFlags = ["-lFerrySnapshotTesting"]

    private static func selectors(_ checkout: Checkout) -> FrameworkSelectors {
        var selectors = FrameworkSelectors()
        for file in SourceFolder.files(in: checkout.root + "/Sources") where !file.contains("/ObjectiveC/ObjCRuntime.swift") {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if file.contains("/ObjectiveCMembers/") {
                selectors.members.scan(text)
                continue
            }
            if text.contains("ObjCRuntime.") { selectors.scan(text) }
            if text.contains("public protocol ") { selectors.scanDefaults(text) }
            selectors.scanClasses(text)
        }
        return selectors
    }
}
