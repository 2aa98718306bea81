import Foundation

/// The modules that apps import, the C modules that these need, and every header of those, as the compiler lists them. Apps then build without
/// any development package.
struct BundledHeaders {
    let checkout: Checkout
    let toolchain: Toolchain
    private let build: FrameworkBuild
    /// The flags that take the place of the build's.
    private(set) var flags: [String] = []
    /// The packages whose headers are included.
    private(set) var packages: Set<String> = []
    /// Libraries that apps link themselves.
    private(set) var linked: [String] = []

    /// What an app may import besides the frameworks: a C module's name by the folder in `Sources`, and the library that it links.
    private static let forApps = (folder: "CSQLite3", module: "SQLite3", library: "sqlite3")

    init(checkout: Checkout, toolchain: Toolchain, build: FrameworkBuild) throws {
        (self.checkout, self.toolchain, self.build) = (checkout, toolchain, build)
    }

    mutating func copy(to root: String) throws {
        let dependencies = try dependencies()
        let sources = checkout.root + "/Sources/"
        var system: [String] = []
        var folders: [String] = []
        for path in dependencies {
            if path.hasPrefix(checkout.modules + "/") {
                try copy(path, to: "\(root)/modules/\(path.dropFirst(checkout.modules.count + 1))")
            } else if path.hasPrefix(sources) {
                let name = String(path.dropFirst(sources.count))
                // The compiler reads every module map that it is given, but only the headers of modules that are imported.
                guard !name.hasSuffix(".modulemap") else { continue }
                folders.append(String(name.prefix { $0 != "/" }))
                try copy(path, to: "\(root)/include/\(name)")
            } else if !toolchain.contains(path), !path.hasPrefix(checkout.root + "/") {
                system.append(path)
            }
        }
        flags = ["-I", FrameworkBuild.base + "/modules"]
        for folder in Set(folders).sorted() { try writeModuleMap(of: folder, to: root) }
        try copySystemHeaders(system, to: root + "/include/system")
    }

    /// Every file that the compiler reads for a program that imports all modules of the products.
    private func dependencies() throws -> [String] {
        let stage = checkout.state + "/bundle.part"
        let modules: [String] = try importableModules()
        let imports = modules.map { "import " + $0 }.joined(separator: "\n")
        try imports.write(toFile: stage + "/imports.swift", atomically: true, encoding: .utf8)
        let frontend = ["swiftc", "-frontend", "-typecheck", stage + "/imports.swift", "-module-name", "imports"]
        let output = [
            "-module-cache-path", stage + "/cache", "-track-system-dependencies", "-emit-dependencies-path", stage + "/imports.d",
        ]
        let result = try ChildProcess(frontend + output + build.compilerFlags).capture()
        guard result.status == 0, let data = FileManager.default.contents(atPath: stage + "/imports.d") else {
            throw CommandFailure("cannot import the frameworks:\n" + result.errors)
        }
        return Self.paths(inDependencies: String(decoding: data, as: UTF8.self)).map { (path: String) -> String in
            URL(fileURLWithPath: path).standardizedFileURL.path
        }
    }

    /// The prerequisites in a make rule, where spaces in names are escaped.
    static func paths(inDependencies text: String) -> Set<String> {
        var paths: Set<String> = []
        for line in text.split(separator: "\n") {
            guard let start = line.range(of: " : ") else { continue }
            let escaped = String(line[start.upperBound...]).replacing("\\ ", with: "\u{0}")
            for word in escaped.split(separator: " ") { paths.insert(String(word).replacing("\u{0}", with: " ")) }
        }
        return paths
    }

