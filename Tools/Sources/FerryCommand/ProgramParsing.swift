/// How the compiler has to read a package's programs.
struct ProgramParsing {
    /// Flags for all modules.
    let flags: [String]

    private init(isLibrary: Bool) { flags = isLibrary ? ["-parse-as-library"] : [] }

    init(of package: AppPackage) throws {
        guard !package.isMadeUp else {
            self = ProgramParsing(isLibrary: false)
            return
        }
        self.init(targets: try package.description.targets, in: package.root, files: package.sources)
    }

    /// A module of one file is a script to the compiler. SwiftPM tells it otherwise where it finds `@main`, but not for `@UIApplicationMain`.
    /// With a `main.swift` elsewhere in the package, which has to be a script, no flag is passed.
    init(targets: [PackageDescription.Target], in root: String, files: [String]) {
        let isScripted = files.contains { $0.hasSuffix("/main.swift") }
        self.init(
            isLibrary: !isScripted
                && targets.contains { target in
                    guard target.isTest != true else { return false }
                    let folders = TargetFolders(targets: [target], in: root)
                    let own = files.filter { folders.isCompiled($0) && $0 != root + "/Package.swift" }
                    return own.count == 1 && Self.hasApplicationAttribute(own[0])
                })
    }

    private static func hasApplicationAttribute(_ file: String) -> Bool {
        (TextFile.read(file) ?? "").split(separator: "\n").contains { line in
            line.drop { $0 == " " || $0 == "\t" }.hasPrefix("@UIApplicationMain")
        }
    }
}
