import Foundation

/// `ferry bundle`: one archive of Ferry as it is built here, for machines of the same system, architecture and compiler.
///
///     ferry/MANIFEST      what it was made from, and the checksum of every file; `BundleManifest`
///     ferry/ferry         the entry point of an installed bundle, with install.sh and Scripts
///     ferry/lib           programs and libraries; they find each other and, through the link `swift` there, the toolchain
///     ferry/modules       .swiftmodule files
///     ferry/include       module maps and headers that the modules need
///     ferry/licences      of Ferry, and of the libraries whose headers are included
struct BundleVerb {
    let checkout: Checkout
    let arguments: Arguments

    init(_ words: [String], _ checkout: Checkout) throws {
        self.checkout = checkout
        arguments = try Arguments(words.map { $0 == "-o" ? "--output" : $0 }, options: ["--output"])
        guard arguments.rest.isEmpty else { throw CommandFailure.usage("ferry bundle [-o FOLDER]") }
    }

    func run() throws {
        try checkout.requireSources(for: "bundle")
        let build = try FrameworkBuild.prepare(checkout) { print($0) }
        let toolchain = try Toolchain()
        let folder = URL(fileURLWithPath: arguments["--output"] ?? checkout.root).path
        let stage = checkout.state + "/bundle.part"
        let files = FileManager.default
        try? files.removeItem(atPath: stage)
        defer { try? files.removeItem(atPath: stage) }
        let root = stage + "/ferry"
        for part in ["", "/lib", "/modules", "/include", "/licences", "/Scripts"] {
            try files.createDirectory(atPath: root + part, withIntermediateDirectories: true)
        }

        let programs = BundledPrograms(checkout: checkout, toolchain: toolchain, folder: root + "/lib")
        let needed = try programs.copy()
        var headers = try BundledHeaders(checkout: checkout, toolchain: toolchain, build: build)
        try headers.copy(to: root)
        try writeRecord(build, flags: headers.flags, to: root + "/lib/framework.json")
        try copyScripts(to: root)
        let packages = RunTimePackages()
        let runTime = try packages.owners(of: needed + headers.linked) + packages.listed(in: checkout.root + "/Scripts/packages.txt")
        try copyLicences(of: headers.packages, to: root + "/licences")

        let system = try systemName()
        let manifest = BundleManifest(
            version: FerryVersion.current, sources: try sources(), compiler: toolchain.compiler, architecture: toolchain.architecture,
            system: system, packages: Set(runTime).sorted(), files: try checksums(below: root))
        try manifest.text.write(toFile: "\(root)/\(BundleManifest.name)", atomically: true, encoding: .utf8)
        let name = "ferry-\(FerryVersion.current)-swift\(toolchain.release)-\(system.replacing(" ", with: ""))-\(toolchain.architecture)"
        try archive(manifest, in: stage, as: "\(folder)/\(name).tar.gz")
    }

    private func writeRecord(_ build: FrameworkBuild, flags: [String], to file: String) throws {
        var record = build
        record.compilerFlags = flags
        record.linkerFlags = FrameworkBuild.linkerFlags(libraries: FrameworkBuild.base + "/lib")
        try JSONEncoder().encode(record).write(to: URL(fileURLWithPath: file))
    }

    private func copyScripts(to root: String) throws {
        let files = FileManager.default
        for name in ["ferry", "Scripts/bundle.sh", "Scripts/packages.sh", "Scripts/packages.txt"] {
            try files.copyItem(atPath: "\(checkout.root)/\(name)", toPath: "\(root)/\(name)")
        }
        let installer = try installer()
        try installer.write(toFile: root + "/install.sh", atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root + "/install.sh")
        try files.copyItem(atPath: checkout.root + "/LICENSE", toPath: root + "/licences/Ferry.txt")
    }

