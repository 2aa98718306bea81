import Foundation
import Testing

@testable import XcodeProject

@Suite("Plans of projects")
struct PlanTests {
    private func plan(
        _ texts: [String: String], _ choice: ProjectChoice = ProjectChoice(), at path: String = "/w/App.xcodeproj"
    ) throws(PlanFailure) -> ProjectPlan { try ProjectPlanner.plan(path, choice, files(texts)) }

    private func failure(_ texts: [String: String], _ choice: ProjectChoice = ProjectChoice()) -> PlanFailure? {
        do {
            _ = try plan(texts, choice)
            return nil
        } catch { return error }
    }

    private func app(_ plan: ProjectPlan) throws -> ModulePlan { try #require(plan.modules.first { $0.name == plan.application }) }

    private func information(_ module: ModulePlan) throws -> [String: Any] {
        let data = try #require(module.information)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    // MARK: Xcode 5 to 15

    /// An app with groups, a variant group and a file elsewhere.
    private var listed: [String: String] {
        let objects =
            root(targets: "T", children: "G, P")
            + target(
                "T", "My App", sources: ["FA", "FM", "FC"], resources: ["FV", "FX", "FJ", "FD"],
                settings: "INFOPLIST_FILE = \"App/Info.plist\"; PRODUCT_BUNDLE_IDENTIFIER = org.example.app; SWIFT_VERSION = 4.0;")
            + "G = {isa = PBXGroup; children = (FA, FM, FC, FV, FX, FJ, FD); path = App; sourceTree = \"<group>\"; };\n"
            + reference("FA", "A.swift") + reference("FM", "Old.m") + reference("FC", "../lib/c.c") + reference("FX", "Media.xcassets")
            + reference("FJ", "data/names.json") + reference("FD", "pages", "lastKnownFileType = folder;")
            + reference("FB", "Base.lproj/Main.storyboard", "name = Base;")
            + "FV = {isa = PBXVariantGroup; children = (FB, FG); name = Main.storyboard; sourceTree = \"<group>\"; };\n"
            + reference("FG", "de.lproj/Main.strings", "name = de;")
            + "P = {isa = PBXGroup; children = (TPRODUCT); name = Products; sourceTree = \"<group>\"; };\n"
        return [
            "/w/App.xcodeproj/project.pbxproj": project(objects), "/w/App/A.swift": "", "/w/App/Old.m": "", "/w/lib/c.c": "",
            "/w/App/Media.xcassets/Contents.json": "{}", "/w/App/data/names.json": "", "/w/App/pages/a.html": "",
            "/w/App/Base.lproj/Main.storyboard": "", "/w/App/de.lproj/Main.strings": "", "/w/App/Unlisted.swift": "",
            "/w/App/Info.plist":
                "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleName</key><string>${PRODUCT_NAME}</string>"
                + "<key>M</key><string>$(PRODUCT_MODULE_NAME).Delegate</string><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string></dict></plist>",
        ]
    }

    @Test("has the files that the phases list, at their groups' places")
    func phases() throws {
        let plan = try plan(listed)
        let app = try app(plan)
        #expect(app.name == "My_App")
        #expect(app.kind == .application)
        #expect(app.swift == ["/w/App/A.swift"])
        #expect(app.portable == ["/w/lib/c.c"])
        #expect(app.objectiveC == ["/w/App/Old.m"])
        #expect(app.catalogs == ["/w/App/Media.xcassets"])
        #expect(app.interfaces == [ModulePlan.Resource(source: "/w/App/Base.lproj/Main.storyboard", place: "Base.lproj/Main")])
        #expect(
            app.resources == [
                ModulePlan.Resource(source: "/w/App/de.lproj/Main.strings", place: "de.lproj/Main.strings"),
                ModulePlan.Resource(source: "/w/App/data/names.json", place: "names.json"),
                ModulePlan.Resource(source: "/w/App/pages", place: "pages"),
            ])
        #expect(app.languageMode == "4")
        #expect(plan.notes.contains { $0.contains("Old.m") })
    }

    @Test("fills the settings into the Info.plist")
    func informationFile() throws {
        let values = try information(app(plan(listed)))
        #expect(values["CFBundleName"] as? String == "My App")
        #expect(values["M"] as? String == "My_App.Delegate")
        #expect(values["CFBundleIdentifier"] as? String == "org.example.app")
        #expect(values["CFBundleExecutable"] == nil)
    }

    @Test("finds files and folders that are spelled with other letters of upper and lower case")
    func spelling() throws {
        var texts: [String: String] = [:]
        for (path, text) in listed { texts[path.replacing("/w/App/", with: "/w/app/").replacing("Info.plist", with: "info.plist")] = text }
        let app = try app(plan(texts))
        #expect(app.swift == ["/w/app/A.swift"])
        #expect(app.interfaces.map(\.source) == ["/w/app/Base.lproj/Main.storyboard"])
        #expect(app.resources.map(\.source) == ["/w/app/de.lproj/Main.strings", "/w/app/data/names.json", "/w/app/pages"])
        #expect(try information(app)["M"] as? String == "My_App.Delegate")
        // Either of two may be meant, unless one is spelled in the same way.
        texts["/w/APP/A.swift"] = ""
        #expect(try self.app(plan(texts)).swift.isEmpty)
        texts["/w/App/A.swift"] = ""
        #expect(try self.app(plan(texts)).swift == ["/w/App/A.swift"])
    }

    @Test("names an Info.plist and a source that are missing")
    func missingFiles() throws {
        var texts = listed
        texts["/w/App/Info.plist"] = nil
        texts["/w/App/A.swift"] = nil
        let plan = try plan(texts)
        #expect(plan.notes.contains { $0.hasPrefix("/w/App/Info.plist: error: does not exist; the setting INFOPLIST_FILE") })
        #expect(plan.notes.contains { $0.hasPrefix("/w/App/A.swift: error: does not exist") })
    }

    @Test("starts an app whose Info.plist is missing with its main storyboard, and says so")
    func templateInformation() throws {
        var texts = listed
        texts["/w/App/Info.plist"] = nil
        let plan = try plan(texts)
        let values = try information(app(plan))
        #expect(values["UIMainStoryboardFile"] as? String == "Main")
        #expect(values["UIApplicationSceneManifest"] == nil)
        #expect(plan.notes.contains { $0.hasSuffix("the app starts with Main.storyboard, as one made from Xcode's template") })
    }

    @Test("names the scene delegate of an app whose Info.plist is missing")
    func templateScenes() throws {
        var module = ModulePlan(target: "My App", project: "/w/App.xcodeproj", name: "My_App", kind: .application)
        module.interfaces = [ModulePlan.Resource(source: "/w/App/Base.lproj/Main.storyboard", place: "Base.lproj/Main")]
        module.swift = ["/w/App/SceneDelegate.swift"]
        let scenes = try #require(TemplateInformation(module)?.values["UIApplicationSceneManifest"] as? [String: Any])
        let roles = try #require(scenes["UISceneConfigurations"] as? [String: [[String: String]]])
        #expect(roles["UIWindowSceneSessionRoleApplication"]?.first?["UISceneDelegateClassName"] == "My_App.SceneDelegate")
        #expect(roles["UIWindowSceneSessionRoleApplication"]?.first?["UISceneStoryboardFile"] == "Main")
        module.interfaces = []
        #expect(TemplateInformation(module) == nil)
    }

    // MARK: Xcode 16

    private var synchronized: [String: String] {
        let objects =
            root(targets: "T, U", children: "S")
            + target(
                "T", "App",
                settings:
                    "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"
                    + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\"; INFOPLIST_KEY_X = NO; INFOPLIST_FILE = App/Info.plist;",
                more: "fileSystemSynchronizedGroups = (S);")
            + target("U", "Kit", type: "framework")
            + "S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, K); path = App; sourceTree = \"<group>\"; };\n"
            + "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, sub/No.swift, \"/Localized: L.strings\"); target = T; };\n"
            + "K = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (sub/No.swift); target = U; };\n"
        return [
            "/w/App.xcodeproj/project.pbxproj": project(objects), "/w/App/A.swift": "", "/w/App/sub/B.swift": "", "/w/App/sub/No.swift": "",
            "/w/App/sub/c.txt": "", "/w/App/Media.xcassets/x/Contents.json": "", "/w/App/de.lproj/L.strings": "",
            "/w/App/de.lproj/M.strings": "",
            "/w/App/Base.lproj/Main.storyboard": "", "/w/App/App.entitlements": "", "/w/App/.hidden.swift": "",
            "/w/App/Info.plist": "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>A</key><true/></dict></plist>",
        ]
    }

    @Test("has all files of a synchronized folder except those that are excluded")
    func synchronizedFolder() throws {
        let app = try app(plan(synchronized))
        #expect(app.swift == ["/w/App/A.swift", "/w/App/sub/B.swift"])
        #expect(app.catalogs == ["/w/App/Media.xcassets"])
        #expect(app.interfaces.map(\.place) == ["Base.lproj/Main"])
        #expect(app.resources.map(\.place) == ["de.lproj/M.strings", "c.txt"])
    }

    @Test("has a file of a synchronized folder that is excluded and that a build phase has of its own")
    func phaseMembers() throws {
        let set = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        let objects =
            root(targets: "T", children: "S") + target("T", "App", sources: [], more: "fileSystemSynchronizedGroups = (S);")
            + "S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, K, L); path = App; sourceTree = \"<group>\"; };\n"
            + "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (M.xcdatamodeld, n.txt); target = T; };\n"
            + "K = {isa = \(set); membershipExceptions = (M.xcdatamodeld); buildPhase = TR; };\n"
            + "L = {isa = \(set); membershipExceptions = (n.txt); buildPhase = Elsewhere; };\n"
        let texts = [
            "/w/App.xcodeproj/project.pbxproj": project(objects), "/w/App/M.xcdatamodeld/M.xcdatamodel/contents": "", "/w/App/n.txt": "",
        ]
        let app = try app(plan(texts))
        #expect(app.dataModels == ["/w/App/M.xcdatamodeld"])
        #expect(app.resources.isEmpty)
    }

    @Test("models of Core Data are a target's, by their group of versions and in a synchronized folder")
    func dataModels() throws {
        let contents = "/M.xcdatamodeld/M.xcdatamodel/contents"
        let objects =
            root(targets: "T", children: "FA, FD") + target("T", "App", sources: ["FA", "FD"])
            + "FA = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };\n"
            + "FD = {isa = XCVersionGroup; children = (FV); currentVersion = FV; path = M.xcdatamodeld; sourceTree = \"<group>\"; };\n"
            + "FV = {isa = PBXFileReference; path = M.xcdatamodel; sourceTree = \"<group>\"; };\n"
        let listed = ["/w/App.xcodeproj/project.pbxproj": project(objects), "/w/A.swift": "", "/w" + contents: ""]
        #expect(try app(plan(listed)).dataModels == ["/w/M.xcdatamodeld"])
        let whole = try plan(synchronized.merging(["/w/App" + contents: ""]) { first, _ in first })
        #expect(try app(whole).dataModels == ["/w/App/M.xcdatamodeld"])
        #expect(whole.notes.allSatisfy { !$0.contains("not compiled") })
    }

    @Test("another target has only the files that name it")
    func otherMembers() throws {
        let project = try XcodeProject(at: "/w/App.xcodeproj", files(synchronized))
        var module = ModulePlan(target: "Kit", project: "", name: "Kit", kind: .library)
        var uncompiled: Set<String> = []
        module.add(itemsOf: try #require(project.targets.last), files(synchronized), uncompiled: &uncompiled)
        #expect(module.swift == ["/w/App/sub/No.swift"])
    }

    @Test("generates keys of the Info.plist")
    func generated() throws {
        let values = try information(app(plan(synchronized)))
        #expect(values["UIMainStoryboardFile"] as? String == "Main")
        #expect(values["UILaunchScreen"] as? [String: String] == [:])
        #expect(values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
        #expect(values["X"] as? Bool == false)
        #expect(values["A"] as? Bool == true)
        #expect(values["CFBundleShortVersionString"] as? String == "1.0")
    }

    @Test("the kinds of devices are those of the build settings")
    func deviceFamilies() throws {
        func families(_ setting: String) throws -> [Int]? {
            let objects =
                root(targets: "T", children: "FA") + target("T", "App", sources: ["FA"], settings: setting) + reference("FA", "a.swift")
            let texts = ["/w/App.xcodeproj/project.pbxproj": project(objects), "/w/a.swift": ""]
            return try information(app(plan(texts)))["UIDeviceFamily"] as? [Int]
        }
        #expect(try families("TARGETED_DEVICE_FAMILY = 2;") == [2])
        #expect(try families("TARGETED_DEVICE_FAMILY = \"1,2\";") == [1, 2])
        #expect(try families("") == nil)
    }

    // MARK: Targets

    /// An app with a framework that it links without naming it as a dependency, an extension, and tests.
    private var several: [String: String] {
        let objects =
            root(targets: "T, K, X, Y, Z", children: "FA, FK, FT, FZ")
            + target(
                "T", "App", sources: ["FA"], frameworks: "BK, BZ", dependencies: "DX",
                more: "packageProductDependencies = (PP);")
            + "BK = {isa = PBXBuildFile; fileRef = KPRODUCT; }; BZ = {isa = PBXBuildFile; fileRef = FZ; };\n"
            + "DX = {isa = PBXTargetDependency; target = X; };\n"
            + target("K", "Kit", type: "framework", sources: ["FK"], settings: "PRODUCT_MODULE_NAME = KitModule;")
            + target("X", "Share", type: "app-extension")
            + target(
                "Y", "AppTests", type: "bundle.unit-test", sources: ["FT"],
                settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/App.app/App\"; BUNDLE_LOADER = \"$(TEST_HOST)\";")
            + target("Z", "AppUITests", type: "bundle.ui-testing", sources: ["FU"], settings: "TEST_TARGET_NAME = App;")
            + reference("FU", "u.swift") + reference("FA", "a.swift") + reference("FK", "k.swift") + reference("FT", "t.swift")
            + reference("FZ", "Vendor.framework")
            + "PP = {isa = XCSwiftPackageProductDependency; package = PR; productName = Tool; };\n"
            + "PR = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/tool.git\"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };\n"
        return [
            "/w/App.xcodeproj/project.pbxproj": project(objects), "/w/a.swift": "", "/w/k.swift": "", "/w/t.swift": "", "/w/u.swift": "",
        ]
    }

    @Test("an example that asks for the published package it is in gets the one around it")
    func packageAround() throws {
        let project = try #require(several["/w/App.xcodeproj/project.pbxproj"])
        func places(_ manifest: String?, git: String? = nil) throws -> [PackageReference.Place] {
            var texts = ["/w/Demo/App.xcodeproj/project.pbxproj": project]
            for name in ["a", "k", "t", "u"] { texts["/w/Demo/\(name).swift"] = "" }
            texts["/w/Package.swift"] = manifest
            if let git { texts[git] = "" }
            return try plan(texts, at: "/w/Demo/App.xcodeproj").modules.flatMap(\.products).compactMap(\.package?.place)
        }
        let remote = PackageReference.Place.remote(url: "https://example.org/tool.git", requirement: "from: \"1.2.0\"")
        #expect(try places("let package = Package(name: \"tool\")") == [.local(path: "/w")])
        #expect(try places("let package = Package(name: \"other\")") == [remote])
        #expect(try places("let package = Package(name: \"tool\")", git: "/w/Demo/.git/HEAD") == [remote])
        #expect(try places(nil) == [remote])
    }

    @Test("a package that is named by its place on the disk instead of an address is read there")
    func packageInFolder() throws {
        let project = try #require(several["/w/App.xcodeproj/project.pbxproj"]).replacing("https://example.org/tool.git", with: "../")
        var texts = ["/w/Demo/App.xcodeproj/project.pbxproj": project]
        for name in ["a", "k", "t", "u"] { texts["/w/Demo/\(name).swift"] = "" }
        func places() throws -> [PackageReference.Place] {
            try plan(texts, at: "/w/Demo/App.xcodeproj").modules.flatMap(\.products).compactMap(\.package?.place)
        }
        #expect(try places() == [.remote(url: "../", requirement: "from: \"1.2.0\"")])
        texts["/w/Package.swift"] = "let package = Package(name: \"other\")"
        #expect(try places() == [.local(path: "/w")])
    }

    @Test("tests of the interface are built without the app, which is another process")
    func interfaceTests() throws {
        let plan = try plan(several, ProjectChoice(purpose: .interfaceTest, target: "AppUITests"))
        #expect(plan.modules.map(\.name) == ["AppUITests"])
        let module = try #require(plan.modules.first)
        #expect(module.kind == .tests)
        #expect(module.isInterfaceTest)
        #expect(module.dependencies.isEmpty)
        #expect(try self.plan(several, ProjectChoice(purpose: .test)).interfaceTests.map(\.application) == ["App"])
    }

    @Test("a target without tests of the interface is not run as one")
    func noInterfaceTests() {
        #expect(throws: PlanFailure.none("there is no target with tests of the interface 'AppTests'; there are AppUITests")) {
            try plan(several, ProjectChoice(purpose: .interfaceTest, target: "AppTests"))
        }
    }

    @Test("frameworks are modules before the app, extensions and compiled frameworks are named")
    func dependencies() throws {
        let plan = try plan(several)
        #expect(plan.modules.map(\.name) == ["KitModule", "App"])
        #expect(try app(plan).dependencies == ["KitModule"])
        #expect(plan.notes.contains("not built: Share (app extension)"))
        #expect(plan.notes.contains { $0.hasPrefix("not linked: Vendor.framework") })
        let product = try #require(try app(plan).products.first)
        #expect(product.name == "Tool")
        #expect(product.package?.place == .remote(url: "https://example.org/tool.git", requirement: "from: \"1.2.0\""))
    }

    @Test("tests come with the app that they are loaded into, tests of the interface have plans of their own")
    func tests() throws {
        let plan = try plan(several, ProjectChoice(purpose: .test))
        #expect(plan.modules.map(\.name) == ["KitModule", "App", "AppTests"])
        #expect(plan.modules.map(\.host) == [nil, nil, "App"])
        #expect(plan.modules.last?.kind == .tests)
        #expect(plan.modules.last?.dependencies == ["App"])
        #expect(plan.interfaceTests.map(\.target) == ["AppUITests"])
    }

    @Test("a scheme says what is run, in which configuration, and which tests are skipped")
    func scheme() throws {
        var texts = several
        let reference = { (name: String) in
            "<BuildableReference BlueprintName=\"\(name)\" ReferencedContainer=\"container:App.xcodeproj\"/>"
        }
        texts["/w/App.xcodeproj/xcshareddata/xcschemes/Mine.xcscheme"] = """
            <?xml version="1.0"?><Scheme><TestAction buildConfiguration="Debug"><Testables><TestableReference skipped="NO">
            \(reference("AppTests"))<SkippedTests><Test Identifier="A/testB()"/></SkippedTests></TestableReference></Testables></TestAction>
            <LaunchAction buildConfiguration="Release"><BuildableProductRunnable>\(reference("App"))</BuildableProductRunnable></LaunchAction></Scheme>
            """
        #expect(try plan(texts, ProjectChoice(scheme: "Mine")).application == "App")
        #expect(try plan(texts, ProjectChoice(purpose: .test, scheme: "Mine")).skippedTests == ["AppTests/A/testB()"])
        #expect(failure(texts, ProjectChoice(scheme: "Yours")) == PlanFailure.none("there is no scheme 'Yours'; there are Mine, App"))
        #expect(
            failure(texts, ProjectChoice(configuration: "Fast"))
                == PlanFailure.none("there is no configuration 'Fast'; there are Debug, Release"))
    }

