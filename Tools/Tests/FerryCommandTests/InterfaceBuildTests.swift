import Foundation
import Testing
import XcodeProject

@testable import FerryCommand

/// A package after `swift build`.
private final class BuiltPackage {
    let root = FileManager.default.temporaryDirectory.path + "/ferry-built-\(UUID().uuidString)"
    let package: AppPackage
    var products: String { root + "/.build/ferry/x86_64/debug" }

    init() throws {
        let manifest = "// swift-tools-version: 5.9\n"
        let files = FileManager.default
        try files.createDirectory(atPath: root, withIntermediateDirectories: true)
        try manifest.write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        package = try AppPackage(at: root, Checkout(root: root))
        let description: [String: Any] = [
            "name": "P_1", "hasDependencies": false, "products": [["name": "My-App", "isExecutable": true]],
            "targets": [
                ["name": "My-App", "module": "My_App", "path": "Sources/My-App"], ["name": "Lib", "module": "Lib", "path": "Sources/Lib"],
            ],
        ]
        let data = try JSONSerialization.data(withJSONObject: description)
        try write(".build/ferry/ferry/description-\(ContentHash.of(manifest)).json", String(decoding: data, as: UTF8.self))
        for name in ["Lib.build/a.o", "My_App.build/a.o", "My-App"] { try write(".build/ferry/x86_64/debug/" + name, "x") }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ name: String, _ text: String) throws {
        let place = "\(root)/\(name)"
        let parent = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
    }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(products)/\(name)") }

    static func xib(_ objects: String) -> String {
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\(objects)</objects></document>"
    }
}

@Suite("InterfaceBuild")
struct InterfaceBuildTests {
    private let custom = "<view id=\"v\" customClass=\"Card\" customModuleProvider=\"target\"/>"

    private func classes(_ file: String) throws -> [String] {
        let data = try #require(FileManager.default.contents(atPath: file))
        let nib = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        return (nib["objects"] as? [[String: Any]] ?? []).compactMap { $0["custom"] as? String }
    }

    @Test("compiles declared files in their bundles and others next to the program, each with its target's module")
    func places() throws {
        let built = try BuiltPackage()
        let text = BuiltPackage.xib(custom)
        try built.write("Sources/Lib/Res/Cell.xib", text)
        try built.write(".build/ferry/x86_64/debug/P_1_Lib.resources/Cell.xib", text)
        try built.write("Sources/My-App/Screens/Card.xib", text)
        try built.write("Tests/My-AppTests/Other.xib", "no xib at all")
        let build = try InterfaceBuild(built.package)
        try build.compile { Issue.record("\($0)") }
        #expect(try classes(built.products + "/P_1_Lib.resources/Cell.nib") == ["Lib.Card"])
        let folder = try #require(try build.compileApp(named: "My-App") { Issue.record("\($0)") })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Card.nib"])
        #expect(try classes(folder + "/Card.nib") == ["My_App.Card"])
    }

    @Test("finds a bundle's languages, which SwiftPM writes in lower case")
    func languages() throws {
        let built = try BuiltPackage()
        let text = BuiltPackage.xib("<label text=\"Hello\" id=\"l\"/>")
        try built.write("Sources/Lib/Res/Base.lproj/Cell.xib", text)
        try built.write("Sources/Lib/Res/zh-Hans.lproj/Cell.strings", "\"l.text\" = \"你好\";")
        try built.write(".build/ferry/x86_64/debug/P_1_Lib.resources/Base.lproj/Cell.xib", text)
        try built.write(".build/ferry/x86_64/debug/P_1_Lib.resources/zh-hans.lproj/Cell.strings", "")
        let build = try InterfaceBuild(built.package)
        try build.compile { Issue.record("\($0)") }
        #expect(built.has("P_1_Lib.resources/Base.lproj/Cell.nib"))
        #expect(built.has("P_1_Lib.resources/zh-hans.lproj/Cell.nib"))
        #expect(!built.has("P_1_Lib.resources/zh-Hans.lproj"))
        #expect(try build.compileApp(named: "My-App") { Issue.record("\($0)") } == nil)
    }