    /// `install.sh` with the text of the scripts that it reads, so that it can be downloaded alone.
    private func installer() throws -> String {
        let text = try String(contentsOfFile: checkout.root + "/install.sh", encoding: .utf8)
        return try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let match = line.wholeMatch(of: /\. "\$here\/(Scripts\/[a-z]+\.sh)"/) else { return String(line) }
            return try String(contentsOfFile: "\(checkout.root)/\(match.1)", encoding: .utf8)
        }.joined(separator: "\n")
    }

    private func copyLicences(of packages: Set<String>, to folder: String) throws {
        for package in packages.sorted() {
            let text = "/usr/share/doc/\(package)/copyright"
            guard FileManager.default.fileExists(atPath: text) else {
                throw CommandFailure("\(text) is missing: the licence of headers that a bundle includes")
            }
            try FileManager.default.copyItem(
                atPath: URL(fileURLWithPath: text).resolvingSymlinksInPath().path, toPath: "\(folder)/\(package).txt")
        }
    }

    private func sources() throws -> String {
        let result = try ChildProcess([checkout.root + "/Scripts/source-stamp.sh", checkout.root]).capture()
        let stamp = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        guard result.status == 0, stamp.count == 64 else { throw CommandFailure("cannot read Ferry's sources: \(result.errors)") }
        return stamp
    }

    /// As `Scripts/bundle.sh` names it.
    private func systemName() throws -> String {
        let result = try ChildProcess(["bash", "-c", #". "$0"; bundle_system"#, checkout.root + "/Scripts/bundle.sh"]).capture()
        let name = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw CommandFailure("cannot tell this system from /etc/os-release: \(result.errors)") }
        return name
    }

    private func checksums(below root: String) throws -> [BundleManifest.File] {
        let names = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
        var files: [BundleManifest.File] = []
        for name in names {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
            guard attributes[.type] as? FileAttributeType != .typeDirectory else { continue }
            guard attributes[.type] as? FileAttributeType == .typeRegular, BundleManifest.isSafe(name) else {
                throw CommandFailure("a bundle cannot include \(name)")
            }
            files.append(.init(path: name, size: (attributes[.size] as? NSNumber)?.uint64Value ?? 0, checksum: ""))
        }
        let result = try ChildProcess(["sha256sum", "--"] + files.map(\.path), in: root).capture()
        let lines = result.output.split(separator: "\n")
        guard result.status == 0, lines.count == files.count else { throw CommandFailure("sha256sum failed: \(result.errors)") }
        for (index, line) in lines.enumerated() { files[index].checksum = String(line.prefix(64)) }
        return files
    }

    /// The manifest comes first, so that it is read without unpacking the rest. The same files give the same archive.
    private func archive(_ manifest: BundleManifest, in stage: String, as file: String) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let list = stage + "/files"
        let names = [BundleManifest.name] + manifest.files.map(\.path)
        try names.map { "ferry/\($0)\n" }.joined().write(toFile: list, atomically: true, encoding: .utf8)
        let options = ["--format=ustar", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"]
        let pack = try ChildProcess(["tar", "-C", stage, "-cf", stage + "/bundle.tar"] + options + ["-T", list]).capture()
        guard pack.status == 0 else { throw CommandFailure("tar failed: \(pack.errors)") }
        let compress = try ChildProcess(["gzip", "-9n", stage + "/bundle.tar"]).capture()
        guard compress.status == 0 else { throw CommandFailure("gzip failed: \(compress.errors)") }
        try? files.removeItem(atPath: file)
        try files.moveItem(atPath: stage + "/bundle.tar.gz", toPath: file)
        let (place, name) = ((file as NSString).deletingLastPathComponent, (file as NSString).lastPathComponent)
        let sum = try ChildProcess(["sha256sum", "--", name], in: place).capture()
        try sum.output.write(toFile: file + ".sha256", atomically: true, encoding: .utf8)
        try installer().write(toFile: place + "/install-ferry.sh", atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place + "/install-ferry.sh")
        let size = (try files.attributesOfItem(atPath: file)[.size] as? NSNumber)?.doubleValue ?? 0
        print("Made \(file) (\(String(format: "%.1f", size / 1e6)) MB, \(manifest.files.count) files)")
        print("Install it elsewhere with: \(place)/install-ferry.sh \(name)")
    }
}
