import Foundation
import Testing

@testable import FerryCommand
@testable import XcodeProject

/// A folder that is removed with its owner.
private final class Folder {
    let root =
        URL(fileURLWithPath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath().path
        + "/ferry-xcode-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ name: String, _ text: String) throws {
        let parent = ("\(root)/\(name)" as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: "\(root)/\(name)", atomically: true, encoding: .utf8)
    }

    /// A project with one app of a synchronized folder.
    func project(_ name: String, in folder: String, more: String = "") throws {
        try write(
            "\(folder)/\(name).xcodeproj/project.pbxproj",
            """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; buildPhases = (P); };
            P = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "exit 1"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; SWIFT_VERSION = 6.0; \(more)}; };
            }; rootObject = R; }
            """)
        try write("\(folder)/\(name)/App.swift", "@main struct App { static func main() {} }")
    }

    func package(_ path: String = "in") throws -> AppPackage {
        try FileManager.default.createDirectory(atPath: root + "/ferry", withIntermediateDirectories: true)
        return try AppPackage(at: "\(root)/\(path)", Checkout(root: root + "/ferry"))
    }

    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}

@Suite("XcodePackage")
struct XcodePackageTests {
    @Test("a project becomes a package of links to its sources")
    func links() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in")
        try folder.write("in/Demo/c/part.c", "int part;")
        try folder.write("in/Demo/c/part.h", "extern int part;")
        try folder.write("in/Demo/B-Header.h", "#import <UIKit/UIKit.h>\n#import \"part.h\"\n")
        let package = try folder.package()
        #expect(package.folder == folder.root + "/in")
        let link = package.root + "/Sources/Demo/Demo/App.swift"
        #expect(package.sources == [link])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.root + "/in/Demo/App.swift")
        #expect(FileManager.default.fileExists(atPath: package.root + "/Sources/Demo_C/Demo/c/part.c"))
        let manifest = folder.text(package.root + "/Package.swift")
        #expect(manifest.contains(".executable(name: \"Demo\", targets: [\"Demo\"])"))
        #expect(manifest.contains(".swiftLanguageMode(.v6)"))
        #expect(manifest.contains("\"-parse-as-library\""))
    }

    @Test("an app with the name of a module that UIKit loads is compiled under another name, and keeps its own in the program")
    func renamedModule() throws {
        let folder = Folder()
        try folder.project("Photos", in: "in")
        let package = try folder.package()
        let manifest = folder.text(package.root + "/Package.swift")
        #expect(manifest.contains(".executable(name: \"Photos\", targets: [\"Photos_Project\"])"))
        #expect(manifest.contains(".executableTarget(name: \"Photos_Project\", dependencies: [], path: \"Sources/Photos\""))
        #expect(manifest.contains("\"-module-abi-name\", \"Photos\""))
        let place = try #require(package.renamed.meanings.places.first)
        #expect(place.folder == package.root + "/Sources/Photos")
        #expect(place.compiled == ["Photos": "Photos_Project"])
        #expect(package.shown("error: module 'Photos_Project' has no member") == "error: module 'Photos' has no member")
        let flags = try package.renamed.linkerFlags(in: folder.root + "/link")
        #expect(flags.contains("--version-script=\(folder.root)/link/modules.map"))
        #expect(folder.text(folder.root + "/link/modules.map") == "{ local: \"$s6Photos*\"; };\n")
    }

    @Test("what depends on a renamed module imports it under that name, and what does not means Apple's")
    func renamedDependency() throws {
        var plan = ProjectPlan()
        for (name, dependencies) in [("Network", []), ("Feature", ["Network"]), ("App", ["Feature"]), ("Other", [])] as [(String, [String])]
        {
            var module = ModulePlan(target: name, project: "/p", name: name, kind: .library)
            (module.swift, module.dependencies) = (["/p/\(name).swift"], dependencies)
            plan.modules.append(module)
        }
        let renamed = RenamedModules(of: plan) { "/s/" + $0 }
        #expect(renamed.names == ["Network"])
        #expect(renamed.meanings.places.map(\.own) == ["Network", "Feature", "App"])
        #expect(try RenamedModules().linkerFlags(in: "/nowhere").isEmpty)
    }

    @Test("a folder with the name of such a module has it in its program")
    func renamedFolder() throws {
        let folder = Folder()
        try folder.write("Contacts/App.swift", "@main struct App { static func main() {} }")
        let package = try folder.package("Contacts")
        let manifest = folder.text(package.root + "/Package.swift")
        #expect(manifest.contains(".executable(name: \"Contacts\", targets: [\"Contacts_Project\"])"))
        #expect(manifest.contains("\"-module-abi-name\", \"Contacts\""))
        #expect(package.sources == [package.root + "/Sources/Contacts/App.swift"])
        #expect(package.renamed.names == ["Contacts"])
    }

    @Test("links to sources that are gone disappear, and sources elsewhere have messages with their own paths")
    func updates() throws {
        let folder = Folder()
        try folder.write("base/a.swift", "")
        try folder.write("other/b.swift", "")
        let links = SourceLinks(place: folder.root + "/links", base: folder.root + "/base")
        try links.update(["base/a.swift", "other/b.swift"].map { "\(folder.root)/\($0)" })
        let outside = "\(folder.root)/links/_outside\(folder.root)/other/b.swift"
        #expect(FileManager.default.fileExists(atPath: outside))
        let alias = try #require(links.aliases.first { outside.hasPrefix($0.prefix) })
        #expect(alias.original + outside.dropFirst(alias.prefix.count) == folder.root + "/other/b.swift")
        try links.update([folder.root + "/base/a.swift"])
        #expect(!FileManager.default.fileExists(atPath: outside))
        #expect(FileManager.default.fileExists(atPath: folder.root + "/links/a.swift"))
    }

    @Test("the bridging header keeps the headers of C")
    func bridging() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in", more: "SWIFT_OBJC_BRIDGING_HEADER = \"Demo/Bridge.h\";")
        try folder.write("in/Demo/part.h", "extern int part;")
        try folder.write("in/Demo/Old.h", "@interface Old\n@end")
        try folder.write("in/Demo/Bridge.h", "#import <UIKit/UIKit.h>\n#import \"part.h\"\n  #import \"Old.h\"\n#import \"gone.h\"\n")
        let package = try folder.package()
        #expect(folder.text(package.root + "/Headers/Demo.h") == "#include \"\(folder.root)/in/Demo/part.h\"\n")
        #expect(folder.text(package.root + "/Package.swift").contains("-import-objc-header"))
    }

    @Test("Swift files see the modules that a bridging header imports")
    func impliedImports() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in", more: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;")
        try folder.write("in/Bridge.h", "#import \"Old.h\"\n")
        try folder.write("in/Demo/old/Old.m", "")
        try folder.write("in/Demo/old/Old.h", "#import <UIKit/UIKit.h>\n")
        try folder.write("in/Demo/B.swift", "import UIKit\n")
        let package = try folder.package()
        #expect(package.xcode?.impliedImports == [package.root + "/Sources/Demo/Demo/App.swift": "\nimport UIKit\n"])
    }

    @Test("a framework that uses UIKit shows it to what imports the framework")
    func exportedImports() throws {
        let module = { (kind: ModulePlan.Kind, path: String) in
            var module = ModulePlan(target: "Kit", project: "/p", name: "Kit", kind: kind)
            module.swift = [path]
            return module
        }
        let folder = Folder()
        try folder.write("in/K.swift", "import UIKit\n")
        try folder.write("in/F.swift", "import Foundation\n")
        for (kind, file, count) in [(ModulePlan.Kind.library, "K", 1), (.application, "K", 0), (.library, "F", 0)] {
            var plan = ProjectPlan()
            plan.modules = [module(kind, folder.root + "/in/\(file).swift")]
            let package = try XcodePackage(plan, of: folder.root + "/in/Kit.xcodeproj", in: folder.root + "/out")
            #expect(package.impliedImports.values.filter { $0 == "\n@_exported import UIKit\n" }.count == count)
        }
    }

    @Test(
        "unit tests that keep or measure something see what XCTest has for that",
        arguments: [
            (ModulePlan.Kind.tests, "import XCTest\nlet a = XCTAttachment(string: \"a\")\n", true),
            (.tests, "import XCTest\nlet m = XCTClockMetric()\n", true), (.tests, "import XCTest\n", false),
            (.application, "import XCTest\nlet a = XCTAttachment(string: \"a\")\n", false), (.tests, "// XCTAttachment\n", false),
        ])
    func resultsOfUnitTests(_ kind: ModulePlan.Kind, _ text: String, _ isSeen: Bool) throws {
        let folder = Folder()
        try folder.write("in/T.swift", text)
        var module = ModulePlan(target: "Tests", project: "/p", name: "Tests", kind: kind)
        module.swift = [folder.root + "/in/T.swift"]
        var plan = ProjectPlan()
        plan.modules = [module]
        let package = try XcodePackage(plan, of: folder.root + "/in/Kit.xcodeproj", in: folder.root + "/out")
        #expect(package.impliedImports.values.contains("\nimport XCUITest\n") == isSeen)
        #expect(package.needsInterfaceTesting == isSeen)
    }

    @Test("scripts are named and not run")
    func scripts() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in")
        let notes = try #require(try folder.package().xcode?.notes(runsScripts: false))
        #expect(
            notes == [
                "ferry: not run: the scripts 'Lint' of Demo (exit 1); what they would make has to be there already, or use --run-scripts"
            ])
    }

    @Test("two projects are a question with the commands to type, one in a sub-folder is used")
    func question() throws {
        let folder = Folder()
        try folder.project("One", in: "in/First App")
        #expect(try folder.package().xcode?.plan.application == "One")
        try folder.project("Two", in: "in/Second")
        let path = folder.root + "/in"
        let failure = #expect(throws: CommandFailure.self) { try folder.package() }
        #expect(
            failure?.message == """
                \(path) has 2 apps; choose one:
                    ferry run '\(path)/First App/One.xcodeproj'
                    ferry run \(path)/Second/Two.xcodeproj
                """)
        #expect(try folder.package("in/Second/Two.xcodeproj").xcode?.plan.application == "Two")
    }

    @Test("a library's package gives way to the app of a project when it is to be run")
    func library() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in")
        try folder.write("in/Package.swift", "// swift-tools-version: 5.9\nlet package = Package(name: \"P\")")
        let checkout = Checkout(root: folder.root + "/ferry")
        #expect(try AppPackage(at: folder.root + "/in", checkout, isToRun: true).xcode?.plan.application == "Demo")
        #expect(try AppPackage(at: folder.root + "/in", checkout).xcode == nil)
        try folder.write(
            "in/Package.swift", "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: [.executableTarget(name: \"T\")])"
        )
        #expect(try AppPackage(at: folder.root + "/in", checkout, isToRun: true).xcode == nil)
    }

    @Test("a library's project without an app gives way to the project of its example")
    func example() throws {
        let folder = Folder()
        try folder.write(
            "in/Lib.xcodeproj/project.pbxproj",
            """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Lib; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            }; rootObject = R; }
            """)
        try folder.write("in/Lib/a.swift", "")
        try folder.project("Demo", in: "in/Example")
        let checkout = Checkout(root: folder.root + "/ferry")
        #expect(try AppPackage(at: folder.root + "/in", checkout, isToRun: true).xcode?.plan.application == "Demo")
        // What is built of the folder is still the library.
        let built = try AppPackage(at: folder.root + "/in", checkout, ProjectChoice(purpose: .build))
        #expect(built.xcode?.plan.modules.map(\.name) == ["Lib"])
    }

    @Test("a package gives way to a project if SwiftPM does not read its manifest, or if it is tested and has no tests")
    func manifests() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in")
        let checkout = Checkout(root: folder.root + "/ferry")
        func application(_ manifest: String, _ purpose: ProjectChoice.Purpose = .run) throws -> String? {
            try folder.write("in/Package.swift", manifest)
            return try AppPackage(at: folder.root + "/in", checkout, ProjectChoice(purpose: purpose)).xcode?.plan.application
        }
        let executable = "let package = Package(name: \"P\", targets: [.executableTarget(name: \"T\")])"
        #expect(try application("// swift-tools-version: 5.9\n" + executable) == nil)
        #expect(try application("\n  //swift-tools-version:4.2;a\n" + executable) == nil)
        #expect(try application(executable) == "Demo")
        #expect(try application("// Mine.\n// swift-tools-version: 5.9\n" + executable) == "Demo")
        #expect(try application("// swift-tools-version:3.1\n" + executable) == "Demo")
        // The project has no tests either.
        #expect(try application("// swift-tools-version: 5.9\n" + executable, .test) == nil)
        let failure = #expect(throws: CommandFailure.self) {
            try AppPackage(at: folder.root + "/in", checkout, ProjectChoice(purpose: .test)).requireTests()
        }
        #expect(failure?.message.hasSuffix("/in/Package.swift: there is no target with tests") == true)
        #expect(ManifestText("// swift-tools-version: 5.9\n.target(name: \"P\")").givesWay(toRun: false, toTest: true))
        #expect(!ManifestText("// swift-tools-version: 5.9\n.testTarget(name: \"P\")").givesWay(toRun: false, toTest: true))
    }

    @Test("a package gives way to a project if a file system that does not ignore case lacks a folder of its manifest")
    func misspelledFolder() throws {
        let folder = Folder()
        try folder.project("Demo", in: "in")
        try folder.write("in/Lib/a.swift", "")
        let checkout = Checkout(root: folder.root + "/ferry")
        func application(path: String) throws -> String? {
            let target = ".executableTarget(name: \"T\", path: \"\(path)\")"
            let manifest = "// swift-tools-version: 5.9\nlet package = Package(name: \"P\", targets: [\(target)])"
            try folder.write("in/Package.swift", manifest)
            return try AppPackage(at: folder.root + "/in", checkout).xcode?.plan.application
        }
        #expect(try application(path: "lib") == "Demo")
        #expect(try application(path: "Lib") == nil)
        // It is nowhere, of which SwiftPM says what is wrong.
        #expect(try application(path: "Other") == nil)
        for path in ["Lib/", "./Lib", ".", "../lib"] { #expect(try application(path: path) == nil, "\(path)") }
    }

    @Test("tests of an interface are those of the project, also next to a library's package")
    func interfaceTests() throws {
        let folder = Folder()
        try folder.write("in/Package.swift", "// swift-tools-version: 5.9\nlet package = Package(name: \"P\")")
        try folder.write(
            "in/App.xcodeproj/project.pbxproj",
            """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = AppUITests; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = AppUITests; productType = "com.apple.product-type.bundle.ui-testing";
              fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
            }; rootObject = R; }
            """)
        try folder.write("in/AppUITests/a.swift", "")
        let choice = ProjectChoice(purpose: .interfaceTest, target: "AppUITests")
        let package = try AppPackage(at: folder.root + "/in", Checkout(root: folder.root + "/ferry"), choice)
        #expect(package.xcode?.plan.modules.map(\.name) == ["AppUITests"])
    }

    @Test("a product that the project does not say the package of is of the local package that has it, not of one that uses it")
    func localProducts() throws {
        func manifest(_ name: String, _ more: String) -> ManifestText {
            ManifestText(
                "// swift-tools-version: 5.9\nlet package = Package(name: \"\(name)\", products: [.library(\n name: \"\(name)\", targets: [])],"
                    + more + ")")
        }
        let home = manifest("Home", "targets: [.target(name: \"Home\", dependencies: [\"Core\"])]")
        #expect(!home.hasProduct("Core"))
        #expect(home.mentions("Core"))
        #expect(home.hasProduct("Home"))
        #expect(manifest("Core", "").hasProduct("Core"))
        let folder = Folder()
        try folder.write("Home/Package.swift", "let package = Package(products: [.library(name: \"Home\")], dependencies: [\"Core\"])")
        try folder.write("Core/Package.swift", "let package = Package(products: [.library(name: \"Core\")])")
        var app = ModulePlan(target: "App", project: "/p", name: "App", kind: .application)
        app.swift = ["/p/a.swift"]
        app.products = [ModulePlan.Product(name: "Core", package: nil)]
        var plan = ProjectPlan()
        plan.modules = [app]
        plan.packages = ["Home", "Core"].map { PackageReference(place: .local(path: "\(folder.root)/\($0)"), line: 1) }
        #expect(XcodeManifest(plan: plan, name: "App", checkout: { _ in nil }).text.contains(".product(name: \"Core\", package: \"core\")"))
    }

    @Test("a manifest's comments say nothing of executables and tests: those of SwiftPM's template name both")
    func commentsOfManifests() {
        let template = "// swift-tools-version:5.3\n    // Products define the executables and libraries a package produces.\n"
        let urls = ".package(url: \"https://example.com/executable(\")"
        #expect(ManifestText(template + ".library(name: \"P\"), " + urls).givesWay(toRun: true, toTest: false))
        #expect(!ManifestText(template + ".executable(name: \"P\")").givesWay(toRun: true, toTest: false))
        #expect(ManifestText(template + "/* .executableTarget(name: \"P\") */").givesWay(toRun: true, toTest: false))
        #expect(ManifestText(template + "// .testTarget(name: \"P\")").givesWay(toRun: false, toTest: true))
    }

    @Test("a damaged project is named with its line")
    func damage() throws {
        let folder = Folder()
        try folder.write("in/A.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n}")
        let failure = #expect(throws: CommandFailure.self) { try folder.package() }
        #expect(failure?.message.hasPrefix("\(folder.root)/in/A.xcodeproj/project.pbxproj:2: error: ") == true)
    }

    @Test("resources of later modules replace those of the same place, and stale ones disappear")
    func resources() throws {
        let folder = Folder()
        for name in ["a/x.txt", "b/x.txt", "a/de.lproj/L.strings"] { try folder.write(name, name) }
        var (first, second) = (
            ModulePlan(target: "A", project: "", name: "A", kind: .library), ModulePlan(target: "B", project: "", name: "B", kind: .library)
        )
        first.resources = ["x.txt", "de.lproj/L.strings"].map { ModulePlan.Resource(source: "\(folder.root)/a/\($0)", place: $0) }
        second.resources = [ModulePlan.Resource(source: folder.root + "/b/x.txt", place: "x.txt")]
        let place = folder.root + "/staged"
        _ = try StagedResources(of: [first, second], in: place)
        #expect(folder.text(place + "/x.txt") == "b/x.txt")
        #expect(folder.text(place + "/de.lproj/L.strings") == "a/de.lproj/L.strings")
        _ = try StagedResources(of: [second], in: place)
        #expect(!FileManager.default.fileExists(atPath: place + "/de.lproj"))
    }

    @Test("a folder without a project has its loose files as resources")
    func looseFiles() throws {
        let folder = Folder()
        for name in ["A.swift", "data/a.json", "de.lproj/L.strings", "AppTests/t.json", "README.md", ".git/x", "Pods/p.json", "LICENSE"] {
            try folder.write("in/" + name, name)
        }
        try folder.write("in/config/App-Info.plist", "")
        let package = try folder.package()
        let staged = try #require(try package.stagedResources())
        let names = FileManager.default.enumerator(atPath: staged)?.compactMap { $0 as? String } ?? []
        #expect(names.sorted() == ["App-Info.plist", "a.json", "de.lproj", "de.lproj/L.strings"])
        #expect(try package.information(of: "in") == folder.root + "/in/config/App-Info.plist")
    }

    @Test("two files in one place of the bundle are named; the second is used")
    func collidingResources() throws {
        let folder = Folder()
        for path in ["one/data.json", "two/data.json", "two/other.json"] { try folder.write(path, path) }
        var module = ModulePlan(filesBelow: folder.root, .disk()) { _ in true }
        module.resources = ["one/data.json", "two/data.json", "two/other.json"].map {
            ModulePlan.Resource(source: "\(folder.root)/\($0)", place: ($0 as NSString).lastPathComponent)
        }
        let staged = try StagedResources(of: [module], in: folder.root + "/staged")
        let (one, two) = ("\(folder.root)/one/data.json", "\(folder.root)/two/data.json")
        #expect(staged.collisions == ["data.json in the app's bundle could be \(one) or \(two); the second one is used"])
        #expect(folder.text(staged.folder + "/data.json") == "two/data.json")
        #expect(folder.text(staged.folder + "/other.json") == "two/other.json")
    }
}

