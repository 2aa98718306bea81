import Foundation

/// A package around a folder that has no manifest: one executable target of links to the folder's files.
struct SynthesizedPackage {
    let root: String
    let renamed: RenamedModules

    init(around folder: String, in place: String) throws {
        let files = SourceFolder.files(in: folder).filter { file in
            // Test folders of an Xcode project are separate targets.
            !file.dropFirst(folder.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        guard !files.isEmpty else { throw CommandFailure("\(folder) has neither a Package.swift nor Swift sources") }
        let name = Self.module(of: folder)
        root = "\(place)/\(name)-\(ContentHash.of(folder))"
        let sources = "\(root)/Sources/\(name)"
        try SourceLinks(place: sources, base: folder).update(files)
        // The package manager looks for `@main` only, and not for `@UIApplicationMain`.
        let isScript = files.contains { $0.hasSuffix("/main.swift") } || files.count == 1 && !Self.hasMainType(files[0])
        let flags = (isScript ? [] : ["-parse-as-library"]) + RenamedModules.flags(for: name)
        let settings = flags.isEmpty ? "" : ", swiftSettings: [.unsafeFlags(\(flags))]"
        renamed = RenamedModules(named: name, in: sources)
        try TextFile.update(root + "/Package.swift", with: manifest(name, settings))
    }

    private func manifest(_ name: String, _ settings: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        // SwiftPM requires a default language if there are language folders.
        let package = Package(
            name: "\(name)", defaultLocalization: "en",
            products: [.executable(name: "\(name)", targets: ["\(RenamedModules.compiled(name))"])],
            targets: [.executableTarget(name: "\(RenamedModules.compiled(name))", path: "Sources/\(name)"\(settings))])

        """
    }

    private static func hasMainType(_ file: String) -> Bool {
        let text = TextFile.read(file) ?? ""
        return ["@main", "@UIApplicationMain"].contains(where: text.contains)
    }

    /// The name of a folder's module.
    static func module(of folder: String) -> String {
        let text = String((folder as NSString).lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}
