import Foundation
import Testing

@testable import DarwinFoundation

@Suite("Bundles of frameworks")
struct DeviceBundleTests {
    private final class Own {}

    @Test("a framework's folder in the app is found by its module's name; without one there is the app's bundle")
    func folder() throws {
        let app = FileManager.default.temporaryDirectory.appendingPathComponent("bundles-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: app) }
        try FileManager.default.createDirectory(atPath: app + "/Frameworks/Cards.framework", withIntermediateDirectories: true)
        #expect(DeviceBundles.framework("Cards", in: app) == app + "/Frameworks/Cards.framework")
        #expect(DeviceBundles.framework("Card", in: app) == nil)
        #expect(DeviceBundles.bundle(for: Own.self) == Bundle(for: Own.self))
    }
}
