internal import Foundation

/// A compiled storyboard's folder: the initial scene, and each scene's file.
///
/// > Contract: ours; the format is described in docs/interface-builder.md.
struct StoryboardFile: Sendable {
    struct Reference: Hashable, Sendable {
        let storyboard: String
        let identifier: String?
        let bundle: String?
    }

    /// A scene: controllers of this storyboard, or a reference to another.
    enum Scene: Sendable {
        case file(String)
        case reference(Reference)
    }

    let source: String
    let initial: String?
    let identifiers: [String: String]
    let scenes: [String: Scene]
    /// The file with the tint of the windows that the storyboard is the first of.
    let tint: String?

    init(_ data: Data) throws(NibError) {
        guard let root = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any] else {
            throw NibError("it is no property list with a dictionary")
        }
        let version = NibFields(root, "it").integer("version") ?? 0
        guard version == NibDocument.version else {
            throw NibError("it is of version \(version), this framework reads \(NibDocument.version)")
        }
        source = root["source"] as? String ?? ""
        initial = root["initial"] as? String
        tint = root["tint"] as? String
        identifiers = root["identifiers"] as? [String: String] ?? [:]
        var scenes: [String: Scene] = [:]
        for (name, record) in root["scenes"] as? [String: Any] ?? [:] {
            let record = record as? [String: Any] ?? [:]
            if let reference = record["reference"] as? [String: Any] {
                let fields = NibFields(reference, "the reference \(name)")
                scenes[name] = .reference(
                    Reference(
                        storyboard: try fields.text("storyboard"), identifier: fields.optionalText("identifier"),
                        bundle: fields.optionalText("bundle")))
            } else {
                scenes[name] = .file(try NibFields(record, "the scene \(name)").text("nib"))
            }
        }
        self.scenes = scenes
        for name in [initial].compactMap({ $0 }) + identifiers.values where scenes[name] == nil {
            throw NibError("it names a scene \(name) that it does not have")
        }
    }
}
