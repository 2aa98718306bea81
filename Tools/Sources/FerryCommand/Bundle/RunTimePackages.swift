import Foundation

/// Which Debian packages the files that a bundle needs belong to.
struct RunTimePackages {
    /// Part of the compiler's own installation, at any version: every machine with Swift has them.
    static func belongsToToolchain(_ package: String) -> Bool {
        let names = ["libc6", "libc6-dev", "linux-libc-dev", "libgcc-s1", "libstdc++6"]
        return names.contains(package) || ["libgcc-", "libstdc++-", "gcc-", "clang-", "libclang-"].contains { package.hasPrefix($0) }
    }

    /// The packages of shared libraries, without those of the toolchain; libraries that no package owns are the toolchain's.
    func owners(of libraries: [String]) throws -> [String] {
        try owners(ofFiles: libraries.map { "*/" + $0 }).values.filter { !Self.belongsToToolchain($0) }
    }

    /// The package of each file that has one, by path. > Parameters: patterns: paths, or patterns as `dpkg-query --search` has them.
    func owners(ofFiles patterns: [String]) throws -> [String: String] {
        guard ChildProcess.find("dpkg-query") != nil else {
            throw CommandFailure("a bundle is made on Debian: 'dpkg-query' tells which packages it needs at run time")
        }
        var owners: [String: String] = [:]
        // Fails if one of the files has no package; the others are printed nevertheless.
        for line in try ChildProcess(["dpkg-query", "--search"] + patterns).capture().output.split(separator: "\n") {
            guard !line.hasPrefix("diversion "), let end = line.range(of: ": /") else { continue }
            // Of several packages, and without the architecture: "libcairo2:amd64: /usr/lib/…".
            guard let package = line[..<end.lowerBound].split(whereSeparator: { ":, ".contains($0) }).first else { continue }
            owners["/" + line[end.upperBound...]] = String(package)
        }
        return owners
    }

    /// The packages of a list that a program needs at run time: fonts, dictionaries, libraries that are loaded by name.
    func listed(in file: String) -> [String] {
        let list = TextFile.read(file) ?? ""
        return DoctorVerb.packages(in: list).filter { !$0.hasSuffix("-dev") && $0 != "pkg-config" }
    }
}
