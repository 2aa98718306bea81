import Foundation

/// The Swift compiler in PATH, as it describes itself.
struct Toolchain {
    /// Such as "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    let compiler: String
    /// Its folder `usr/lib/swift`.
    let resources: String
    let architecture: String

    init() throws {
        struct Information: Decodable {
            struct Target: Decodable { var arch: String }
            struct Paths: Decodable { var runtimeResourcePath: String }
            var compilerVersion: String
            var target: Target
            var paths: Paths
        }
        let result = try ChildProcess(["swift", "-print-target-info"]).capture()
        guard let information = try? JSONDecoder().decode(Information.self, from: Data(result.output.utf8)) else {
            throw CommandFailure("'swift -print-target-info' does not describe a compiler:\n" + result.output + result.errors)
        }
        compiler = information.compilerVersion
        resources = information.paths.runtimeResourcePath
        architecture = information.target.arch
    }

    /// The release number: 6.3.1.
    var release: String { compiler.firstMatch(of: /\d+(\.\d+)+/).map { String($0.0) } ?? "unknown" }

    /// Whether a module or header is part of the compiler's own.
    func contains(_ path: String) -> Bool {
        let library = (resources as NSString).deletingLastPathComponent
        return ["/swift/", "/clang/"].contains { path.hasPrefix(library + $0) }
    }

    /// A program of the toolchain, or else one in PATH.
    func program(_ name: String) -> String? {
        let own = URL(fileURLWithPath: resources + "/../../bin/" + name).standardizedFileURL.path
        return ChildProcess.find(own) ?? ChildProcess.find(name)
    }
}
