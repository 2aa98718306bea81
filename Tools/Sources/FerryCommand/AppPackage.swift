import Foundation

/// A package to build: the user's own, or one synthesized around a plain folder of sources.
struct AppPackage {
    /// The package's root, where `swift build` runs.
    var root: String
    /// The folder that the user named, or its mirror.
    var folder: String
    /// The folder that the user named, as shown in messages.
    var origin: String
    /// The build folder: of the app with optimised frameworks, unless `built(with:)` has chosen the other one.
    var scratch: String

    /// The package with the build folder for one configuration of the frameworks: products of one cannot be used with the other.
    func built(with frameworks: FrameworkConfiguration) -> AppPackage {
        var package = self
        if frameworks == .debug { package.scratch += "-debug" }
        return package
    }

    var overlayFolder: String { scratch + "/ferry" }
    var isMadeUp: Bool { root != folder }

    /// The message with the user's own paths.
    func shown(_ text: String) -> String { folder == origin ? text : text.replacing(folder + "/", with: origin + "/") }

    init(at path: String, _ checkout: Checkout) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CommandFailure("\(path): no such folder") }
        guard isFolder.boolValue else { throw CommandFailure("\(path) is a file; name the app's folder") }
        origin = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        folder = origin
        if PathMirror.isNeeded(origin), FileManager.default.fileExists(atPath: origin + "/Package.swift") {
            folder = try PathMirror.update(of: origin, in: checkout.state + "/apps")
        }
        if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            root = folder
            scratch = folder + "/.build/ferry"
        } else {
            let made = try SynthesizedPackage(around: folder, in: checkout.state + "/apps")
            root = made.root
            scratch = made.root + "/.build"
        }
    }

    /// SwiftPM's product folders, by target triple; its `debug` and `release` links exist only after the first successful build.
    var products: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? []
        return names.flatMap { ["\(scratch)/\($0)/debug", "\(scratch)/\($0)/release"] }.filter(FileManager.default.fileExists)
    }

    /// The product folders of one configuration.
    func products(_ configuration: String) -> [String] { products.filter { $0.hasSuffix("/" + configuration) } }

    /// SwiftPM's last build plan. > Parameters: configuration: `debug` or `release`.
    func plan(_ configuration: String) -> String { "\(scratch)/\(configuration).yaml" }

    /// Source files, by the paths that the compiler receives.
    var sources: [String] { SourceFolder.files(in: root) }

    /// The `Info.plist` next to an executable's sources, where SwiftPM and Xcode have it; nil if there is none.
    func information(of name: String) -> String? {
        ["Sources/\(name)", name, "."].map { "\(folder)/\($0)/Info.plist" }.first { FileManager.default.isReadableFile(atPath: $0) }
    }

    var description: PackageDescription {
        get throws { try PackageDescription(of: root, scratch: scratch) }
    }
}