    @Test("a scheme of a framework is built, also where its launch action only names the framework for its macros")
    func libraryScheme() throws {
        var texts = several
        let reference = "<BuildableReference BlueprintName=\"Kit\" ReferencedContainer=\"container:App.xcodeproj\"/>"
        for (name, launch) in [("Macros", "<MacroExpansion>\(reference)</MacroExpansion>"), ("Build", "")] {
            texts["/w/App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme"] = """
                <?xml version="1.0"?><Scheme><BuildAction><BuildActionEntries><BuildActionEntry>\(reference)</BuildActionEntry></BuildActionEntries>
                </BuildAction><LaunchAction>\(launch)</LaunchAction></Scheme>
                """
            let plan = try plan(texts, ProjectChoice(purpose: .build, scheme: name))
            #expect(plan.modules.map(\.name) == ["KitModule"])
            #expect(plan.application == nil)
        }
    }

    @Test("a test plan says which targets are tested")
    func testPlan() throws {
        let text = #"{"testTargets": [{"enabled": false, "target": {"name": "A"}}, {"skippedTests": ["X"], "target": {"name": "B"}}]}"#
        let file = try TestPlanFile(Data(text.utf8), at: "p")
        #expect(file.targets.map(\.name) == ["A", "B"])
        #expect(file.targets.map(\.isEnabled) == [false, true])
        #expect(file.targets[1].skippedTests == ["X"])
    }

