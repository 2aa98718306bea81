import Foundation
import Testing

@Suite("Interface Builder app", .serialized)
struct InterfaceAppTests {
    @Test("loads a storyboard with static cells and segues, xibs for views and cells, and their connections")
    func interfaces() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let outcome = try command.run(
            ["run", "Fixtures/InterfaceApp", "--headless", "--script", "Fixtures/InterfaceApp/UITests/interfaces.ui"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test("builds a plain Xcode folder, in the device's language")
    func plainFolder() throws {
        let command = try FerryCommand()
        defer { command.remove() }
        let folder = command.folder.appendingPathComponent("Interface App")
        let files = FileManager.default
        try files.copyItem(at: FerryCommand.root.appendingPathComponent("Fixtures/InterfaceApp/Sources/InterfaceApp"), to: folder)
        for language in ["Base", "de"] {
            try files.createDirectory(at: folder.appendingPathComponent("\(language).lproj"), withIntermediateDirectories: true)
        }
        let (storyboard, base) = ("Resources/Main.storyboard", "Base.lproj/Main.storyboard")
        try files.moveItem(at: folder.appendingPathComponent(storyboard), to: folder.appendingPathComponent(base))
        let texts = "\"lBl-01-Crd.text\" = \"Karte\";\n\"sEc-01-Pgs.headerTitle\" = \"Seiten\";\n"
        try texts.write(to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
        let script = command.folder.appendingPathComponent("german.ui")
        try "expect \"SEITEN\"\nexpect \"Tallies\"\ntap \"Karte\"\nexpect \"the star awoke\"\n"
            .write(to: script, atomically: true, encoding: .utf8)
        let outcome = try command.run(["run", folder.path, "--headless", "--locale", "de_DE", "--script", script.path])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
