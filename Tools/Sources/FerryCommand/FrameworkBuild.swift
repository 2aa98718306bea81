import Foundation
import SourceRewriter

/// The frameworks as built libraries, and the compiler and linker flags that apps need to use them.
///
/// Built in release configuration once for a state of Ferry's sources; an app's build never compiles them.
struct FrameworkBuild: Codable {
    var compilerFlags: [String]
    var linkerFlags: [String]
    var selectors: FrameworkSelectors
    /// Identifies the state of Ferry's sources that was built.
    private(set) var stamp: String

    static func prepare(_ checkout: Checkout, report: (String) -> Void) throws -> FrameworkBuild {
        let stamp = try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: checkout.root)
        let file = frameworkFile(checkout)
        if let data = FileManager.default.contents(atPath: file),
            let known = try? JSONDecoder().decode(FrameworkBuild.self, from: data), known.stamp == stamp
        {
            return known
        }
        report("Building Ferry (once for this version of its sources)…")
        try build(["FerryKit", "FerryNetworking", "FerryCrypto"], checkout)
        let build = FrameworkBuild(
            compilerFlags: try compilerFlags(checkout), linkerFlags: linkerFlags(checkout), selectors: selectors(checkout), stamp: stamp)
        try JSONEncoder().encode(build).write(to: URL(fileURLWithPath: file), options: .atomic)
        return build
    }

    /// Builds the simulator and what it needs, unless they are up to date with the sources.
    static func prepareSimulator(_ checkout: Checkout, report: (String) -> Void) throws {
        let stamp = try SourceStamp.of(folders: ["Sources"], files: ["Package.swift"], in: checkout.root)
        let file = simulatorFile(checkout)
        guard FileManager.default.contents(atPath: file) != Data(stamp.utf8) else { return }
        report("Building the simulator (once for this version of its sources)…")
        try build(["FerryClock", "FerryWallClock", "ferry-shell", "ferry-simulator"], checkout)
        try stamp.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private static func frameworkFile(_ checkout: Checkout) -> String { checkout.scratch + "/framework.json" }
    private static func simulatorFile(_ checkout: Checkout) -> String { checkout.scratch + "/simulator.stamp" }

    /// Frameworks and simulator are built into one folder. The stamp is written only after a successful build, so that an interrupted
    /// one is not taken for complete.
    private static func build(_ products: [String], _ checkout: Checkout) throws {
        let words = [frameworkFile(checkout), simulatorFile(checkout)].map { (file: $0, text: FileManager.default.contents(atPath: $0)) }
        for word in words { try? FileManager.default.removeItem(atPath: word.file) }
        for product in products { try build(product, checkout) }
        for word in words { try word.text?.write(to: URL(fileURLWithPath: word.file), options: .atomic) }
    }

    private static func build(_ product: String, _ checkout: Checkout) throws {
        var log: [String] = []
        let command = ["swift", "build", "-c", "release", "--package-path", checkout.root, "--scratch-path", checkout.scratch]
        let status = try ChildProcess(command + ["--product", product]).stream { log.append($0) }
        guard status == 0 else {
            let errors = log.filter { $0.contains("error:") }
            throw CommandFailure(
                "building \(product) failed:\n" + (errors.isEmpty ? Array(log.suffix(40)) : errors).joined(separator: "\n"))
        }
    }

    private static func compilerFlags(_ checkout: Checkout) throws -> [String] {
        var flags = ["-I", checkout.modules]
        let sources = checkout.root + "/Sources"
        for name in try FileManager.default.contentsOfDirectory(atPath: sources).sorted() where name.hasPrefix("C") {
            let written = "\(sources)/\(name)/module.modulemap"
            let generated = "\(checkout.products)/\(name).build/module.modulemap"
            if let map = [written, generated].first(where: FileManager.default.fileExists) {
                flags += ["-Xcc", "-fmodule-map-file=" + map]
            }
            let headers = "\(sources)/\(name)/include"
            if FileManager.default.fileExists(atPath: headers) { flags += ["-Xcc", "-I" + headers] }
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

    private static func linkerFlags(_ checkout: Checkout) -> [String] {
        // Apps link only the libraries they use: without networking or cryptography, those are not linked.
        [
            "-L" + checkout.products, "-lFerryKit", "--as-needed", "-lFerryNetworking", "-lFerryCrypto", "--no-as-needed", "-rpath",
            checkout.products,
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
