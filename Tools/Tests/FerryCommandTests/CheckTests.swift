import Foundation
import SourceRewriter
import Testing
import XcodeProject

@testable import FerryCommand

@Suite("ferry check")
struct CheckTests {
    private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/ferry-check-\(UUID().uuidString)"

    private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (name, text) in files {
            let path = "\(root)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        try body(root)
    }

    private func imports(_ source: String, _ modules: Set<String> = ["UIKit"]) -> [String] {
        ImportScan.imports(in: ParsedSource(source), modules: modules).map { "\($0.name) \($0.line)" }
    }

    @Test("imports have the top module and the line, whatever attributes and kinds they have")
    func imports() {
        #expect(
            imports("import UIKit\n\n@testable import App\nimport struct Foundation.URL\npublic import A.B; import C\n") == [
                "UIKit 1", "App 3", "Foundation 4", "A 5", "C 5",
            ])
        #expect(imports("// import A\nlet text = \"import B\"\nfunc f() { let `import` = 1; _ = `import` }\n") == [])
    }

    @Test("imports of code that is not compiled do not count")
    func conditions() {
        #expect(imports("#if os(macOS)\nimport AppKit\n#elseif os(iOS)\nimport UIKit\n#else\nimport X\n#endif\n") == ["UIKit 4"])
        #expect(imports("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if canImport(UIKit.UIView)\nimport A\n#endif\n") == ["A 5"])
        #expect(
            imports("#if !canImport(SwiftUI) && DEBUG\nimport A\n#endif\n#if canImport(SwiftUI) || os(tvOS)\nimport B\n#endif\n") == ["A 2"]
        )
    }

    private func findings(_ sources: [(file: String, text: String)], known: Set<String> = [], isComplete: Bool = true) -> [String] {
        let found = ImportCheck(known: known, isComplete: isComplete).findings(sources)
        return CheckReport(project: "App", findings: found).findings.map { finding in
            "\(finding.kind.rawValue): \(finding.title) at " + finding.places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        }
    }

    private func names(
        _ sources: [(file: String, text: String)], isComplete: Bool = true, generated: Set<String> = []
    ) -> [String] {
        let check = NameCheck(known: [], isComplete: isComplete, generated: generated)
        return CheckReport(project: "App", findings: check.findings(sources)).findings.map { finding in
            "\(finding.kind.rawValue): \(finding.title) at " + finding.places.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        }
    }

    @Test("a type that Ferry declares as unavailable stands in the way, unless the project has one of that name")
    func unavailableTypes() throws {
        let name = try #require(UnavailableTypes.reasons.keys.sorted().first)
        let reason = try #require(UnavailableTypes.reasons[name])
        let use = ("A.swift", "import UIKit\nlet value: \(name)? = nil\n")
        #expect(names([use]) == ["framework: '\(name)' is unavailable: \(reason) at A.swift:2"])
        #expect(names([use, ("B.swift", "class \(name) {}\n")]) == [])
        #expect(names([("A.swift", "#if os(macOS)\nlet value = \(name)()\n#endif\nlet text = \"\(name)\"\n")]) == [])
    }

    @Test("a member of Apple's that Ferry lacks stands in the way, unless the project or a package may have one of that name")
    func absentMembers() throws {
        let name = try #require(AbsentMembers.members.sorted().first { $0.first?.isLowercase == true })
        let use = ("A.swift", "import UIKit\nfunc f(_ a: UIView) { _ = a.\(name) }\n")
        #expect(names([use]) == ["framework: Ferry has no member '\(name)' at A.swift:2"])
        #expect(names([use, ("B.swift", "extension UIView { var \(name): Int { 1 } }\n")]) == [])
        #expect(names([use], isComplete: false) == [])
        #expect(names([use], generated: [name]) == [])
        let other = try #require(AbsentMembers.unavailable.sorted { $0.key < $1.key }.first)
        let second = ("A.swift", "import UIKit\nfunc f(_ a: UIView) { a.\(other.key)() }\n")
        #expect(names([second], isComplete: false) == ["framework: '\(other.key)' is unavailable: \(other.value) at A.swift:2"])
        let type = try #require(AbsentMembers.types.sorted().first)
        #expect(names([("A.swift", "import UIKit\nlet a = \(type)()\n")]) == ["framework: Ferry has no type '\(type)' at A.swift:2"])
    }

    @Test("members that Ferry declares on the class itself are not in the way")
    func classMembers() {
        let text = """
            import UIKit
            func f() { _ = (UIFont.systemFontSize, UIFont.familyNames, CLLocationManager.locationServicesEnabled(), MFMailComposeViewController.canSendMail()) }
            class Layout: UICollectionViewLayout { override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self } }
            func g() { _ = (Layout.layoutAttributesClass, UIPrintInteractionController.isPrintingAvailable, MKPinAnnotationView.redPinColor()) }
            """
        #expect(names([("A.swift", text)]) == [])
    }

    @Test("what uses a type of a file with SwiftUI only is left out, or stops, which is a note")
    func leftOutTypes() {
        let view = ("View.swift", "import SwiftUI\nstruct Panel: View { var body: some View { Text(\"\") } }\n")
        #expect(names([view]) == [])
        #expect(
            names([view, ("A.swift", "import UIKit\nfunc f() { _ = Panel() }\n")])
                == ["note: left out of A.swift, since they use SwiftUI: f at "])
        // What uses it in a file that imports SwiftUI is left out, too.
        let mixed = "import UIKit\nimport SwiftUI\nfunc f() { g(UIHostingController(rootView: Panel())) }\n#Preview { Panel() }\n"
        #expect(names([view, ("A.swift", mixed)]) == [])
    }

    @Test(
        "a file that is not today's Swift stands in the way",
        arguments: [
            ("let a = 1\n<<<<<<< HEAD\nlet b = 2\n", 2), ("class A {\n  func f() {\n", 2), ("typealias F = Int -> Void\n", 1),
        ])
    func damagedSyntax(text: String, line: Int) {
        #expect(names([("A.swift", text)]) == ["syntax: A.swift is not Swift as it is since version 4, or is damaged at A.swift:\(line)"])
        #expect(names([("A.swift", "let a = 1\n")]) == [])
    }

    @Test("the import of a module that no file uses is left out, which is a note")
    func unused() {
        let unused = [("A.swift", "import MetalKit\nlet size = CGSize.zero // like MTKView\n")]
        #expect(findings(unused).first == "framework: Ferry has no module 'MetalKit' at A.swift:1")
        let plain = [("A.swift", "import MetalKit\nlet size = CGSize.zero\n"), ("B.swift", "import SpriteKit\nlet node = SKNode()\n")]
        #expect(
            findings(plain) == [
                "framework: Ferry has no module 'SpriteKit' at B.swift:1",
                "note: the import of 'MetalKit' is left out, since no file uses it at A.swift:1",
            ])
    }

    @Test("GameKit shows GameplayKit, which is there: a file that uses that alone needs no GameKit")
    func gameplay() {
        let random = [("A.swift", "import GameKit\nlet n = GKRandomSource.sharedRandom().nextInt(upperBound: 6)\n")]
        #expect(findings(random) == ["note: the import of 'GameKit' is left out, since no file uses it at A.swift:1"])
        let player = [("A.swift", "import GameKit\nlet n = GKRandomSource(), p = GKLocalPlayer.local\n")]
        #expect(findings(player) == ["framework: Ferry has no module 'GameKit' at A.swift:1"])
    }

    @Test("a scene delegate whose window only SwiftUI fills stands in the way; one with another window does not")
    func sceneStart() {
        func titles(_ body: String) -> [String] {
            let text =
                "import UIKit\nimport SwiftUI\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {\n    var window: UIWindow?\n"
                + "    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {\n"
                + "        let window = UIWindow()\n\(body)\n        window.makeKeyAndVisible()\n    }\n}\n"
            return SceneStart.findings([("S.swift", text)]).map { "\($0.kind.rawValue): \($0.title) \($0.places.map(\.line))" }
        }
        let only = "        window.rootViewController = UIHostingController(rootView: ContentView())"
        #expect(titles(only) == ["launch: the scene starts in SwiftUI, which Ferry does not have [5]"])
        let other = "        if isNew {\n    \(only)\n        } else {\n            window.rootViewController = Main()\n        }"
        #expect(titles(other) == [])
        #expect(titles("        window.rootViewController = Main()") == [])
    }

    @Test("modules of Apple's and of nobody are found with every place, those with most places first")
    func modules() {
        let sources = [
            ("A.swift", "import UIKit\nimport CoreData\nimport SceneKit\nimport Lib\nlet a = SCNNode()"),
            ("B.swift", "import Metal\nimport SceneKit\nimport Gone\nvar d: MTLDevice"),
        ]
        #expect(
            findings(sources, known: ["Lib"]) == [
                "framework: Ferry has no module 'SceneKit' at A.swift:3, B.swift:2",
                "module: no target, package or pod of the project is the module 'Gone' at B.swift:3",
                "framework: Ferry has no module 'Metal' at B.swift:1",
            ])
        #expect(findings(sources, isComplete: false).count == 2)
        #expect(findings([("A.swift", "import UIKit\nimport Foundation\nimport XCTest")]).isEmpty)
    }

    @Test("Swift that uses an Objective-C class is found with its lines; comments and longer names do not count")
    func objectiveC() {
        let use = ObjectiveCUse(declarations: [
            "#import <UIKit/UIKit.h>\r\n@interface Reveal : UIViewController\r\n@end\r\n@interface Unused: NSObject\r\n@end",
            "@interface UIView (Reveal)\n@end\n@implementation Reveal\n@end",
        ])
        let found = use.findings([
            ("A.swift", "// Reveal\r\nlet a = RevealView()\r\nclass B: Reveal {} // Reveal\r\nlet c: Reveal? = nil"),
            ("C.swift", "let d = 1"),
        ])
        #expect(found.map(\.kind) == [.objectiveC])
        #expect(found.first?.title.contains("'Reveal'") == true)
        #expect(found.first?.places == [CheckFinding.Place(file: "A.swift", line: 3), CheckFinding.Place(file: "A.swift", line: 4)])
    }

    @Test("a build names the files that import a module that Ferry lacks, and what to do")
    func absence() {
        #expect(
            ImportCheck.absenceNote(of: "GameKit", in: ["App/A.swift", "App/B.swift"])
                == "Ferry has no module 'GameKit' (imported by App/A.swift, App/B.swift): what uses it does not compile; "
                + "put what uses it in '#if canImport(GameKit)', or leave these files out")
    }

    @Test("the text shows a few places and counts the rest; the verdict is its last line")
    func text() {
        let places = (1...7).map { CheckFinding.Place(file: "F\($0).swift", line: $0) }
        let note = CheckFinding(kind: .note, title: "not run: the script 'Lint'")
        let stop = CheckFinding(kind: .framework, title: "Ferry has no module 'MapKit'", remedy: "leave it out", places: places)
        let report = CheckReport(project: "App", findings: [note, stop])
        #expect(!report.passes)
        #expect(
            report.text == """
                error: Ferry has no module 'MapKit': leave it out
                    F1.swift:1
                    F2.swift:2
                    F3.swift:3
                    F4.swift:4
                    F5.swift:5
                    and 2 more
                note : not run: the script 'Lint'
                App: 1 thing in the way
                """)
        #expect(CheckReport(project: "App", findings: [note]).passes)
    }

    @Test("a folder of sources, a package and a project are read as a build reads them")
    func folders() throws {
        try inFolder(["A.swift": "import UIKit\nimport SpriteKit\nlet a = SKNode()\n", "Pods/B.swift": "import MapKit\n"]) { root in
            let report = try CheckVerb.report(at: root, ProjectChoice())
            #expect(report.findings.map(\.title) == ["Ferry has no module 'SpriteKit'"])
            #expect(report.findings.first?.places == [CheckFinding.Place(file: "A.swift", line: 2)])
        }
        try inFolder([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "App", dependencies: ["Part"]), .target(name: "Part", path: "Code", exclude: ["Old"]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """, "Sources/App/A.swift": "import Part\nimport Gone\n", "Code/B.swift": "import UIKit\n",
            "Code/Old/C.swift": "import Older\n", "Tests/AppTests/T.swift": "import Mocks\n", "Example/Demo.swift": "import MapKit\n",
        ]) { root in
            let report = try CheckVerb.report(at: root, ProjectChoice())
            #expect(report.findings.map(\.kind) == [.module])
            #expect(report.findings.first?.places == [CheckFinding.Place(file: "Sources/App/A.swift", line: 2)])
            #expect(!FileManager.default.fileExists(atPath: root + "/.build"))
        }
        let project = """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Game; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Game; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; buildPhases = (P); };
            P = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "exit 1"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;}; };
            }; rootObject = R; }
            """
        try inFolder([
            "Game.xcodeproj/project.pbxproj": project,
            "Game/A.swift": "import UIKit\nimport GameKit\nlet a = GKPlayer()\n@main struct App {}",
            "Other/B.swift": "import MapKit", "Game/Localizable.xcstrings": "{\n", "Game/M.xcdatamodeld/M.xcdatamodel/other": "",
        ]) { root in
            let report = try CheckVerb.report(at: root, ProjectChoice())
            #expect(report.findings.filter(\.stops).map(\.kind) == [.framework, .resource, .resource, .launch])
            #expect(report.findings[2].title.hasPrefix("Game/M.xcdatamodeld/M.xcdatamodel/contents: cannot be read"))
            #expect(report.findings.first?.places == [CheckFinding.Place(file: "Game/A.swift", line: 2)])
            #expect(report.findings[1].places == [CheckFinding.Place(file: "Game/Localizable.xcstrings", line: 2)])
            #expect(report.text.contains("not run: the scripts 'Lint' of Game (exit 1)"))
            #expect(report.text.contains("the storyboard 'Main'"))
        }
    }

    @Test("next to a library's package its example is judged, which a run takes; a package that cannot be read is no matter then")
    func example() throws {
        let project = """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; }; };
            }; rootObject = R; }
            """
        let head = "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", "
        let library = "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])\n"
        let files = [
            "Demo.xcodeproj/project.pbxproj": project,
            "Demo/A.swift": "import UIKit\nimport GameKit\nlet a = GKPlayer()\n@main struct App {}",
        ]
        let kit = ["Package.swift": head + library, "Sources/Kit/K.swift": "import SceneKit\nlet b = SCNNode()\n"]
        try inFolder(files.merging(kit) { $1 }) { root in
            let titles = try CheckVerb.report(at: root, ProjectChoice()).findings.filter(\.stops).map(\.title)
            #expect(titles.sorted() == ["Ferry has no module 'GameKit'", "Ferry has no module 'SceneKit'"])
        }
        try inFolder(files.merging(["Package.swift": head + library]) { $1 }) { root in
            let titles = try CheckVerb.report(at: root, ProjectChoice()).findings.filter(\.stops).map(\.title)
            #expect(titles == ["Ferry has no module 'GameKit'"])
        }
    }

    @Test("packages that a build fetches are named, unless they are checked out next to the project")
    func remotePackages() throws {
        let project = """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); packageReferences = (K); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Game; sourceTree = "<group>"; };
            K = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kit.git";
              requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            D = {isa = XCSwiftPackageProductDependency; package = K; productName = Kit; };
            T = {isa = PBXNativeTarget; name = Game; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; packageProductDependencies = (D); };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; }; };
            }; rootObject = R; }
            """
        let files = ["Game.xcodeproj/project.pbxproj": project, "Game/A.swift": "import UIKit\nimport Kit\n@main struct App {}"]
        let note = "not read, since the build fetches them from the network: Kit (https://example.com/Kit.git)"
        try inFolder(files) { root in
            let found = try CheckVerb.report(at: root, ProjectChoice()).findings
            #expect(found.map(\.title) == [note])
        }
        try inFolder(files.merging(["SourcePackages/checkouts/Kit/Package.swift": ""]) { $1 }) { root in
            let found = try CheckVerb.report(at: root, ProjectChoice()).findings
            #expect(found == [])
        }
    }

    @Test("what was not fetched is named with its address and what to do")
    func unfetched() {
        let errors = """
            Fetching https://example.com/Kit.git
            Fetching https://example.com/Other
            Fetched https://example.com/Other from cache (0.5s)
            error: Failed to clone repository https://example.com/Kit.git:
                fatal: could not resolve host
            """
        let text = DependencyTree.failure(of: "/root", errors)
        #expect(text.hasPrefix("a package that is needed was not fetched:\n    Kit: https://example.com/Kit.git\n"))
        #expect(text.contains("SourcePackages/checkouts"))
        #expect(!text.contains("Other:"))
        #expect(DependencyTree.failure(of: "/root", "error: no such product").hasSuffix("of /root:\nerror: no such product"))
    }

    @Test("a folder without anything to build, and a path that does not exist, are errors")
    func nothing() throws {
        #expect(throws: CommandFailure.self) { try CheckVerb.report(at: root, ProjectChoice()) }
        try inFolder(["README.md": ""]) { root in
            #expect(throws: CommandFailure.self) { try CheckVerb.report(at: root, ProjectChoice()) }
        }
    }

    @Test("names methods of categories in Objective-C that Swift calls, by their names in Swift, unless Swift declares them")
    func categories() {
        let header = """
            @interface UIImage (GIF)
            + (UIImage * _Nullable)animatedImageWithAnimatedGIFData:(NSData *)data;
            - (void)sharpen;
            - (void)rotatedInPlace;
            @end
            @interface Mine : NSObject
            - (void)ownMethod;
            @end
            """
        let use = CategoryUse(declarations: [header])
        let sources = [
            (file: "A.swift", text: "let a = 1\nlet i = UIImage.animatedImage(withAnimatedGIFData: d)\nx.ownMethod() // i.sharpen()\n")
        ]
        let found = use.findings(sources)
        #expect(found.map(\.places) == [[.init(file: "A.swift", line: 2)]])
        #expect(found.first?.title.contains("'animatedImageWithAnimatedGIFData'") == true)
        #expect(use.findings([("B.swift", "extension UIImage { func sharpen() {} }; i.sharpen()")]).isEmpty)
        #expect(use.findings([("B.swift", "i.sharpen()")]).count == 1)
    }

    @Test("names a package's target that has the name of a module that UIKit loads, and what the compiler says of it")
    func takenNames() throws {
        let sources = [(file: "A.swift", text: "import UIKit\n")]
        let found = TakenNames.findings(["Photos", "Physics", "Mine", "Testing"], usedBy: sources)
        #expect(found.map(\.title) == ["Photos", "Physics"].map(TakenNames.title))
        #expect(found.allSatisfy { $0.kind == .module })
        #expect(TakenNames.findings(["Photos"], usedBy: [(file: "A.swift", text: "import Foundation\n")]).isEmpty)
        let line = "/p/A.swift:1:8: error: circular dependency between modules 'Photos' and 'UIKit'"
        #expect(TakenNames.explanation(of: line)?.hasPrefix("the target 'Photos' of a package") == true)
        #expect(TakenNames.explanation(of: line.replacing("Photos", with: "Mine")) == nil)
    }

    @Test("a project's target of such a name is no finding, since it is compiled under another one")
    func renamedTarget() throws {
        try inFolder(["Physics/A.swift": "import UIKit\nimport Physics\n"]) { root in
            let report = try CheckVerb.report(at: root + "/Physics", ProjectChoice())
            #expect(report.findings.isEmpty)
        }
    }

    @Test("the modules for apps are the products of Ferry's Package.swift")
    func catalog() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        let products = ["FerryKit", "FerryNetworking", "FerryCrypto"]
        var modules: Set<String> = []
        for product in products + ["FerryCoreDataObjects", "FerryWebKitObjects"] {
            let start = try #require(manifest.range(of: "name: \"\(product)\", type: "))
            let list = try #require(manifest[start.upperBound...].firstMatch(of: /targets: \[([^\]]*)\]/))
            modules.formUnion(list.1.matches(of: /"(\w+)"/).map { String($0.1) })
        }
        // Parts of UIKit and of Foundation, which no app imports by name.
        let inner: Set = [
            "UIKitCore", "UILists", "UIDocuments", "UIKeyboard", "UIDynamics", "UIDeprecated", "UISystemViews", "UIPhotos",
            "ViewInspection",
            "ManagedDocuments", "PhotoLibrary", "AppLink", "DarwinC", "DarwinFoundation", "_Testing_CoreGraphics", "_Testing_CoreImage",
            "_Testing_UIKit",
        ]
        #expect(modules.subtracting(inner).union(["SQLite3"]) == ModuleCatalog.frameworks)
        #expect(ModuleCatalog.missing.isDisjoint(with: ModuleCatalog.provided))
        let programs: Set = ["FerryShell", "FerrySimulator"]
        let all = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Sources").filter { !$0.hasPrefix(".") }
        #expect(Set(all).subtracting(programs).isSubset(of: ModuleCatalog.loaded))
    }
}
