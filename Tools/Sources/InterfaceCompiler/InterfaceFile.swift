import Foundation

/// An Interface Builder file and the output to compile it to.
public struct InterfaceFile: Hashable, Sendable {
    /// The `.xib` or `.storyboard`.
    public var path: String
    /// The path of the compiled form in the output folder, without its extension: `Base.lproj/Main`.
    public var place: String
    /// The module of the target that the file belongs to.
    public var module: String?
    /// A strings table in another language, which replaces the file's own texts.
    public var strings: String?
    /// Classes of the module by the outlets that can hold nothing else, where the file may name a class of the same name in another module.
    public var ownOutlets: [String: Set<String>] = [:]

    public init(path: String, place: String, module: String?, strings: String? = nil) {
        self.path = path
        self.place = place
        self.module = module
        self.strings = strings
    }

    public static let endings: Set<String> = ["xib", "storyboard"]

    public static func isInterface(_ path: String) -> Bool { endings.contains((path as NSString).pathExtension.lowercased()) }

    var isStoryboard: Bool { (path as NSString).pathExtension.lowercased() == "storyboard" }
    /// The file name of the output.
    var output: String { place + (isStoryboard ? ".storyboardc" : ".nib") }

    /// The file, and a copy of it for each language that has a strings table next to it but no file.
    public static func all(at path: String, place: String, module: String?) -> [InterfaceFile] {
        let folder = (path as NSString).deletingLastPathComponent
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        var files = [InterfaceFile(path: path, place: place, module: module)]
        guard folder.hasSuffix(".lproj") else { return files }
        let around = (folder as NSString).deletingLastPathComponent
        let placeAround = ((place as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        for language in ((try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []).sorted() {
            let other = "\(around)/\(language)"
            guard language.hasSuffix(".lproj"), other != folder else { continue }
            let strings = "\(other)/\(name).strings"
            guard FileManager.default.fileExists(atPath: strings),
                !endings.contains(where: { FileManager.default.fileExists(atPath: "\(other)/\(name).\($0)") })
            else { continue }
            let copy = (placeAround.isEmpty ? "" : placeAround + "/") + "\(language)/\(name)"
            files.append(InterfaceFile(path: path, place: copy, module: module, strings: strings))
        }
        return files
    }
}
