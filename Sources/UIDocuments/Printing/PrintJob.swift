internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// Something to print on a paper.
@MainActor struct PrintJob {
    let content: PrintContent
    var paper: UIPrintPaper
    var name: String
    /// 1 is the first page; nil for all.
    var range: ClosedRange<Int>?

    /// The paper in the job's orientation.
    private func use() -> UIPrintPageRenderer? {
        guard case .pages(let renderer) = content else { return nil }
        renderer.use(paper)
        return renderer
    }

    /// Nil for a finished document, whose pages are not counted.
    var pageCount: Int? { use().map { max(0, $0.numberOfPages) } }

    /// The pages that are printed, counted from 0.
    private func pages(of count: Int) -> Range<Int> {
        guard let range else { return 0..<count }
        let first = min(max(range.lowerBound - 1, 0), count)
        return first..<min(max(range.upperBound, first), count)
    }

    /// The document; nil if there are no pages.
    func document() -> Data? {
        if case .document(let data) = content { return data }
        guard let renderer = use() else { return nil }
        let pages = pages(of: max(0, renderer.numberOfPages))
        guard !pages.isEmpty else { return nil }
        renderer.prepare(forDrawingPages: NSRange(location: pages.lowerBound, length: pages.count))
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["kCGPDFContextTitle": name]
        let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect, format: format).pdfData { context in
            for page in pages {
                context.beginPage()
                renderer.drawPage(at: page, in: renderer.printableRect)
            }
        }
        return data.isEmpty ? nil : data
    }

    /// A small version of a page; nil if there is none.
    func preview(of page: Int, height: CGFloat) -> UIImage? {
        guard let renderer = use(), page < renderer.numberOfPages, renderer.paperRect.height > 0 else { return nil }
        let scale = height / renderer.paperRect.height
        let size = CGSize(width: (renderer.paperRect.width * scale).rounded(), height: height)
        renderer.prepare(forDrawingPages: NSRange(location: page, length: 1))
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.scaleBy(x: scale, y: scale)
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
    }

    /// Puts the document into the outbox. > Returns: where it is. > Throws: `CocoaError` if there is nothing to print or no room.
    func print(to outbox: URL) throws -> URL {
        guard let data = document() else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: FilesStrings.nothingToPrint])
        }
        try FileManager.default.createDirectory(at: outbox, withIntermediateDirectories: true)
        let place = FilesReader.place(for: "\(Self.fileName(name)).pdf", in: outbox)
        try data.write(to: place, options: .atomic)
        return place
    }

    /// A file's name for a job's: apps name jobs as they like.
    static func fileName(_ job: String) -> String {
        let kept = String(job.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 }).trimmingCharacters(in: .whitespaces)
        let stem = String(kept.drop { $0 == "." }.prefix(80))
        return stem.isEmpty ? "Document" : stem
    }
}
