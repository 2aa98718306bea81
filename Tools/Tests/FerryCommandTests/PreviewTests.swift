import Foundation
import SourceRewriter
import Testing

@testable import FerryCommand

@Suite("Previews of a file")
struct PreviewTests {
    /// A folder that is removed with its owner.
    private final class Folder {
        let root =
            URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath().path
            + "/ferry-preview-\(UUID().uuidString)"

        deinit { try? FileManager.default.removeItem(atPath: root) }

        @discardableResult
        func write(_ name: String, _ text: String) throws -> String {
            let path = "\(root)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        func package(_ path: String) throws -> AppPackage {
            try FileManager.default.createDirectory(atPath: root + "/ferry", withIntermediateDirectories: true)
            return try AppPackage(at: "\(root)/\(path)", Checkout(root: root + "/ferry"), isToRun: true)
        }

        /// What the package manager says of a manifest, so that it is not started.
        func describe(_ package: AppPackage, _ description: PackageDescription) throws {
            let manifest = TextFile.read(package.root + "/Package.swift") ?? ""
            let file = "\(package.scratch)/ferry/description-\(ContentHash.of(manifest)).json"
            let folder = (file as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: file))
        }
    }

    private func previews(_ text: String) -> [PreviewCode.Preview] { PreviewCode(ParsedSource(text)).previews }

    @Test("are shown one after the other, in files of their names, in their orientation")
    func script() {
        let previews = previews(
            "#Preview { a }\n#Preview(\"A/b c\") { b }\n#Preview(\"a.b.C\", traits: .landscapeLeft) { c }\n#Preview { d }\n")
        let script = PreviewScript(previews, of: "/w/My Card.swift")
        #expect(script.files == ["My-Card.png", "My-Card-A-b-c.png", "My-Card-a-b-C-2.png", "My-Card-2.png"])
        #expect(
            script.text == """
                open "ferry-preview:0"
                wait 1
                screenshot My-Card.png
                open "ferry-preview:1"
                wait 1
                screenshot My-Card-A-b-c.png
                rotate right
                open "ferry-preview:2"
                wait 1
                screenshot My-Card-a-b-C-2.png
                rotate left
                open "ferry-preview:3"
                wait 1
                screenshot My-Card-2.png

                """)
    }

    @Test("are chosen by name; a file without previews and a name that does not exist are errors")
    func names() throws {
        let text = "#Preview(\"A\") { a }\n#Preview(\"B\") { b }\n"
        #expect(try PreviewVerb.previews(in: "f", text: text, named: "B").chosen.map(\.function) == ["ferryPreview2"])
        #expect(try PreviewVerb.previews(in: "f", text: text, named: nil).chosen.count == 2)
        let unknown = #expect(throws: CommandFailure.self) { try PreviewVerb.previews(in: "f", text: text, named: "C") }
        #expect(unknown?.message == "f has no preview 'C'; there are 'A', 'B'")
        let none = #expect(throws: CommandFailure.self) { try PreviewVerb.previews(in: "f", text: "let a = 1", named: nil) }
        #expect(none?.message == "f has no previews: '#Preview { … }' with a view or controller")
        let swiftUI = #expect(throws: CommandFailure.self) {
            try PreviewVerb.previews(in: "f", text: "import SwiftUI\n#Preview { A() }", named: nil)
        }
        #expect(swiftUI?.message.hasPrefix("f:2: error: the file imports SwiftUI and not UIKit") == true)
    }

    @Test("a file belongs to the nearest package or project above it, else to its folder")
    func roots() throws {
        let folder = Folder()
        let inPackage = try folder.write("p/Sources/A/a.swift", "")
        try folder.write("p/Package.swift", "")
        try folder.write("x/Game.xcodeproj/project.pbxproj", "")
        let inProject = try folder.write("x/Game/b.swift", "")
        #expect(PreviewVerb.root(of: inPackage) == folder.root + "/p")
        #expect(PreviewVerb.root(of: inProject) == folder.root + "/x")
    }

    @Test("an app of a library starts with the library's previews, and a plain folder's one with its own")
    func targets() throws {
        let folder = Folder()
        try folder.write("p/Package.swift", "// swift-tools-version: 5.9\n// xecutable")
        let card = try folder.write("p/Sources/Lib/Card.swift", "")
        let entry = try folder.write("p/Sources/App/App.swift", "@main struct App {}")
        let package = try folder.package("p")
        let targets = ["Lib", "App"].map { PackageDescription.Target(name: $0, module: $0, path: "Sources/\($0)") }
        let product = PackageDescription.Product(name: "App", isExecutable: true)
        try folder.describe(package, PackageDescription(name: "P", products: [product], targets: targets, hasDependencies: false))
        let target = try PreviewTarget(of: card, in: package, product: nil)
        #expect(target.file == card)
        #expect(target.module == "Lib")
        #expect(target.entry == entry)
        #expect(target.appModule == "App")
        #expect(!target.isScript)
        let build = PreviewBuild(
            previews("#Preview { a }"), in: target.file, module: "Lib", entry: entry, appModule: "App", isScript: false)
        #expect(build.additions[card]?.contains("public func ferryPreviews()") == true)
        #expect(build.additions[entry]?.contains("import Lib\n") == true)
        #expect(build.additions[entry]?.contains("@main @MainActor final class") == true)
        #expect(build.rewrite == PreviewRewrite(file: card, mainFile: nil))
        #expect(throws: CommandFailure.self) { try PreviewTarget(of: folder.root + "/other.swift", in: package, product: nil) }
    }

    @Test("a package of libraries gets an app around it")
    func libraries() throws {
        let folder = Folder()
        try folder.write("Cards/Package.swift", "// swift-tools-version: 5.9\n")
        let card = try folder.write("Cards/Sources/Lib/Card.swift", "")
        let package = try folder.package("Cards")
        let target = PackageDescription.Target(name: "Lib", module: "Lib", path: "Sources/Lib")
        let product = PackageDescription.Product(name: "Cards", isExecutable: false, targets: ["Lib"])
        try folder.describe(package, PackageDescription(name: "P", products: [product], targets: [target], hasDependencies: false))
        let made = try #require(try PreviewPackage(of: card, in: package, at: folder.root + "/made"))
        #expect(made.module == "Lib")
        #expect(TextFile.read(made.root + "/Package.swift")?.contains(".product(name: \"Cards\", package: \"cards\")") == true)
        #expect(TextFile.read(made.root + "/Sources/FerryPreview/App.swift") == "import Lib\n")
        #expect(PreviewTarget(of: card, in: made).entry == made.root + "/Sources/FerryPreview/App.swift")
        #expect(throws: CommandFailure.self) { try PreviewPackage(of: folder.root + "/x.swift", in: package, at: folder.root + "/made") }
    }

    @Test("the app's own interface does not start")
    func information() throws {
        let folder = Folder()
        let list = ["UIMainStoryboardFile": "Main", "CFBundleName": "A", "UIApplicationSceneManifest": ["a": "b"]] as [String: Any]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let own = try folder.write("Info.plist", String(decoding: data, as: UTF8.self))
        let build = PreviewBuild([], in: "a", module: "A", entry: "b/main.swift", appModule: "A", isScript: false)
        #expect(build.rewrite.mainFile == "b/main.swift")
        #expect(build.additions["b/main.swift"]?.hasSuffix("FerryPreviewDelegate.main()\n") == true)
        try build.write(information: own, to: folder.root + "/out.plist")
        let written = try #require(FileManager.default.contents(atPath: folder.root + "/out.plist"))
        let values = try #require(try PropertyListSerialization.propertyList(from: written, format: nil) as? [String: Any])
        #expect(values.keys.sorted() == ["CFBundleName", "UISupportedInterfaceOrientations"])
    }
}
