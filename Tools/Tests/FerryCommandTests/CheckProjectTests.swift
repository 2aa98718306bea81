import Foundation
import Testing
import XcodeProject

@testable import FerryCommand

@Suite("ferry check: projects")
struct CheckProjectTests {
    private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/ferry-check-\(UUID().uuidString)"

    /// A project file of one target with Swift files next to the project.
    private func project(_ name: String, type: String = "application", files: [String]) -> String {
        let references = files.indices.map { "F\($0) = {isa = PBXFileReference; path = \(files[$0]); sourceTree = \"<group>\"; };" }
        let builds = files.indices.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
        let list = { (prefix: String) in files.indices.map { "\(prefix)\($0)" }.joined(separator: ", ") }
        return """
            // !$*UTF8*$!
            { objects = {
            ROOT = {isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN; targets = (T); };
            MAIN = {isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
            LIST = {isa = XCConfigurationList; buildConfigurations = (DEBUG); };
            DEBUG = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; name = Debug; };
            T = {isa = PBXNativeTarget; buildConfigurationList = LIST; buildPhases = (S); dependencies = (); name = \(name);
              productType = "com.apple.product-type.\(type)"; };
            S = {isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
            \((references + builds).joined(separator: "\n"))
            }; rootObject = ROOT; }
            """
    }

    private func report(_ files: [String: String]) throws -> CheckReport {
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (name, text) in files {
            let path = "\(root)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return try CheckVerb.report(at: root, ProjectChoice(purpose: .build))
    }

    private let start = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    @Test("a product that no package of the project has stands in the way: its workspace may have the package")
    func missingProduct() throws {
        let own = project("App", files: ["A.swift"])
            .replacing("dependencies = (); name", with: "dependencies = (); packageProductDependencies = (P); name")
            .replacing("F0 = {", with: "P = {isa = XCSwiftPackageProductDependency; productName = Charting; };\nF0 = {")
        let found = try report(["App.xcodeproj/project.pbxproj": own, "A.swift": start + "import Charting\n"])
        #expect(found.findings.filter(\.stops).map(\.title) == ["no target, package or pod of the project is the module 'Charting'"])
        let notes = found.findings.filter { $0.kind == .note }.map(\.title)
        #expect(notes.contains("no package of the project has the product 'Charting', which 'App' links"))
        let library =
            "// swift-tools-version: 5.9\nlet package = Package(name: \"C\", products: [.library(name: \"Charting\", targets: [])])"
        let workspace = "<Workspace version=\"1.0\"><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:C\"/></Workspace>"
        let whole = try report([
            "App.xcodeproj/project.pbxproj": own, "A.swift": start + "import Charting\n", "C/Package.swift": library,
            "All.xcworkspace/contents.xcworkspacedata": workspace,
        ])
        #expect(whole.findings.filter(\.stops).isEmpty)
    }

    @Test("several apps are a question with commands of ferry check")
    func question() throws {
        let files = [
            "One/One.xcodeproj/project.pbxproj": project("One", files: ["A.swift"]), "One/A.swift": start,
            "Two/Two.xcodeproj/project.pbxproj": project("Two", files: ["A.swift"]), "Two/A.swift": start,
        ]
        let failure = #expect(throws: CommandFailure.self) { try report(files) }
        #expect(failure?.message.contains("    ferry check \(root)/One/One.xcodeproj") == true)
    }

    @Test("a Swift file that the target lists and that does not exist stands in the way")
    func missingSource() throws {
        let found = try report(["App.xcodeproj/project.pbxproj": project("App", files: ["A.swift", "Gone.swift"]), "A.swift": start])
        #expect(found.findings.filter(\.stops).map(\.title) == ["Gone.swift does not exist; the target 'App' lists it"])
        #expect(!found.findings.contains { $0.kind == .note && $0.title.contains("Gone.swift") })
    }

    @Test("next to a library's project, the example that 'ferry run' takes is judged")
    func example() throws {
        let found = try report([
            "Kit.xcodeproj/project.pbxproj": project("Kit", type: "framework", files: ["K.swift"]), "K.swift": "import UIKit\n",
            "Example/App.xcodeproj/project.pbxproj": project("App", files: ["A.swift"]),
            "Example/A.swift": start + "import Nowhere\n",
        ])
        #expect(found.findings.filter(\.stops).map(\.places) == [[.init(file: "A.swift", line: 3)]])
    }

    @Test("an app without a start stands in the way, and gives way to a deeper project's app")
    func withoutStart() throws {
        let rest = ["Old.xcodeproj/project.pbxproj": project("Old", files: ["K.swift"]), "K.swift": "import UIKit\n"]
        #expect(try report(rest).findings.filter(\.stops).map(\.title) == [AppStart.missing(in: "Old")])
        let demo = ["Demo/Demo.xcodeproj/project.pbxproj": project("Demo", files: ["A.swift"]), "Demo/A.swift": start]
        #expect(try report(rest.merging(demo) { $1 }).passes)
    }

    @Test("an app starts with an attribute, a file main.swift or a call")
    func starts() {
        #expect(AppStart.isIn("@UIApplicationMain\nclass A {}"))
        #expect(AppStart.isIn("UIApplicationMain(a, b, nil, nil)"))
        #expect(!AppStart.isIn("class A { func main() {} }"))
    }

    @Test("the import of a pod whose sources are not here stands in the way, also if packages are not read")
    func missingPod() {
        let sources = [(file: "A.swift", text: "import UIKit\nimport Metrica\nimport Other\n")]
        let found = ImportCheck(known: [], isComplete: false, absent: ["Metrica"]).findings(sources)
        #expect(found.map(\.places) == [[.init(file: "A.swift", line: 2)]])
    }

    @Test("names of types from before Swift 3 stand in the way, unless the project has types of these names")
    func olderNames() {
        func titles(_ text: String) -> [String] {
            NameCheck(known: [], isComplete: false).findings([(file: "A.swift", text: text)]).map(\.title)
        }
        let use = "import UIKit\nlet a = NSBundle.mainBundle()\n"
        #expect(titles(use) == ["'NSBundle' is the name that 'Bundle' had before Swift 3"])
        #expect(titles(use + "typealias NSBundle = Bundle\n") == [])
        #expect(titles("import UIKit\nlet a = NSNumber(value: 1)\n") == [])
    }

    @Test("a placeholder of Xcode's editor stands in the way")
    func placeholder() {
        let sources = [(file: "A.swift", text: "import UIKit\nfunc f() {\n    <#code#>\n}\nlet text = \"<#text#>\"\n")]
        let found = NameCheck(known: [], isComplete: true).findings(sources)
        #expect(found.map(\.places) == [[.init(file: "A.swift", line: 3)]])
        #expect(NameCheck(known: [], isComplete: true).findings([(file: "A.swift", text: "let text = \"<#text#>\"\n")]).isEmpty)
    }

    @Test("a module's name that a class of Foundation has, too, is no use of the module")
    func notificationCenter() {
        #expect(!ModuleCatalog.isUsed("NotificationCenter", in: "import NotificationCenter\nNotificationCenter.default.post(n)\n"))
        #expect(ModuleCatalog.isUsed("NotificationCenter", in: "import NotificationCenter\nclass A: NCWidgetProviding {}\n"))
    }
}