    @Test("two apps are a question")
    func ambiguous() throws {
        let objects = root(targets: "T, U", children: "") + target("T", "One") + target("U", "Two")
        let texts = ["/w/App.xcodeproj/project.pbxproj": project(objects)]
        let names = ["One", "Two"].map { TargetReference(project: "/w/App.xcodeproj", name: $0) }
        #expect(failure(texts) == .ambiguous(names))
        #expect(try plan(texts, ProjectChoice(target: "Two")).application == "Two")
    }

    @Test("next to an app of UIKit one that starts in SwiftUI cannot be meant")
    func appInSwiftUI() throws {
        let objects =
            root(targets: "T, U", children: "FA, FK") + target("T", "One", sources: ["FA"]) + target("U", "Two", sources: ["FK"])
            + reference("FA", "a.swift") + reference("FK", "k.swift")
        var texts = ["/w/App.xcodeproj/project.pbxproj": project(objects), "/w/a.swift": "import UIKit\n"]
        texts["/w/k.swift"] = "import SwiftUI\n@main\npublic struct Start: App { var body: some Scene { WindowGroup {} } }\n"
        #expect(try plan(texts).application == "One")
        #expect(try plan(texts, ProjectChoice(target: "Two")).application == "Two")
        texts["/w/k.swift"] = "import SwiftUI\nstruct Row: View {}\n"
        let names = ["One", "Two"].map { TargetReference(project: "/w/App.xcodeproj", name: $0) }
        #expect(failure(texts) == .ambiguous(names))
    }

