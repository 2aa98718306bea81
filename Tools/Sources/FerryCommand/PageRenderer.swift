import AssetCompiler
import Foundation

/// Draws pages of PDF files with the program `pdftocairo`.
enum PageRenderer {
    static func draw(_ drawing: PageDrawing, to path: String) throws {
        // The program appends the extension.
        let stem = (path as NSString).deletingPathExtension
        let result: ChildProcess.Result
        do {
            result = try ChildProcess([
                "pdftocairo", "-png", "-transp", "-singlefile", "-cropbox", "-r", "\(72 * drawing.scale)", drawing.source, stem,
            ]).capture()
        } catch {
            throw CommandFailure("PDF images are drawn with pdftocairo, which is not installed (Debian package poppler-utils)")
        }
        guard result.status == 0, FileManager.default.fileExists(atPath: path) else {
            let reason = result.errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? "pdftocairo failed"
            throw CommandFailure("the PDF cannot be drawn: \(reason)")
        }
    }
}
