import Foundation
import Testing

@testable import InterfaceCompiler

/// The compiled form of a file, read by Foundation's own reader.
struct Compiled {
    var documents: [String: [String: Any]]
    var diagnostics: [InterfaceDiagnostic]

    var root: [String: Any] { documents[""] ?? [:] }
    var messages: [String] { diagnostics.map(\.description) }

    func objects(in name: String = "") -> [[String: Any]] { documents[name]?["objects"] as? [[String: Any]] ?? [] }

    func number(_ id: String, in name: String = "") throws -> Int {
        try #require(objects(in: name).firstIndex { $0["id"] as? String == id }, "no object \(id) in \(name)")
    }

    func object(_ id: String, in name: String = "") throws -> [String: Any] { objects(in: name)[try number(id, in: name)] }

    func keys(_ id: String, in name: String = "") throws -> NSDictionary {
        try #require(try object(id, in: name)["keys"] as? NSDictionary)
    }

    /// The keys of the object to which a key refers.
    func keys(_ id: String, _ path: String..., in name: String = "") throws -> NSDictionary {
        try path.reduce(try keys(id, in: name)) { keys, key in
            let number = try #require((keys[key] as? [String: Any])?["ref"] as? Int, "\(key) leads nowhere")
            return try #require(objects(in: name)[number]["keys"] as? NSDictionary)
        }
    }

    func connections(in name: String = "") -> [NSDictionary] { documents[name]?["connections"] as? [NSDictionary] ?? [] }
    func segues(in name: String = "") -> [NSDictionary] { documents[name]?["segues"] as? [NSDictionary] ?? [] }
}

func read(_ text: String, storyboard: Bool = false, module: String? = "App", strings: String? = nil, outlets: [String: Set<String>] = [:])
    -> Compiled
{
    var file = InterfaceFile(path: "/in/File." + (storyboard ? "storyboard" : "xib"), place: "File", module: module)
    file.strings = strings
    file.ownOutlets = outlets
    do {
        let root = try InterfaceReader.read(Data(text.utf8), of: file.path)
        let result = try InterfaceCompiler.compile(root, file)
        let documents = try result.parts.mapValues {
            try PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] ?? [:]
        }
        return Compiled(documents: documents, diagnostics: result.diagnostics)
    } catch {
        return Compiled(documents: [:], diagnostics: [error as? InterfaceDiagnostic].compactMap { $0 })
    }
}

/// A xib as Xcode 15 writes it; the objects start on line 4.
func xib(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
}

/// A storyboard; the scenes start on line 4.
func storyboard(initial: String? = "C", _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(initial.map { "initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
}

func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>" }

/// A view with the given child elements.
func view(_ inside: String, id: String = "v", _ attributes: String = "") -> String {
    "<view \(attributes) id=\"\(id)\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"50\"/>\(inside)</view>"
}

/// A folder for one test.
final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/ferry-interfaces-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String {
        let place = "\(path)/\(name)"
        let parent = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try text.write(toFile: place, atomically: true, encoding: .utf8)
        return place
    }
}
