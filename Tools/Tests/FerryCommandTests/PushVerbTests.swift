import Foundation
import Testing

@testable import FerryCommand

@Suite("ferry push")
struct PushVerbTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-push-verb-\(UUID().uuidString)").path

    @Test("takes an app by its identifier or its folder, and an existing payload")
    func words() throws {
        let files = FileManager.default
        let bundle = folder + "/App/.build/ferry/x86_64-unknown-linux-gnu/debug/Kettle.app"
        try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        let payload = folder + "/push.json"
        try "{}".write(toFile: payload, atomically: true, encoding: .utf8)
        try "// swift-tools-version: 5.9".write(toFile: folder + "/App/Package.swift", atomically: true, encoding: .utf8)
        let checkout = Checkout(root: folder)
        #expect(try PushVerb(["org.ferry.Kettle", payload], checkout).identifier == "org.ferry.Kettle")
        let unbuilt = #expect(throws: CommandFailure.self) { try PushVerb([folder + "/App", payload], checkout) }
        #expect(unbuilt?.description.contains("has not been built yet") == true)
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": "com.example.kettle"], format: .xml, options: 0)
        try list.write(to: URL(fileURLWithPath: bundle + "/Info.plist"))
        #expect(try PushVerb([folder + "/App", payload], checkout).identifier == "com.example.kettle")
        for words in [[], ["org.ferry.Kettle"], ["a", payload, "b"], ["org.ferry.Kettle", folder + "/none.json"]] {
            #expect(throws: CommandFailure.self) { try PushVerb(words, checkout) }
        }
    }

    @Test("`ferry press` takes an app and a command")
    func press() throws {
        let checkout = Checkout(root: folder)
        let verb = try PressVerb(["org.ferry.Kettle", "shake"], checkout)
        #expect(verb.identifier == "org.ferry.Kettle")
        #expect(verb.command == "shake")
        for words in [[], ["org.ferry.Kettle"], ["a", "b", "c"]] {
            #expect(throws: CommandFailure.self) { try PressVerb(words, checkout) }
        }
    }

    @Test("`ferry set` takes an app, a name and a value")
    func set() throws {
        let checkout = Checkout(root: folder)
        let verb = try SetVerb(["org.ferry.Kettle", "network", "slow"], checkout)
        #expect(verb.identifier == "org.ferry.Kettle")
        #expect(verb.name == "network")
        #expect(verb.value == "slow")
        for words in [[], ["org.ferry.Kettle", "network"], ["a", "b", "c", "d"]] {
            #expect(throws: CommandFailure.self) { try SetVerb(words, checkout) }
        }
    }
}
