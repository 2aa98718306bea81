import DeviceProtocol
import Foundation
import Testing

@testable import UIKitCore

@Suite("Texts of the app's Info.plist", .application) struct AppInformationTests {
    @Test("a key for the kind of device takes precedence over the plain one")
    func device() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("information-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~iphone": "Main_iPhone", "CFBundleIdentifier": "org.ferry.two"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(
            to: folder.appendingPathComponent("Info.plist"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(AppInformation.text("UIMainStoryboardFile", for: .phone, in: bundle) == "Main_iPhone")
        #expect(AppInformation.text("UIMainStoryboardFile", for: .pad, in: bundle) == "Main")
        #expect(AppInformation.text("UILaunchStoryboardName", for: .phone, in: bundle) == nil)
    }
}
