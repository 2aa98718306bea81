import Foundation
import Testing

/// A project with a String Catalog, scripts and previews.
@Suite("Projects with catalogs, scripts and previews", .serialized)
struct LocalizedProjectTests {
    private let command: FerryCommand
    private var project: String { command.folder.path + "/Texts" }

    init() throws { command = try FerryCommand() }

    private func write(_ name: String, _ text: String) throws {
        let place = "\(project)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
    }

    private func makeProject() throws {
        try write(
            "Texts.xcodeproj/project.pbxproj",
            """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; targets = (T); };
            M = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
            S = {isa = PBXFileSystemSynchronizedRootGroup; path = Texts; sourceTree = "<group>"; };
            T = {isa = PBXNativeTarget; name = Texts; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S);
              buildConfigurationList = L; buildPhases = (B, P, A); };
            B = {isa = PBXShellScriptBuildPhase; name = Sources; outputPaths = ("$(SRCROOT)/Texts/Made.swift");
              shellScript = "echo 'let made = \\"made source\\"' > \\"$SCRIPT_OUTPUT_FILE_0\\"\\n"; };
            P = {isa = PBXSourcesBuildPhase; files = (); };
            A = {isa = PBXShellScriptBuildPhase; name = Stamp; alwaysOutOfDate = 1;
              shellScript = "echo made resource > \\"$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH/stamp.txt\\"\\n"; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; SWIFT_VERSION = 6.0; }; };
            }; rootObject = R; }
            """)
        try write(
            "Texts/App.swift",
            """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let controller = UIViewController()
                    let stamp = Bundle.main.path(forResource: "stamp", ofType: "txt").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
                    var texts = [0, 1, 2, 5, 21].map { String(format: NSLocalizedString("files", comment: ""), $0) }
                    texts += [NSLocalizedString("hint", comment: ""), made, stamp ?? "no stamp"]
                    for (row, text) in texts.enumerated() {
                        let label = UILabel(frame: CGRect(x: 20, y: 100 + 40 * row, width: 300, height: 40))
                        label.text = text
                        controller.view.addSubview(label)
                    }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = controller
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """)
        try write("Texts/Localizable.xcstrings", catalog)
    }

    private var catalog: String {
        let unit = { (text: String) in "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
        let plural = { (forms: KeyValuePairs<String, String>) in
            "{\"variations\": {\"plural\": {" + forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ") + "}}}"
        }
        let english = plural(["one": "%lld file", "other": "%lld files"])
        let russian = plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов", "other": "%lld файла"])
        let hint =
            "{\"variations\": {\"device\": {\"iphone\": \(unit("phone")), \"ipad\": \(unit("tablet")), \"other\": \(unit("other"))}}}"
        return """
            {"sourceLanguage": "en", "strings": {
              "files": {"localizations": {"en": \(english), "ru": \(russian)}}, "hint": {"localizations": {"en": \(hint)}}
            }, "version": "1.0"}
            """
    }

    private func run(_ script: String, _ options: [String]) throws -> FerryCommand.Outcome {
        let file = command.folder.appendingPathComponent("script.ui")
        try script.write(to: file, atomically: true, encoding: .utf8)
        return try command.run(["run", project, "--headless", "--script", file.path, "--run-scripts"] + options)
    }

    @Test("an app shows its catalog's texts by language, number and device, and has what scripts make")
    func texts() throws {
        defer { command.remove() }
        try makeProject()
        let english = try run(
            "expect \"0 files\"\nexpect \"1 file\"\nexpect \"phone\"\nexpect \"made source\"\nexpect \"made resource\"\n", [])
        #expect(english.status == 0, "\(english.output)")
        #expect(english.output.contains("Running the script 'Sources' of Texts"))
        let russian = try run(
            ["0 файлов", "1 файл", "2 файла", "5 файлов", "21 файл", "tablet"].map { "expect \"\($0)\"\n" }.joined(),
            ["--locale", "ru_RU", "--device", "iPad Pro 11"])
        #expect(russian.status == 0, "\(russian.output)")
        #expect(!russian.output.contains("Running the script 'Sources'"))
        #expect(russian.output.contains("Running the script 'Stamp'"))
    }

    @Test("previews of a file are images of the device's screen, the same bytes each time")
    func previews() throws {
        defer { command.remove() }
        try makeProject()
        try write("Texts/Made.swift", "let made = \"\"\n")
        try write(
            "Texts/Card.swift",
            """
            import UIKit

            private final class Card: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 100) }
            }

            #Preview("Card") {
                let card = Card()
                card.backgroundColor = .red
                return card
            }
            #Preview("Screen", traits: .landscapeLeft) { UINavigationController(rootViewController: UIViewController()) }

            """)
        let file = project + "/Texts/Card.swift"
        let first = try command.run(["preview", file, "--out", command.folder.path + "/first"])
        #expect(first.status == 0, "\(first.output)")
        let second = try command.run(["preview", file, "--out", command.folder.path + "/second", "--name", "Card"])
        #expect(second.status == 0, "\(second.output)")
        let image = { (name: String) in FileManager.default.contents(atPath: "\(command.folder.path)/\(name)") }
        let card = try #require(image("first/Card-Card.png"))
        #expect(card == image("second/Card-Card.png"))
        #expect(card != image("first/Card-Screen.png"))
        #expect(image("first/Card-Screen.png") != nil)
        #expect(image("second/Card-Screen.png") == nil)
    }
}
