import Foundation
import FoundationXML
import Glibc
import Testing

@testable import WebEngine

/// The folder of what pages keep.
@Suite struct EngineProfileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("profile-\(UUID().uuidString)").path

    @Test("one engine at a time has it, and it is for its user alone")
    func lock() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try #require(EngineProfile.take(folder))
        #expect(EngineProfile.take(folder) == nil)
        close(first.lock)
        let next = try #require(EngineProfile.take(folder))
        close(next.lock)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test("a folder that cannot be made gives no profile")
    func noFolder() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data().write(to: URL(fileURLWithPath: folder))
        #expect(EngineProfile.take(folder + "/inside") == nil)
    }

    @Test("the sites come back, and a damaged list is empty")
    func origins() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(EngineProfile.origins(in: folder).isEmpty)
        let origins = ["http://app.invalid": Date(timeIntervalSinceReferenceDate: 5)]
        EngineProfile.write(origins, in: folder)
        #expect(EngineProfile.origins(in: folder) == origins)
        try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/ferry-origins.json"))
        #expect(EngineProfile.origins(in: folder).isEmpty)
    }

    @Test("the configuration of fonts is well-formed, and adds to that of the system")
    func fonts() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let file = try #require(EngineFonts.write(in: folder, system: "/etc/<fonts> & more.conf"))
        let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: file)))
        #expect(parser.parse())
        #expect(parser.parserError == nil)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("<include ignore_missing=\"yes\">/etc/&lt;fonts> &amp; more.conf</include>"))
        #expect(text.contains("<string>-apple-system</string></test><edit name=\"family\""))
        #expect(EngineFonts.write(in: file + "/inside", system: "") == nil)
    }
}
