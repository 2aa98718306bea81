import Foundation
import Testing

@testable import XcodeProject

@Suite("Scripts of projects")
struct ScriptTests {
    private func scripts(_ phases: String, _ objects: String, lists: [String: String] = [:]) throws -> [ScriptPlan] {
        let text =
            root(targets: "T", children: "")
                + """
                T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (\(phases));
                  buildConfigurationList = L; };
                L = {isa = XCConfigurationList; buildConfigurations = (C); };
                C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = "App/Info.plist"; KEY = "$(PRODUCT_NAME)!"; }; };
                A = {isa = PBXSourcesBuildPhase; files = (F); };
                F = {isa = PBXBuildFile; fileRef = FR; };
                FR = {isa = PBXFileReference; path = "a.swift"; sourceTree = "<group>"; };
                \(objects)
                """
        let contents = ["/w/App.xcodeproj/project.pbxproj": project(text), "/w/a.swift": "", "/w/App/Info.plist": ""].merging(lists) { $1 }
        return try ProjectPlanner.plan("/w/App.xcodeproj", ProjectChoice(), files(contents)).scripts
    }

    @Test("have the settings of their target as environment, with the places of a build")
    func environment() throws {
        let script = try #require(try scripts("A, P", "P = {isa = PBXShellScriptBuildPhase; shellScript = x; };").first)
        #expect(script.title == "Run Script")
        #expect(script.shell == ["/bin/sh"])
        #expect(script.folder == "/w")
        let expected = [
            "SRCROOT": "/w", "PROJECT_DIR": "/w", "CONFIGURATION": "Debug", "PRODUCT_NAME": "My App", "INFOPLIST_FILE": "App/Info.plist",
            "KEY": "My App!", "BUILT_PRODUCTS_DIR": ScriptPlan.buildFolder + "/products",
            "TARGET_BUILD_DIR": ScriptPlan.buildFolder + "/products", "UNLOCALIZED_RESOURCES_FOLDER_PATH": "My App.app",
            "INFOPLIST_PATH": "My App.app/Info.plist", "WRAPPER_NAME": "My App.app",
            "DERIVED_FILE_DIR": ScriptPlan.buildFolder + "/temporary/My App/derived",
        ]
        for (name, value) in expected { #expect(script.environment[name] == value) }
    }

    @Test("are before or after compilation by the order of phases; those for installing are left out")
    func order() throws {
        let found = try scripts(
            "B, A, Q, I",
            """
            B = {isa = PBXShellScriptBuildPhase; name = Before; shellScript = b; shellPath = "/bin/bash -e"; };
            Q = {isa = PBXShellScriptBuildPhase; name = After; shellScript = a; alwaysOutOfDate = 1; };
            I = {isa = PBXShellScriptBuildPhase; name = Install; shellScript = i; runOnlyForDeploymentPostprocessing = 1; };
            """)
        #expect(found.map(\.name) == ["Before", "After"])
        #expect(found.map(\.isAfterSources) == [false, true])
        #expect(found.map(\.isAlwaysRun) == [false, true])
        #expect(found.map(\.shell) == [["/bin/bash", "-e"], ["/bin/sh"]])
    }

    @Test("have their files with settings filled in, also those that lists name")
    func listedFiles() throws {
        let found = try scripts(
            "P, A",
            """
            P = {isa = PBXShellScriptBuildPhase; shellScript = x; inputPaths = ("$(SRCROOT)/in.txt", "", other.txt);
              outputPaths = ("$(DERIVED_FILE_DIR)/out.swift"); inputFileListPaths = ("$(SRCROOT)/in.xcfilelist"); outputFileListPaths = (none.xcfilelist); };
            """, lists: ["/w/in.xcfilelist": "# comment\n  $(SRCROOT)/listed.txt  \n\n$(KEY)\n"])
        let script = try #require(found.first)
        #expect(script.inputs == ["/w/in.txt", "/w/other.txt", "/w/listed.txt", "/w/My App!"])
        #expect(script.outputs == [ScriptPlan.buildFolder + "/temporary/My App/derived/out.swift"])
        #expect(script.inputLists == ["/w/in.xcfilelist"])
        #expect(script.outputLists == ["/w/none.xcfilelist"])
    }
}
