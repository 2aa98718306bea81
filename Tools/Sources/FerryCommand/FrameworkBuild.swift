import Foundation
import SourceRewriter

/// The frameworks as built libraries, and the compiler and linker flags that apps need to use them.
///
/// Built in release configuration once for a state of Ferry's sources, with the simulator; an app's build never compiles them. A bundle holds
/// them built already.
struct FrameworkBuild: Codable {
    var compilerFlags: [String]
    var linkerFlags: [String]
    var selectors: FrameworkSelectors
    /// Identifies the state of Ferry's sources that was built.
    var stamp: String

    /// Stands in a stored record for the folder of the checkout or bundle, which may be moved.
    static let base = "{base}"

    /// The record with the paths that it has below `folder`.
    func located(at folder: String) -> FrameworkBuild {
        var build = self
        build.compilerFlags = compilerFlags.map { $0.replacing(Self.base, with: folder) }
        build.linkerFlags = linkerFlags.map { $0.replacing(Self.base, with: folder) }
        return build
    }

    /// The frameworks, built now unless they are up to date with the sources.
    @discardableResult
    static func prepare(_ checkout: Checkout, report: (String) -> Void) throws -> FrameworkBuild {
        if let bundle = checkout.bundle { return try bundle.framework() }
        let stamp = try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: checkout.root)
        if let known = stored(checkout), known.stamp == stamp { return known.located(at: checkout.root) }
        return try FolderLock.hold(checkout.state + "/build.lock", waitingFor: "building in this checkout", report: report) {
            // It may have built the same.
            if let known = stored(checkout), known.stamp == stamp { return known.located(at: checkout.root) }
            report("Building Ferry (once for this version of its sources)…")
            // Written again only after a successful build, so that an interrupted one is not taken for complete.
            try? FileManager.default.removeItem(atPath: file(checkout))
            try ChildSignals.interruptible("building Ferry") { try build(checkout) }
            let libraries = checkout.products.replacing(checkout.root, with: base, maxReplacements: 1)
            let record = FrameworkBuild(
                compilerFlags: try compilerFlags(checkout), linkerFlags: linkerFlags(libraries: libraries), selectors: selectors(checkout),
                stamp: stamp)
            try JSONEncoder().encode(record).write(to: URL(fileURLWithPath: file(checkout)), options: .atomic)
            return record.located(at: checkout.root)
        }
    }

    private static func file(_ checkout: Checkout) -> String { checkout.scratch + "/framework.json" }

    private static func stored(_ checkout: Checkout) -> FrameworkBuild? {
        FileManager.default.contents(atPath: file(checkout)).flatMap { try? JSONDecoder().decode(FrameworkBuild.self, from: $0) }
    }

    /// One build for everything that an app's run needs, so that the package manager can compile independent modules at the same time.
    private static func build(_ checkout: Checkout) throws {
        var log: [String] = []
        let command = ["swift", "build", "-c", "release", "--package-path", checkout.root, "--scratch-path", checkout.scratch]
        let status = try ChildProcess(command, environment: [runOnly: "1"]).stream { log.append($0) }
        guard status == 0 else {
            let full = DiskSpace.explanation(free: DiskSpace.free(at: checkout.state), folder: checkout.state, log: log)
            if let full { throw CommandFailure("building Ferry failed: " + full) }
            let errors = log.filter { $0.contains("error:") }
            throw CommandFailure(
                "building Ferry failed (status \(status)):\n" + (errors.isEmpty ? Array(log.suffix(40)) : errors).joined(separator: "\n"))
        }
    }

    /// With this variable `Package.swift` has neither tests nor benchmarks.
    private static let runOnly = "FERRY_RUN_ONLY"

    private static func compilerFlags(_ checkout: Checkout) throws -> [String] {
        let products = String(checkout.products.dropFirst(checkout.root.count + 1))
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
        for package in try packageConfigNames(checkout) {
            let result = try ChildProcess(["pkg-config", "--cflags-only-I", package]).capture()
            flags += result.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        }
        return flags
    }

    private static func packageConfigNames(_ checkout: Checkout) throws -> [String] {
        struct Dump: Decodable {
            struct Target: Decodable { var pkgConfig: String? }
            var targets: [Target]
        }
        let result = try ChildProcess([
            "swift", "package", "--package-path", checkout.root, "--scratch-path", checkout.scratch, "dump-package",
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
            "-L" + libraries, "-lFerryKit", "--as-needed", "-lFerryNetworking", "-lFerryCrypto", "--no-as-needed", "-rpath", libraries,
        ]
    }

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
            selectors.scanClasses(text)
        }
        return selectors
    }
}
