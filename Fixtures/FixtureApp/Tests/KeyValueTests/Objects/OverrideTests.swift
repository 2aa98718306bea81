import Foundation
import Testing

class Loader: NSObject {
    enum Failure: Error { case base, special }
    @objc func plain() -> String { "base" }
}

extension Loader {
    @objc func load(_ name: String) throws -> String {
        guard !name.isEmpty else { throw Failure.base }
        return "base \(name)"
    }
    @objc func refresh() async -> String { "base" }
    @objc func fetch(_ name: String) async throws -> String {
        guard !name.isEmpty else { throw Failure.base }
        return "base \(name)"
    }
    @objc var state: String { "base" }
}

class SpecialLoader: Loader {
    override func plain() -> String { "special " + super.plain() }
}

extension SpecialLoader {
    override func load(_ name: String) throws -> String {
        guard name != "special" else { throw Failure.special }
        return "special " + (try super.load(name))
    }
    override func refresh() async -> String { "special " + (await super.refresh()) }
    override func fetch(_ name: String) async throws -> String { "special " + (try await super.fetch(name)) }
    override var state: String { "special" }
}

extension NSObject {
    @objc func frameworkLoad(_ name: String) throws -> String { "object \(name)" }
    @objc func frameworkRefresh() async -> String { "object" }
}

final class LastLoader: SpecialLoader {
    override func load(_ name: String) throws -> String { "last " + (try super.load(name)) }
    override func frameworkLoad(_ name: String) throws -> String {
        guard !name.isEmpty else { throw Failure.special }
        return "last " + (try super.frameworkLoad(name))
    }
    override func frameworkRefresh() async -> String { "last " + (await super.frameworkRefresh()) }
}

/// > Contract: The Swift Programming Language, Inheritance; members of extensions that are visible to Objective-C
@Suite("overrides of members of extensions") struct OverrideTests {
    @Test("a member that throws is overridden, and both may throw")
    func throwing() throws {
        let loaders: [Loader] = [Loader(), SpecialLoader(), LastLoader()]
        #expect(try loaders.map { try $0.load("x") } == ["base x", "special base x", "last special base x"])
        #expect(throws: Loader.Failure.base) { try loaders[2].load("") }
        #expect(throws: Loader.Failure.special) { try loaders[1].load("special") }
    }

    @Test("an async member is overridden")
    func asynchronous() async throws {
        let loaders: [Loader] = [Loader(), SpecialLoader()]
        #expect(await loaders[0].refresh() == "base")
        #expect(await loaders[1].refresh() == "special base")
        #expect(try await loaders[1].fetch("x") == "special base x")
        await #expect(throws: Loader.Failure.base) { try await loaders[1].fetch("") }
    }

    @Test("a property is overridden")
    func property() {
        let loaders: [Loader] = [Loader(), SpecialLoader()]
        #expect(loaders.map(\.state) == ["base", "special"])
    }

    @Test("a framework class's extension member that throws or is async is overridden")
    func ofFrameworkClass() async throws {
        let objects: [NSObject] = [NSObject(), LastLoader()]
        #expect(try objects.map { try $0.frameworkLoad("x") } == ["object x", "last object x"])
        #expect(throws: Loader.Failure.special) { try objects[1].frameworkLoad("") }
        #expect(await objects[0].frameworkRefresh() == "object")
        #expect(await objects[1].frameworkRefresh() == "last object")
    }
}
