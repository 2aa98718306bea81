import AssetCompiler
import Foundation
import Testing

@testable import FerryCommand

/// The real program on a small page of our own.
@Suite("PageRenderer")
struct PageRendererTests {
    /// A page of 10 by 20 points, red.
    private static let page = """
        %PDF-1.4
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 10 20] /Contents 4 0 R >> endobj
        4 0 obj << /Length 25 >> stream
        1 0 0 rg 0 0 10 20 re f\u{20}\u{20}
        endstream endobj
        trailer << /Root 1 0 R >>
        """

    private func drawn(_ text: String, scale: Double) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ferry-page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, target) = (folder.appendingPathComponent("page.pdf"), folder.appendingPathComponent("page.pdf@2x.png"))
        try text.write(to: source, atomically: true, encoding: .utf8)
        try PageRenderer.draw(PageDrawing(source: source.path, scale: scale), to: target.path)
        return try Data(contentsOf: target)
    }

    @Test("a page becomes a PNG of its points times the scale", arguments: [(1.0, 10, 20), (2, 20, 40), (1.5, 15, 30)])
    func size(scale: Double, width: Int, height: Int) throws {
        let file = try drawn(Self.page, scale: scale)
        func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(number(16) == width)
        #expect(number(20) == height)
    }

    @Test("what is not a PDF is an error with the program's word", arguments: ["", "not a page", "%PDF-1.4\n%%EOF"])
    func damaged(text: String) throws {
        #expect(throws: CommandFailure.self) { try drawn(text, scale: 1) }
    }
}
