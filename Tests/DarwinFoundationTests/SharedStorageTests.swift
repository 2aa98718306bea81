import DarwinFoundation
import Foundation
import Testing

@Suite("Storage that apps share")
struct SharedStorageTests {
    @Test("an app group has a folder of its own, which exists and stays the same")
    func container() throws {
        let group = "group.test.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        let other = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group + ".other"))
        defer { try? FileManager.default.removeItem(at: other) }
        var isFolder: ObjCBool = false
        #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder))
        #expect(isFolder.boolValue)
        #expect(folder != other)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
    }

    @Test("rejects a name that would leave the folder of the groups", arguments: ["", ".", "..", "../Documents"])
    func noContainer(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }

    @Test("what can be stored is what is free")
    func capacity() throws {
        let values = try FileManager.default.temporaryDirectory.resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
        ])
        let important = try #require(values.volumeAvailableCapacityForImportantUsage)
        #expect(important > 0)
        #expect(values.volumeAvailableCapacityForOpportunisticUsage == important)
        let name = try FileManager.default.temporaryDirectory.resourceValues(forKeys: [.nameKey])
        #expect(name.volumeAvailableCapacityForImportantUsage == nil)
    }
}
