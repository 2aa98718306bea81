import Foundation
import Testing

@testable import FerryCommand

@Suite("Choice of the frameworks' build")
struct FrameworkChoiceTests {
    private static func choice(
        _ use: FrameworkChoice.Use, isReady: Bool = false, wish: FrameworkConfiguration? = nil
    ) -> (configuration: FrameworkConfiguration, buildsOptimised: Bool) {
        let choice = FrameworkChoice(for: use, isOptimisedReady: isReady, wish: wish)
        return (choice.configuration, choice.buildsOptimised)
    }

    @Test("the optimised frameworks are used where they are built")
    func ready() {
        for use in [FrameworkChoice.Use.interactive, .passing, .final] { #expect(Self.choice(use, isReady: true) == (.release, false)) }
    }

    @Test("without them, a look has unoptimised ones, and only a look that stays open builds the others meanwhile")
    func firstLook() {
        #expect(Self.choice(.interactive) == (.debug, true))
        #expect(Self.choice(.passing) == (.debug, false))
    }

    @Test("what is tested, measured or shipped is optimised, whatever the environment asks for")
    func final() {
        for wish in [nil, .debug, .release] as [FrameworkConfiguration?] {
            #expect(Self.choice(.final, wish: wish) == (.release, false))
        }
    }

    @Test("the environment chooses for the others, and debug builds nothing in the background")
    func wish() {
        for use in [FrameworkChoice.Use.interactive, .passing] {
            for isReady in [false, true] {
                #expect(Self.choice(use, isReady: isReady, wish: .release) == (.release, false))
                #expect(Self.choice(use, isReady: isReady, wish: .debug) == (.debug, false))
            }
        }
    }

    @Test("reads the environment, and names a value that is neither")
    func environment() throws {
        #expect(try FrameworkConfiguration.wish(in: [:]) == nil)
        #expect(try FrameworkConfiguration.wish(in: ["FERRY_FRAMEWORKS": ""]) == nil)
        #expect(try FrameworkConfiguration.wish(in: ["FERRY_FRAMEWORKS": "debug"]) == .debug)
        #expect(try FrameworkConfiguration.wish(in: ["FERRY_FRAMEWORKS": "release"]) == .release)
        let failure = #expect(throws: CommandFailure.self) { try FrameworkConfiguration.wish(in: ["FERRY_FRAMEWORKS": "fast"]) }
        #expect(failure?.message.hasPrefix("FERRY_FRAMEWORKS is debug or release, not fast") == true)
    }

    @Test("says which frameworks are used, unless they are optimised")
    func notice() {
        let looks = FrameworkChoice(for: .interactive, isOptimisedReady: false, wish: nil)
        #expect(looks.notice?.contains("are built in the background while the app runs") == true)
        let passes = FrameworkChoice(for: .passing, isOptimisedReady: false, wish: nil)
        #expect(passes.notice?.contains("'ferry build --frameworks'") == true)
        let wished = FrameworkChoice(for: .interactive, isOptimisedReady: true, wish: .debug)
        #expect(wished.notice == "using unoptimised frameworks, as FERRY_FRAMEWORKS says")
        #expect(FrameworkChoice(for: .passing, isOptimisedReady: true, wish: nil).notice == nil)
    }

    @Test(
        "a run stays open unless it has a script or no display; optimised apps and measurements need optimised frameworks",
        arguments: [
            (["App"], FrameworkChoice.Use.interactive), (["App", "--browser"], .interactive), (["App", "--headless"], .passing),
            (["App", "--script", "a.ui"], .passing), (["App", "--release"], .final), (["App", "--measure-launch"], .final),
            (["App", "--measure-idle"], .final), (["App", "--release", "--headless"], .final),
        ])
    func runs(words: [String], use: FrameworkChoice.Use) throws {
        #expect(try RunVerb(words, Checkout(root: "/x")).frameworkUse == use)
    }

    @Test("recordings and audits end by themselves")
    func recordings() throws {
        let checkout = Checkout(root: "/x")
        #expect(try RunVerb(recording: ["App", "--script", "a.ui", "-o", "a.webp"], checkout).frameworkUse == .passing)
        #expect(try RunVerb(auditing: ["App"], checkout).frameworkUse == .passing)
    }
}

@Suite("The two builds of the frameworks")
struct FrameworkConfigurationTests {
    private static func framework(_ configuration: FrameworkConfiguration, stamp: String = "1") -> FrameworkBuild {
        FrameworkBuild(compilerFlags: [], linkerFlags: [], selectors: .init(), stamp: stamp, configuration: configuration)
    }

    @Test("have folders, programs and commands of their own")
    func places() {
        let checkout = Checkout(root: "/x")
        #expect(checkout.simulator(.release) == "/x/.ferry/build/release/ferry-simulator")
        #expect(checkout.simulator(.debug) == "/x/.ferry/debug/debug/ferry-simulator")
        let command = FrameworkBuild.command(checkout, .debug)
        #expect(command.arguments == ["swift", "build", "-c", "debug", "--package-path", "/x", "--scratch-path", "/x/.ferry/debug"])
        #expect(command.environment == ["FERRY_RUN_ONLY": "1"])
    }

    @Test("a record has the flags, the selectors and the stamp; it is current for its sources and its configuration only")
    func records() throws {
        let root = FileManager.default.temporaryDirectory.path + "/ferry-records-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let checkout = Checkout(root: root)
        let data = try JSONEncoder().encode(Self.framework(.debug, stamp: "1"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object.keys.sorted() == ["compilerFlags", "linkerFlags", "selectors", "stamp"])
        let file = FrameworkBuild.record(checkout, .debug)
        #expect(file == root + "/.ferry/debug/framework.json")
        try FileManager.default.createDirectory(atPath: checkout.scratch(.debug), withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file))
        #expect(FrameworkBuild.current(checkout, .debug, stamp: "1")?.configuration == .debug)
        #expect(FrameworkBuild.current(checkout, .debug, stamp: "2") == nil)
        #expect(FrameworkBuild.current(checkout, .release, stamp: "1") == nil)
    }

    @Test("an app's products of one are never used with the other, and are discarded when that one was built again")
    func products() throws {
        let root = FileManager.default.temporaryDirectory.path + "/ferry-products-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        try "".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        let package = try AppPackage(at: root, Checkout(root: root))
        func product(_ framework: FrameworkBuild) throws -> String {
            let build = AppBuild(package, with: framework)
            try build.discardProducts()
            let folder = build.package.scratch + "/x86_64/debug"
            let isKept = FileManager.default.fileExists(atPath: folder + "/App")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try "".write(toFile: folder + "/App", atomically: true, encoding: .utf8)
            return "\(build.package.scratch.dropFirst(package.root.count)) \(isKept ? "kept" : "new")"
        }
        #expect(try product(Self.framework(.release)) == "/.build/ferry new")
        #expect(try product(Self.framework(.debug)) == "/.build/ferry-debug new")
        #expect(try product(Self.framework(.debug)) == "/.build/ferry-debug kept")
        #expect(try product(Self.framework(.release)) == "/.build/ferry kept")
        #expect(try product(Self.framework(.debug, stamp: "2")) == "/.build/ferry-debug new")
        #expect(try product(Self.framework(.release)) == "/.build/ferry kept")
    }
}