    /// The modules of the libraries that apps link.
    private func importableModules() throws -> [String] {
        struct Dump: Decodable {
            struct Product: Decodable {
                var name: String
                var targets: [String]
            }
            var products: [Product]
        }
        let command = ["swift", "package", "--package-path", checkout.root, "--scratch-path", checkout.scratch, "dump-package"]
        let result = try ChildProcess(command).capture()
        guard let dump = try? JSONDecoder().decode(Dump.self, from: Data(result.output.utf8)) else {
            throw CommandFailure("cannot read Ferry's own Package.swift:\n" + result.errors)
        }
        let libraries: Set = [
            "FerryKit", "FerryNetworking", "FerryNetworkingPublishers", "FerryCoreDataObjects", "FerryWebKitObjects", "FerryCrypto",
        ]
        let products = dump.products.filter { libraries.contains($0.name) }
        return products.flatMap(\.targets) + ["XCUITest", "ScreenSnapshots", Self.forApps.module]
    }

    /// A module map without absolute paths, and without libraries to link: `FerryKit` is linked with them.
    private mutating func writeModuleMap(of folder: String, to root: String) throws {
        let maps = ["\(checkout.root)/Sources/\(folder)/module.modulemap", "\(checkout.products)/\(folder).build/module.modulemap"]
        guard let data = maps.lazy.compactMap(FileManager.default.contents).first else { return }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines = try lines.compactMap { line in
            guard line.contains("link \"") else { return line.replacing("\(checkout.root)/Sources/\(folder)/", with: "") }
            guard folder == Self.forApps.folder else { return nil }
            // By its full name: the name without a version belongs to the development package.
            let library = try fullName(of: Self.forApps.library)
            linked.append(library)
            return line.replacing("\"\(Self.forApps.library)\"", with: "\":\(library)\"")
        }
        let text = lines.joined(separator: "\n")
        guard !text.contains("\"/") else { throw CommandFailure("\(folder)'s module map holds an absolute path:\n\(text)") }
        let map = "include/\(folder)/module.modulemap"
        try FileManager.default.createDirectory(atPath: "\(root)/include/\(folder)", withIntermediateDirectories: true)
        try text.write(toFile: "\(root)/\(map)", atomically: true, encoding: .utf8)
        flags += ["-Xcc", "-fmodule-map-file=\(FrameworkBuild.base)/\(map)"]
        let headers = "include/\(folder)/include"
        if FileManager.default.fileExists(atPath: "\(root)/\(headers)") { flags += ["-Xcc", "-I\(FrameworkBuild.base)/\(headers)"] }
    }

    private func fullName(of library: String) throws -> String {
        let folder = try ChildProcess(["pkg-config", "--variable=libdir", library]).capture().output
        let path = "\(folder.trimmingCharacters(in: .whitespacesAndNewlines))/lib\(library).so"
        guard let data = FileManager.default.contents(atPath: path), let name = (try? ELFFile([UInt8](data)))?.name else {
            throw CommandFailure("cannot read the library \(path)")
        }
        return name
    }

    /// Copies what does not belong to the compiler's own installation, and adds the search paths that the build has for it.
    private mutating func copySystemHeaders(_ paths: [String], to folder: String) throws {
        let place = "/usr/include/"
        let owners = try RunTimePackages().owners(ofFiles: paths)
        for path in paths.sorted() {
            guard let package = owners[path] else {
                throw CommandFailure("\(path) belongs to no Debian package; a bundle cannot include it")
            }
            guard !RunTimePackages.belongsToToolchain(package) else { continue }
            guard path.hasPrefix(place) else { throw CommandFailure("\(path) of \(package) is not below \(place)") }
            packages.insert(package)
            try copy(path, to: "\(folder)/\(path.dropFirst(place.count))")
        }
        let searched = build.compilerFlags.filter { $0.hasPrefix("-I" + place) }.map { "/" + $0.dropFirst(2 + place.count) }
        for name in [""] + searched + ["/\(toolchain.architecture)-linux-gnu"]
        where FileManager.default.fileExists(atPath: folder + name) && !flags.contains("-I\(FrameworkBuild.base)/include/system\(name)") {
            flags += ["-Xcc", "-I\(FrameworkBuild.base)/include/system\(name)"]
        }
    }

    private func copy(_ file: String, to place: String) throws {
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path, toPath: place)
    }
}
