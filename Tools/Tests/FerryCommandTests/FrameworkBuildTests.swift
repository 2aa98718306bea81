import Foundation
import Testing

@testable import FerryCommand

@Suite("FrameworkBuild")
struct FrameworkBuildTests {
    @Test("a failed build leaves no stamp of an older one")
    func failedBuild() throws {
        let root = FileManager.default.temporaryDirectory.path + "/ferry-framework-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        let checkout = Checkout(root: root)
        for folder in [root + "/Sources", checkout.scratch] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        try "no manifest".write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
        let words = ["framework.json", "simulator.stamp"].map { checkout.scratch + "/" + $0 }
        for word in words { try "of an older build".write(toFile: word, atomically: true, encoding: .utf8) }

        #expect(throws: CommandFailure.self) { try FrameworkBuild.prepareSimulator(checkout) { _ in } }

        #expect(words.filter(FileManager.default.fileExists).isEmpty)
    }
}
