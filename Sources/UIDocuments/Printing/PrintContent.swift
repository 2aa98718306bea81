internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What is printed, as a renderer of pages, or as a finished document.
@MainActor enum PrintContent {
    case pages(UIPrintPageRenderer)
    case document(Data)

    /// An image, or a file or data with an image or a PDF document; nil for others.
    init?(item: Any) {
        self.init(items: [item])
    }

    /// Images, a page each, or one PDF document; nil if an item is neither, or documents would have to be joined.
    init?(items: [Any]) {
        var images: [UIImage] = []
        for item in items {
            if let image = Self.image(item) {
                images.append(image)
            } else if items.count == 1, let data = Self.data(item), Self.isDocument(data) {
                self = .document(data)
                return
            } else {
                return nil
            }
        }
        guard !images.isEmpty else { return nil }
        self = .pages(ImagePages(images))
    }

    private static func data(_ item: Any) -> Data? {
        switch item {
        case let data as Data: data
        case let data as NSData: Data(bytes: data.bytes, count: data.length)
        case let url as URL where url.isFileURL: try? Data(contentsOf: url)
        case let url as NSURL: url.path.flatMap { FileManager.default.contents(atPath: $0) }
        default: nil
        }
    }

    private static func image(_ item: Any) -> UIImage? { item as? UIImage ?? data(item).flatMap { UIImage(data: $0) } }

    static func isDocument(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }
}

/// Images, each as large as fits on its page.
@MainActor final class ImagePages: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        images[pageIndex].draw(in: ImageFit.rect(of: images[pageIndex].size, in: contentRect))
    }
}

/// The place of an image on a page.
enum ImageFit {
    static func rect(of size: CGSize, in area: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(area.width / size.width, area.height / size.height)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: area.midX - fitted.width / 2, y: area.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
    }
}
