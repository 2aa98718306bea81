internal import Foundation

/// What the head of an activity sheet says of the items.
@MainActor struct ActivitySummary {
    let title: String
    let detail: String
    let picture: UIImage?
    /// The picture is the item itself and not a symbol for it.
    let isThumbnail: Bool

    init(_ items: [Any]) {
        let first = items.first
        isThumbnail = first is UIImage
        switch first {
        case let url as URL where !url.isFileURL:
            (title, detail) = (url.host ?? url.absoluteString, url.absoluteString)
            picture = UIImage(systemName: "link")
        case let url as URL:
            (title, detail) = (url.lastPathComponent, url.pathExtension.uppercased())
            picture = UIImage(systemName: "doc")
        case let image as UIImage:
            (title, detail) = (ActivityStrings.picture, "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))")
            picture = image
        case let text as String:
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
            (title, detail) = (String(line.prefix(200)), ActivityStrings.text)
            picture = UIImage(systemName: "doc.text") ?? UIImage(systemName: "doc")
        default:
            (title, detail) = (ActivityStrings.items(items.count), "")
            picture = UIImage(systemName: "doc")
        }
    }
}