@Suite("LaunchCheck")
struct LaunchCheckTests {
    private func failures(_ information: [String: Any], storyboards: Set<String> = [], classes: Set<String> = []) -> [String] {
        LaunchCheck(information: information, storyboards: storyboards, module: "App") { classes.contains($0) }.failures
    }

    private func manifest(_ configuration: [String: Any]) -> [String: Any] {
        ["UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]]]
    }

    @Test("names a main storyboard that is missing")
    func storyboard() throws {
        #expect(try #require(failures(["UIMainStoryboardFile": "Main"]).first).contains("names the storyboard 'Main'"))
        #expect(failures(["UIMainStoryboardFile": "Main"], storyboards: ["Main"]).isEmpty)
        #expect(failures(["UIMainStoryboardFile": "Main.storyboard"], storyboards: ["Main"]).isEmpty)
        #expect(failures(manifest(["UISceneStoryboardFile": "Start"])).count == 1)
        #expect(failures([:]).isEmpty)
    }

    @Test("names a scene delegate that no file declares, unless it is another module's")
    func sceneDelegate() throws {
        #expect(try #require(failures(manifest(["UISceneDelegateClassName": "App.Scene"])).first).contains("'App.Scene'"))
        #expect(failures(manifest(["UISceneDelegateClassName": "App.Scene"]), classes: ["Scene"]).isEmpty)
        #expect(failures(manifest(["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Scene"])).count == 1)
        #expect(failures(manifest(["UISceneDelegateClassName": "Kit.Scene"])).isEmpty)
    }
}