    @Test("a build of a project without an app is of its libraries; next to an app one must be chosen")
    func libraries() throws {
        let references = reference("FA", "a.swift") + reference("FK", "k.swift")
        let framework = target("T", "Kit", type: "framework", sources: ["FK"])
        let both = framework + target("U", "Core", type: "library.static", sources: ["FA"]) + references
        let sources = ["/w/a.swift": "", "/w/k.swift": ""]
        func texts(_ objects: String) -> [String: String] { sources.merging(["/w/App.xcodeproj/project.pbxproj": project(objects)]) { $1 } }
        let alone = texts(root(targets: "T, U", children: "FA, FK") + both)
        #expect(failure(alone) == PlanFailure.none("there is no app for iPhones to run, only Kit, Core"))
        let built = try plan(alone, ProjectChoice(purpose: .build))
        #expect(built.modules.map(\.name) == ["Kit", "Core"])
        #expect(built.application == nil)
        #expect(try plan(alone, ProjectChoice(purpose: .build, target: "Core")).modules.map(\.name) == ["Core"])
        let withApp = texts(
            root(targets: "T, V", children: "FA, FK") + framework + target("V", "Demo", sources: ["FA"]) + references)
        #expect(try plan(withApp, ProjectChoice(purpose: .build)).application == "Demo")
        #expect(try plan(withApp, ProjectChoice(purpose: .build, target: "Kit")).modules.map(\.name) == ["Kit"])
    }