    @Test("finds the files of a plain folder, whose module is the folder's name")
    func plainFolder() throws {
        let folder = try BuiltPackage()
        try folder.write("My App/Code/App.swift", "")
        try folder.write("My App/Screens/Base.lproj/Card.xib", BuiltPackage.xib(custom))
        try folder.write("My App/Screens/de.lproj/Card.strings", "")
        try folder.write("My App/My AppTests/Other.xib", "no xib at all")
        let package = try AppPackage(at: folder.root + "/My App", Checkout(root: folder.root))
        let manifest = try String(contentsOfFile: package.root + "/Package.swift", encoding: .utf8)
        let target = PackageDescription.Target(name: "My_App", module: "My_App", path: "Sources/My_App")
        let description = PackageDescription(name: "My_App", products: [], targets: [target], hasDependencies: false)
        let cache = "\(package.overlayFolder)/package-\(ContentHash.of(manifest)).json"
        try FileManager.default.createDirectory(atPath: package.overlayFolder, withIntermediateDirectories: true)
        try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: cache))
        let place = try #require(try InterfaceBuild(package).compileApp(named: "My_App") { Issue.record("\($0)") })
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: place).sorted() == [
                "Base.lproj", "Base.lproj/Card.nib", "de.lproj", "de.lproj/Card.nib",
            ])
        #expect(try classes(place + "/de.lproj/Card.nib") == ["My_App.Card"])
    }

    @Test("reports mistakes in the user's own file, and fails the build")
    func mistakes() throws {
        let built = try BuiltPackage()
        let text = BuiltPackage.xib("\n<view/>")
        try built.write("Sources/Lib/Res/Cell.xib", text)
        try built.write(".build/ferry/x86_64/debug/P_1_Lib.resources/Cell.xib", text)
        var told: [String] = []
        #expect(throws: CommandFailure.self) { try InterfaceBuild(built.package).compile { told.append($0) } }
        #expect(told == ["\(built.package.root)/Sources/Lib/Res/Cell.xib:3: error: <view> has no id"])
    }

    @Test("a bundle merges language folders of several sources, and uses the app's Info.plist instead of SwiftPM's")
    func bundle() throws {
        let built = try BuiltPackage()
        try built.write(".build/ferry/x86_64/debug/P_1_My-App.resources/de.lproj/A.strings", "a")
        try built.write(".build/ferry/x86_64/debug/P_1_My-App.resources/A.xib", "x")
        func list(_ entries: String) -> String { "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>" }
        let region = "<key>CFBundleDevelopmentRegion</key><string>en</string>"
        try built.write(
            ".build/ferry/x86_64/debug/P_1_My-App.resources/Info.plist", list(region + "<key>UIMainStoryboardFile</key><string>No</string>")
        )
        try built.write("Sources/My-App/Info.plist", list("<key>UIMainStoryboardFile</key><string>Main</string>"))
        try built.write("screens/de.lproj/A.nib", "b")
        try built.write("screens/Main.storyboardc/Info.plist", "c")
        let bundle = AppBundle(
            program: built.products + "/My-App", name: "My-App", interfaces: built.root + "/screens",
            information: try built.package.information(of: "My-App"))
        for _ in 0..<2 {
            #expect(try bundle.assemble() == built.products + "/My-App.app/My-App")
            for name in ["de.lproj/A.strings", "de.lproj/A.nib", "Main.storyboardc/Info.plist"] { #expect(built.has("My-App.app/" + name)) }
        }
        #expect(!built.has("My-App.app/A.xib"))
        let data = try #require(FileManager.default.contents(atPath: built.products + "/My-App.app/Info.plist"))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(values?["UIMainStoryboardFile"] as? String == "Main")
        #expect(values?["CFBundleDevelopmentRegion"] as? String == "en")
    }

    @Test("finds outlets of the module's own classes where a file names a class of another module")
    func ownOutlets() throws {
        let folder = try BuiltPackage()
        let view = "<view id=\"A\" customClass=\"Stars\" customModule=\"Lib\"/>"
        try folder.write("Main.storyboard", view + "<view id=\"B\" customClass=\"Panel\" customModule=\"Lib\"/>")
        try folder.write("Own.storyboard", "<view id=\"A\" customClass=\"Stars\" customModule=\"Lib\" customModuleProvider=\"target\"/>")
        try folder.write("Copy.swift", "open class Stars: UIView {}\n")
        try folder.write(
            "Page.swift",
            "class Page {\n  @IBOutlet weak var stars: Stars!\n  @IBOutlet var all: [Stars]!\n  @IBOutlet var panel: Panel?\n var no: Stars?\n}\n"
        )
        let sources = ["Copy.swift", "Page.swift"].map { "\(folder.root)/\($0)" }
        let outlets = OwnOutlets(module: "App", sources: sources)
        #expect(outlets.named(in: "\(folder.root)/Main.storyboard") == ["stars": ["Stars"], "all": ["Stars"]])
        #expect(outlets.named(in: "\(folder.root)/Own.storyboard") == [:])
        #expect(OwnOutlets(module: "App", sources: [sources[1]]).named(in: "\(folder.root)/Main.storyboard") == [:])
        #expect(OwnOutlets(module: "Lib", sources: sources).named(in: "\(folder.root)/Main.storyboard") == [:])
    }

    @Test("a framework with a storyboard of the app's name has a folder of its own, with the rest of the app's files")
    func frameworks() throws {
        func module(_ name: String, _ kind: ModulePlan.Kind, _ places: [String]) -> ModulePlan {
            var module = ModulePlan(target: name, project: "P", name: name, kind: kind)
            module.interfaces = places.map { .init(source: "/\(name)/\($0).storyboard", place: $0) }
            return module
        }
        let files = FrameworkInterfaces.files(of: [
            module("Cards", .library, ["Main", "Card"]), module("Plain", .library, ["Other"]), module("App", .application, ["Main"]),
        ])
        let folder = "Frameworks/Cards.framework/"
        #expect(files.map(\.place) == ["Main", folder + "Main", folder + "Card", "Other"])
        #expect(files.map(\.module) == ["App", "Cards", "Cards", "Plain"])
        let built = try BuiltPackage()
        try built.write("screens/Main.storyboardc/app", "a")
        try built.write("screens/\(folder)Main.storyboardc/framework", "b")
        try built.write("resources/de.lproj/A.strings", "c")
        let bundle = AppBundle(
            program: built.products + "/My-App", name: "My-App", interfaces: built.root + "/screens", resources: built.root + "/resources")
        for _ in 0..<2 { _ = try bundle.assemble() }
        #expect(built.has("My-App.app/Main.storyboardc/app"))
        #expect(built.has("My-App.app/\(folder)Main.storyboardc/framework"))
        #expect(!built.has("My-App.app/\(folder)Main.storyboardc/app"))
        #expect(built.has("My-App.app/\(folder)de.lproj/A.strings"))
    }
}
