internal import Foundation
internal import ObjectiveC

/// Strings of the activity sheet.
@MainActor enum ActivityStrings {
    static var copy: String { SystemStrings.text("Copy") }
    static var save: String { SystemStrings.text("Save to Documents") }
    static var open: String { SystemStrings.text("Open in Browser") }
    static var close: String { SystemStrings.text("Close") }
    static func items(_ count: Int) -> String { SystemStrings.text("%@ Items", String(count)) }
    static var text: String { SystemStrings.text("Plain Text") }
    static var picture: String { SystemStrings.text("Image") }
}

/// An activity of the sheet's own that receives data of a source with its type, as `TypedActivityData`; an app's receives the data alone.
@preconcurrency @MainActor protocol TypedDataActivity: UIActivity {}

/// Data that a source provides.
struct TypedActivityData {
    let data: Data
    /// A uniform type identifier; empty if the source has none.
    let type: String
}

/// Copies text, links, images, colours and data of a known type to the pasteboard.
@MainActor final class CopyActivity: UIActivity, TypedDataActivity {
    private var items: [[String: Any]] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { ActivityStrings.copy }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { CopyActivity.values(of: $0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap(CopyActivity.values(of:)) }
    override func perform() {
        UIPasteboard.general.items = items
        activityDidFinish(true)
    }

    private static func values(of item: Any) -> [String: Any]? {
        switch item {
        case is String, is URL, is UIImage, is UIColor: [UIPasteboard.typeAutomatic: item]
        case let text as NSAttributedString: [UIPasteboard.typeAutomatic: text.string]
        case let typed as TypedActivityData where !typed.type.isEmpty: [typed.type: typed.data]
        default: nil
        }
    }
}

/// Saves files, images and text to the app's documents. A simulator has no photo library to save to.
@MainActor final class SaveActivity: UIActivity, TypedDataActivity {
    private var files: [ActivityFile] = []

    override var activityType: ActivityType? { ActivityType("com.apple.DocumentManagerUICore.SaveToFiles") }
    override var activityTitle: String? { ActivityStrings.save }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { ActivityFile($0) != nil } }
    override func prepare(withActivityItems activityItems: [Any]) { files = activityItems.compactMap { ActivityFile($0) } }

    override func perform() {
        guard let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first else {
            return activityDidFinish(false)
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files {
                let place = file.unusedFileURL(in: folder)
                try file.write(to: place)
                ApplicationContext.current.send(.log("saved \(place.path)"))
            }
            activityDidFinish(!files.isEmpty)
        } catch {
            ApplicationContext.current.send(.log("cannot save: \(error.localizedDescription)"))
            activityDidFinish(false)
        }
    }
}

/// One shared item as a file.
@MainActor struct ActivityFile {
    private enum Content { case data(Data), file(URL) }
    private let content: Content
    let stem: String
    let suffix: String

    /// Nil for items without a file form: links, colours, an app's own objects.
    init?(_ item: Any) {
        switch item {
        case let url as URL where url.isFileURL:
            content = .file(url)
            (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        case let image as UIImage:
            guard let data = image.uprightPNG else { return nil }
            content = .data(data)
            (stem, suffix) = ("Image", "png")
        case let text as String:
            content = .data(Data(text.utf8))
            (stem, suffix) = ("Text", "txt")
        case let data as Data:
            content = .data(data)
            (stem, suffix) = ("Data", "bin")
        case let typed as TypedActivityData:
            content = .data(typed.data)
            stem =
                UniformTypes.conforms(typed.type, to: "public.image")
                ? "Image" : UniformTypes.conforms(typed.type, to: "public.text") ? "Text" : "Data"
            suffix = UniformTypes.fileExtension(of: typed.type) ?? "bin"
        default: return nil
        }
    }

    /// A file name that is not in use.
    func unusedFileURL(in folder: URL) -> URL {
        var number = 1
        while true {
            let name = number == 1 ? stem : "\(stem) \(number)"
            let place = folder.appendingPathComponent(suffix.isEmpty ? name : "\(name).\(suffix)")
            if !FileManager.default.fileExists(atPath: place.path) { return place }
            number += 1
        }
    }

    func write(to place: URL) throws {
        switch content {
        case .data(let data): try data.write(to: place)
        case .file(let source): try FileManager.default.copyItem(at: source, to: place)
        }
    }
}

/// Opens a link on the desktop.
@MainActor final class OpenLinkActivity: UIActivity {
    private var link: URL?

    override var activityType: ActivityType? { ActivityType("com.ferry.activity.OpenInBrowser") }
    override var activityTitle: String? { ActivityStrings.open }
    override var activityImage: UIImage? { UIImage(systemName: "safari") ?? UIImage(systemName: "globe") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { OpenLinkActivity.link(in: activityItems) != nil }
    override func prepare(withActivityItems activityItems: [Any]) { link = OpenLinkActivity.link(in: activityItems) }
    override func perform() {
        guard let link else { return activityDidFinish(false) }
        UIApplication.shared.open(link) { [weak self] in self?.activityDidFinish($0) }
    }

    private static func link(in items: [Any]) -> URL? {
        items.lazy.compactMap { $0 as? URL }.first { ["http", "https"].contains($0.scheme?.lowercased() ?? "") }
    }
}