    @Test("apps for other systems are none")
    func otherSystems() {
        let objects = root(targets: "T", children: "", settings: "SDKROOT = macosx;") + target("T", "Mac")
        #expect(
            failure(["/w/App.xcodeproj/project.pbxproj": project(objects)])
                == PlanFailure.none("there is no app for iPhones to run, only Mac"))
    }

    @Test("a workspace brings the pods of its project", arguments: ["Pods_App", "Pods-App"])
    func workspace(pods name: String) throws {
        var texts: [String: String] = [:]
        let objects =
            root(targets: "T", children: "FA") + target("T", "App", sources: ["FA"], frameworks: "BP") + reference("FA", "a.swift")
            + "BP = {isa = PBXBuildFile; fileRef = FP; }; FP = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
        texts["/w/App.xcodeproj/project.pbxproj"] = project(objects)
        texts["/w/a.swift"] = ""
        let pods =
            root(targets: "A, B", children: "FD, FL") + target("A", name, type: "framework", sources: ["FD"], dependencies: "DB")
            + target("B", "Lib", type: "framework", sources: ["FL"]) + reference("FD", "dummy.m") + reference("FL", "Lib/l.swift")
            + "DB = {isa = PBXTargetDependency; target = B; };\n"
        texts["/w/Pods/Pods.xcodeproj/project.pbxproj"] = project(pods)
        texts["/w/Pods/Lib/l.swift"] = ""
        texts["/w/Pods/dummy.m"] = ""
        texts["/w/App.xcworkspace/contents.xcworkspacedata"] =
            "<Workspace><Group location=\"container:\"><FileRef location=\"group:App.xcodeproj\"/></Group><FileRef location=\"group:Pods/Pods.xcodeproj\"/></Workspace>"
        let plan = try plan(texts, at: "/w/App.xcworkspace")
        #expect(plan.modules.map(\.name) == ["Lib", "App"])
        #expect(try app(plan).dependencies == ["Lib"])
        #expect(ProjectFinder(in: "/w", files(texts)).containers == ["/w/App.xcworkspace"])
    }

    @Test("projects are looked for in sub-folders, not in those of dependencies")
    func nested() {
        let texts = [
            "/w/ios/B.xcodeproj/project.pbxproj": "", "/w/ios/Pods/Pods.xcodeproj/project.pbxproj": "",
            "/w/Carthage/C.xcodeproj/project.pbxproj": "",
            "/w/ios/B.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "",
        ]
        #expect(ProjectFinder(in: "/w", files(texts)).containers == ["/w/ios/B.xcodeproj"])
        #expect(ProjectFinder(in: "/w/ios/B.xcodeproj", files(texts)).containers == ["/w/ios/B.xcodeproj"])
    }

    @Test("a search that begins below the first projects finds those in deeper folders")
    func deeper() {
        let texts = [
            "/w/Lib.xcodeproj/project.pbxproj": "", "/w/Example/Demo.xcodeproj/project.pbxproj": "",
            "/w/Example/a/Deep.xcodeproj/project.pbxproj": "",
        ]
        let first = ProjectFinder(in: "/w", files(texts))
        #expect(first.containers == ["/w/Lib.xcodeproj"])
        let second = ProjectFinder(in: "/w", files(texts), from: first.depth + 1)
        #expect(second.containers == ["/w/Example/Demo.xcodeproj"])
        #expect(ProjectFinder(in: "/w", files(texts), from: second.depth + 1).containers == ["/w/Example/a/Deep.xcodeproj"])
        #expect(ProjectFinder(in: "/w/Lib.xcodeproj", files(texts), from: 1).containers.isEmpty)
    }

    @Test("a pod in the repository that is a Swift package is one of the app's packages")
    func localPod() throws {
        var texts = listed
        texts["/w/Podfile"] =
            "target 'App' do\n  # pod 'No', :path => '../no'\n  pod 'Lib/Core', :path => '../lib'\n pod 'Far', '~> 1.0'\nend"
        texts["/lib/Package.swift"] = "let package = Package(name: \"Lib\", products: [.library(name: \"Lib\", targets: [])])"
        let place = PackageReference(place: .local(path: "/lib"), line: 1)
        #expect(try app(plan(texts)).products == [ModulePlan.Product(name: "Lib", package: place)])
        #expect(Podfile("pod \"A\", path: \"x\"").pods == [Podfile.LocalPod(name: "A", path: "x")])
        texts["/lib/Package.swift"] = nil
        #expect(try plan(texts).notes.contains { $0.hasPrefix("/w/Podfile: the sources of Lib, Far are not here") })
    }

    @Test("a demo links the framework of a project in a folder next to it")
    func neighbourBelow() throws {
        let demo =
            root(targets: "T", children: "FA, K") + target("T", "Demo", sources: ["FA"], frameworks: "BK") + reference("FA", "a.swift")
            + "K = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
            + "BK = {isa = PBXBuildFile; fileRef = K; };\n"
        let library =
            root(targets: "T", children: "FK") + target("T", "Kit", type: "framework", sources: ["FK"]) + reference("FK", "k.swift")
        let texts = [
            "/r/Demo.xcodeproj/project.pbxproj": project(demo), "/r/a.swift": "", "/r/Kit/Kit.xcodeproj/project.pbxproj": project(library),
            "/r/Kit/k.swift": "",
        ]
        #expect(try plan(texts, at: "/r/Demo.xcodeproj").modules.map(\.name) == ["Kit", "Demo"])
    }

    @Test("an example links the framework of a project around it, up to the repository's folder")
    func neighbour() throws {
        let example =
            root(targets: "T", children: "FA, K") + target("T", "Demo", sources: ["FA"], frameworks: "BK") + reference("FA", "a.swift")
            + "K = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };\n"
            + "BK = {isa = PBXBuildFile; fileRef = K; };\n"
        let library =
            root(targets: "T", children: "FK") + target("T", "Kit", type: "framework", sources: ["FK"]) + reference("FK", "k.swift")
        var texts = [
            "/r/Examples/Demo/Demo.xcodeproj/project.pbxproj": project(example), "/r/Examples/Demo/a.swift": "",
            "/r/Kit.xcodeproj/project.pbxproj": project(library), "/r/k.swift": "", "/r/Broken.xcodeproj/project.pbxproj": "{",
        ]
        let place = "/r/Examples/Demo/Demo.xcodeproj"
        #expect(try plan(texts, at: place).modules.map(\.name) == ["Kit", "Demo"])
        #expect(try app(plan(texts, at: place)).dependencies == ["Kit"])
        // The link of CocoaPods' template to the example's pods.
        var linked = texts
        linked["/r/_Pods.xcodeproj/project.pbxproj"] = linked.removeValue(forKey: "/r/Kit.xcodeproj/project.pbxproj")
        #expect(try plan(linked, at: place).modules.map(\.name) == ["Demo"])
        texts["/r/Examples/.git/HEAD"] = ""
        #expect(try plan(texts, at: place).notes.contains { $0.hasPrefix("not linked: Kit.framework") })
    }

    @Test("of two apps the one in Swift is run")
    func swiftApp() throws {
        let objects =
            root(targets: "T, U", children: "FA, FM") + target("T", "Old", sources: ["FM"]) + target("U", "New", sources: ["FA"])
            + reference("FA", "a.swift") + reference("FM", "m.m")
        #expect(try plan(["/w/App.xcodeproj/project.pbxproj": project(objects), "/w/a.swift": ""]).application == "New")
    }

    // MARK: Damage

    private func message(_ objects: String) -> (line: Int?, text: String) {
        guard case .damaged(let failure)? = failure(["/w/App.xcodeproj/project.pbxproj": project(objects)]) else { return (nil, "") }
        return (failure.line, failure.message)
    }

    @Test("names the line of a reference to an object that is missing")
    func missingObject() {
        let (line, text) = message("ROOT = {isa = PBXProject;\ntargets = (\nGONE,\n); };")
        #expect(line == 7)
        #expect(text.contains("the object GONE, which 'targets' of the PBXProject ROOT names, is missing"))
    }

    @Test("refuses groups and targets in a circle")
    func circles() {
        #expect(
            message(
                "ROOT = {isa = PBXProject; mainGroup = A; };\nA = {isa = PBXGroup; children = (B); };\nB = {isa = PBXGroup; children = (A); };"
            ).text.contains("in itself"))
        let objects =
            root(targets: "T, U", children: "") + target("T", "One", dependencies: "D")
            + target("U", "Kit", type: "framework", dependencies: "E")
            + "D = {isa = PBXTargetDependency; target = U; }; E = {isa = PBXTargetDependency; target = F; };\n"
            + target("F", "Fit", type: "framework", dependencies: "G") + "G = {isa = PBXTargetDependency; target = U; };"
        let whole = objects.replacing("targets = (T, U)", with: "targets = (T, U, F)")
        #expect(message(whole).text == "the target 'Kit' depends on itself")
    }

    @Test("a project without objects, root or class is no project")
    func noProject() {
        let texts = [
            "{}": "no 'objects'", "{objects = {}; }": "no 'rootObject'", "{objects = {}; rootObject = A; }": "is missing",
            "{objects = {A = {isa = PBXGroup; }; }; rootObject = A; }": "not a PBXProject",
            "{objects = {A = x; }; rootObject = A; }": "no class",
        ]
        for (text, expected) in texts {
            guard case .damaged(let failure)? = failure(["/w/App.xcodeproj/project.pbxproj": text]) else {
                Issue.record("no failure for \(text)")
                continue
            }
            #expect(failure.message.contains(expected))
        }
    }

    @Test("a build file without a file is passed over, as in Xcode")
    func danglingBuildFile() throws {
        var texts = several
        texts["/w/App.xcodeproj/project.pbxproj"] = texts["/w/App.xcodeproj/project.pbxproj"]?.replacing(
            "files = (BTFA)", with: "files = (BTFA, GONE)")
        #expect(try app(plan(texts)).swift == ["/w/a.swift"])
    }
}
