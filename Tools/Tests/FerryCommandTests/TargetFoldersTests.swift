import Testing

@testable import FerryCommand

@Suite("Folders of a package's targets")
struct TargetFoldersTests {
    private func target(_ path: String, isTest: Bool = false) -> PackageDescription.Target {
        PackageDescription.Target(name: "T", module: "T", path: path, sources: nil, isTest: isTest)
    }

    @Test("files of no target are not compiled; the innermost target says whether a file is a test's")
    func folders() {
        let folders = TargetFolders(targets: [target("Source"), target("Source/Tests", isTest: true)], in: "/p")
        #expect(folders.isCompiled("/p/Source/a.swift"))
        #expect(!folders.isCompiled("/p/Example/a.swift"))
        #expect(!folders.isCompiled("/p/Sources/a.swift"))
        #expect(!folders.isTest("/p/Source/a.swift"))
        #expect(folders.isTest("/p/Source/Tests/a.swift"))
    }

    @Test("a target may be the whole folder", arguments: ["", "."])
    func wholeFolder(path: String) {
        #expect(TargetFolders(targets: [target(path)], in: "/p").isCompiled("/p/a.swift"))
    }
}
