import Foundation
import SourceRewriter

/// What a build of previews adds to an app: the list of previews at the end of their file, and a start that shows them.
struct PreviewBuild {
    let rewrite: PreviewRewrite
    /// Text to append, by file.
    let additions: [String: String]

    /// > Parameters: file: with the previews, by the path that the compiler receives. module: the file's. entry: a file of the app. isScript:
    /// whether the app's module starts with the statements of a file.
    init(_ previews: [PreviewCode.Preview], in file: String, module: String, entry: String, appModule: String, isScript: Bool) {
        let main = entry.hasSuffix("/main.swift") ? entry : nil
        rewrite = PreviewRewrite(file: file, mainFile: main)
        let imported = module == appModule ? "" : "import \(module)\n"
        let list = PreviewEntry.list(previews, isPublic: module != appModule)
        additions = [file: list].merging(
            [entry: PreviewEntry.text(importing: imported, isScript: isScript || main != nil)], uniquingKeysWith: +)
    }

    /// Identifies what is built.
    var stamp: String { ContentHash.of(additions.sorted { $0.key < $1.key }.map { $0.key + $0.value }.joined()) }

    /// Keys of `Info.plist` with which the app would start its own interface.
    private static let interfaces = [
        "UIApplicationSceneManifest", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
        "UILaunchStoryboardName", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~iphone",
        "UISupportedInterfaceOrientations~ipad", "NSMainNibFile", "CFBundleURLTypes",
    ]

    /// Writes the app's `Info.plist` without its interface.
    func write(information: String?, to file: String) throws {
        let data = information.flatMap { FileManager.default.contents(atPath: $0) }
        let list = try data.map { try PropertyListSerialization.propertyList(from: $0, format: nil) }
        var values = list as? [String: Any] ?? [:]
        for key in Self.interfaces { values[key] = nil }
        values["UISupportedInterfaceOrientations"] = [
            "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
            "UIInterfaceOrientationLandscapeRight",
        ]
        let text = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        if FileManager.default.contents(atPath: file) != text { try text.write(to: URL(fileURLWithPath: file)) }
    }
}
