package import CoreGraphics
internal import Foundation
package import UIKitCore

/// Icons of files: a small version of an image, a folder, or a page with the kind of its content.
@MainActor package enum FileIcon {
    /// > Parameters: side: the width and height. > Units: points.
    package static func image(of item: FilesItem, side: CGFloat) -> UIImage {
        if item.isFolder { return folder(side) }
        let table = DocumentService.current.reader.table
        let type = item.type ?? "public.data"
        if table.conforms(type, to: "public.image"), let small = thumbnail(item.url, side) { return small }
        return page(symbol: symbol(of: type, table), label: item.url.pathExtension.uppercased(), side)
    }

    /// The symbol of a kind of content.
    static func symbol(of type: String, _ table: DocumentTypeTable) -> String {
        let symbols = [
            ("public.image", "photo"), ("com.adobe.pdf", "doc.richtext"), ("public.audio", "waveform"), ("public.movie", "film"),
            ("public.archive", "archivebox"), ("public.text", "doc.text"),
        ]
        return symbols.first { table.conforms(type, to: $0.0) }?.1 ?? "doc"
    }

    private static func thumbnail(_ url: URL, _ side: CGFloat) -> UIImage? {
        guard let image = UIImage(contentsOfFile: url.path), image.size.width > 0, image.size.height > 0 else { return nil }
        let scale = min(side / image.size.width, side / image.size.height, 1)
        return image.preparingThumbnail(of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }

    private static func folder(_ side: CGFloat) -> UIImage {
        let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.72)
        let symbol = UIImage(systemName: "folder.fill", withConfiguration: configuration) ?? UIImage()
        return symbol.withTintColor(UIColor(red: 0.35, green: 0.72, blue: 0.95, alpha: 1), renderingMode: .alwaysOriginal)
    }

    /// A white page in both appearances, as paper is.
    private static func page(symbol: String, label: String, _ side: CGFloat) -> UIImage {
        let size = CGSize(width: (side * 0.76).rounded(), height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            let sheet = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5), cornerRadius: side * 0.06)
            UIColor.white.setFill()
            sheet.fill()
            UIColor(white: 0.8, alpha: 1).setStroke()
            sheet.stroke()
            let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.34)
            if let mark = UIImage(systemName: symbol, withConfiguration: configuration)?
                .withTintColor(UIColor(white: 0.6, alpha: 1), renderingMode: .alwaysOriginal)
            {
                mark.draw(at: CGPoint(x: (size.width - mark.size.width) / 2, y: side * 0.42 - mark.size.height / 2))
            }
            guard side >= 40, !label.isEmpty else { return }
            let font = UIFont.systemFont(ofSize: side * 0.14, weight: .semibold)
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor(white: 0.45, alpha: 1)]
            let text = NSString(string: String(label.prefix(5)))
            let width = text.size(withAttributes: attributes).width
            text.draw(at: CGPoint(x: (size.width - width) / 2, y: side * 0.74), withAttributes: attributes)
        }
    }
}

/// What the user reads of a file below its name.
@MainActor enum FileDetail {
    static func kind(of item: FilesItem) -> String {
        if item.isFolder { return FilesStrings.folder }
        let name = item.type.flatMap { DocumentService.current.reader.table.name(of: $0) }
        let suffix = item.url.pathExtension.uppercased()
        return name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? (suffix.isEmpty ? FilesStrings.document : suffix)
    }

    static func size(of item: FilesItem) -> String {
        ByteCountFormatter.string(fromByteCount: Int64(item.size), countStyle: .file)
    }

    static func date(of item: FilesItem) -> String {
        guard let date = item.date else { return "" }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: DocumentService.current.context.device.localeIdentifier)
        (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
        return formatter.string(from: date)
    }

    /// For folders the number of their items.
    static func line(of item: FilesItem) -> String {
        if item.isFolder { return FilesStrings.items((try? DocumentService.current.reader.items(in: item.url).count) ?? 0) }
        return size(of: item)
    }
}
