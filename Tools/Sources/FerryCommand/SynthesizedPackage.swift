import Foundation

/// A package around a folder that has no manifest: one executable target of links to the folder's files.
struct SynthesizedPackage {
    let root: String

    init(around folder: String, in place: String) throws {
        let files = SourceFolder.files(in: folder).filter { file in
            // Test folders of an Xcode project are separate targets.
            !file.dropFirst(folder.count).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        guard !files.isEmpty else { throw CommandFailure("\(folder) has neither a Package.swift nor Swift sources") }
        let name = Self.identifier(of: (folder as NSString).lastPathComponent)
        root = "\(place)/\(name)-\(ContentHash.of(folder))"
        let sources = "\(root)/Sources/\(name)"
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        try link(files, of: folder, into: sources)
        // The package manager looks for `@main` only, and not for `@UIApplicationMain`.
        let isScript = files.contains { $0.hasSuffix("/main.swift") } || files.count == 1 && !Self.hasMainType(files[0])
        try write(manifest(name, isScript ? "" : ", swiftSettings: [.unsafeFlags([\"-parse-as-library\"])]"), to: root + "/Package.swift")
    }

    private func link(_ files: [String], of folder: String, into sources: String) throws {
        var wanted: Set<String> = []
        for file in files {
            let relative = String(file.dropFirst(folder.count + 1))
            let place = sources + "/" + relative
            wanted.insert(relative)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) == file { continue }
            let parent = (place as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: file)
        }
        let present = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        for relative in present where relative.hasSuffix(".swift") && !wanted.contains(relative) {
            try FileManager.default.removeItem(atPath: sources + "/" + relative)
        }
    }

    private func write(_ text: String, to path: String) throws {
        guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private func manifest(_ name: String, _ settings: String) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        // SwiftPM requires a default language if there are language folders.
        let package = Package(name: "\(name)", defaultLocalization: "en", targets: [.executableTarget(name: "\(name)"\(settings))])

        """
    }

    private static func hasMainType(_ file: String) -> Bool {
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ["@main", "@UIApplicationMain"].contains(where: text.contains)
    }

    private static func identifier(of name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}
