internal import Foundation

/// The content of an activity sheet's header for the items.
@MainActor struct ActivitySummary {
    let title: String
    let detail: String
    let picture: UIImage?
    /// The image is the item itself, not a symbol for it.
    let isThumbnail: Bool

    /// > Parameters: thumbnail: the first item's own preview; nil for a symbol, or for an image the image itself.
    init(_ items: [Any], thumbnail: UIImage? = nil) {
        let first = items.first
        isThumbnail = thumbnail != nil || first is UIImage
        switch first {
        case let url as URL where !url.isFileURL:
            (title, detail) = (url.host ?? url.absoluteString, url.absoluteString)
            picture = thumbnail ?? UIImage(systemName: "link")
        case let url as URL:
            (title, detail) = (url.lastPathComponent, url.pathExtension.uppercased())
            picture = thumbnail ?? UIImage(systemName: "doc")
        case let image as UIImage:
            (title, detail) = (ActivityStrings.picture, "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))")
            picture = thumbnail ?? image
        case let text as String:
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
            (title, detail) = (String(line.prefix(200)), ActivityStrings.text)
            picture = thumbnail ?? UIImage(systemName: "doc.text") ?? UIImage(systemName: "doc")
        default:
            (title, detail) = (ActivityStrings.items(items.count), "")
            picture = thumbnail ?? UIImage(systemName: "doc")
        }
    }
}
