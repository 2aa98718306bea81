import Foundation
import Testing

@testable import XcodeProject

@Suite("Build settings")
struct SettingsTests {
    private func settings(_ levels: [String: String]...) -> BuildSettings {
        BuildSettings(levels: levels.map { SettingLevel($0) }, configuration: "Debug")
    }

    @Test("a stronger level replaces a value, and $(inherited) adds to it")
    func levels() {
        let values = settings(["A": "1", "B": "x"], ["A": "2", "B": "$(inherited) y"], ["B": "$(inherited) ${A}"])
        #expect(values["A"] == "2")
        #expect(values["B"] == "x y 2")
        #expect(values["C"] == nil)
    }

    @Test("a setting that names itself means the weaker level's value")
    func selfReference() {
        #expect(settings(["A": "1"], ["A": "$(A) 2"])["A"] == "1 2")
    }

    @Test("names may have names in them, and modifiers")
    func references() {
        let values = settings(["N": "My App-2", "K": "N", "E": "", "P": "/a/b.c/d.swift"])
        #expect(values.expanded("$($(K))") == "My App-2")
        #expect(values.expanded("$(N:c99extidentifier)") == "My_App_2")
        #expect(values.expanded("$(N:rfc1034identifier)") == "My-App-2")
        #expect(values.expanded("$(N:upper)$(N:lower)") == "MY APP-2my app-2")
        #expect(values.expanded("$(E:default=x)$(none:default=y)") == "xy")
        #expect(values.expanded("$(P:dir) $(P:file) $(P:base) $(P:suffix)") == "/a/b.c d.swift d .swift")
        #expect(values.expanded("$(none) $ $(open") == " $ $(open")
    }

    @Test("cycles end", .timeLimit(.minutes(10)))
    func cycles() {
        #expect(settings(["A": "$(B)x", "B": "$(A)y"])["A"]?.count ?? 0 < 200)
        #expect(settings(["A": "$($(A))"])["A"] == "")
    }

    @Test("values that double themselves end", .timeLimit(.minutes(10)))
    func doubling() {
        var table = ["A0": "xxxxxxxxxx"]
        for index in 1..<60 { table["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
        let value = settings(table)["A59"] ?? ""
        #expect(value.count < 64 << 20)
    }

    @Test("conditions are about the simulator's SDK, its processor and the configuration")
    func conditions() {
        let values = settings([
            "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device", "B[arch=arm64]": "arm", "B": "other",
            "C[sdk=iphonesimulator*][config=Debug]": "both", "C[sdk=iphonesimulator*]": "one", "D[config=Release]": "r",
        ])
        #expect(values["A"] == "simulator")
        #expect(values["B"] == "other")
        #expect(values["C"] == "both")
        #expect(values["D"] == nil)
    }

    @Test("words keep what is in quotation marks together")
    func words() {
        let values = settings(["A": "-D ONE \"-D TWO\" a\\ b 'c d' \"\""])
        #expect(values.words("A") == ["-D", "ONE", "-D TWO", "a b", "c d", ""])
    }

    @Test("configuration files include others, and say what is wrong with them")
    func configurationFiles() {
        let disk = files([
            "/p/A.xcconfig":
                "#include \"B.xcconfig\"\n#include? \"none.xcconfig\"\n#include \"gone.xcconfig\"\n// c\nX = 1 // one\nY[sdk=iphone*] = 2;\nbad\n",
            "/p/B.xcconfig": "X = 0\nZ = $(X)\n#include \"A.xcconfig\"\n",
        ])
        let file = ConfigurationFile("/p/A.xcconfig", root: "/p", disk)
        let values = BuildSettings(levels: [file.level], configuration: "Debug")
        #expect(values["X"] == "1")
        #expect(values["Y"] == "2")
        #expect(values["Z"] == "1")
        #expect(file.notes.map(\.line) == [3, 3, 7])
        #expect(file.notes.map(\.file) == ["/p/B.xcconfig", "/p/A.xcconfig", "/p/A.xcconfig"])
        #expect(ConfigurationFile("/p/none.xcconfig", root: "/p", disk).notes.count == 1)
    }

    @Test("says what the compiler gets")
    func compiler() {
        let values = settings([
            "SWIFT_VERSION": "4.2", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG MOCK",
            "OTHER_SWIFT_FLAGS": "-DONE -D TWO -Xfrontend -x -O",
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
        ])
        let plan = CompilerPlan(values, target: "App")
        #expect(plan.languageMode == "4.2")
        #expect(plan.conditions == ["DEBUG", "MOCK", "ONE", "TWO"])
        #expect(plan.flags == ["-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny"])
        let old = CompilerPlan(settings(["SWIFT_VERSION": "3.0"]), target: "App")
        #expect(old.languageMode == "4")
        #expect(old.notes.count == 1)
    }
}
