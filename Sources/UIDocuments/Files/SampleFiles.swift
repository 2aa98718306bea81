internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The files that a new device has, for apps to open: a text, an image, a document.
@MainActor enum SampleFiles {
    static let folder = "Samples"

    /// Nothing if the shared folder exists: the user may have deleted the samples.
    static func make(in shared: URL) throws {
        guard !FileManager.default.fileExists(atPath: shared.path) else { return }
        let samples = shared.appendingPathComponent(folder, isDirectory: true)
        try FileManager.default.createDirectory(at: samples, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: samples.appendingPathComponent("Welcome.txt"))
        try image.pngData().map { try $0.write(to: samples.appendingPathComponent("Mountains.png")) }
        try document.write(to: samples.appendingPathComponent("Leaflet.pdf"))
    }

    private static let text = """
        Welcome

        These files are on the simulated device. Every app on it can open them with a document picker, and save its own next to them.

        """

    private static var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 640, height: 480), format: format).image { context in
            UIColor(red: 0.55, green: 0.78, blue: 0.95, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 640, height: 480))
            UIColor(red: 1, green: 0.86, blue: 0.45, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 470, y: 60, width: 90, height: 90)).fill()
            let ranges: [(UIColor, [(CGFloat, CGFloat)])] = [
                (UIColor(red: 0.42, green: 0.52, blue: 0.66, alpha: 1), [(0, 300), (150, 140), (300, 300), (430, 190), (640, 340)]),
                (UIColor(red: 0.25, green: 0.38, blue: 0.42, alpha: 1), [(0, 380), (200, 270), (380, 390), (540, 300), (640, 370)]),
            ]
            for (color, points) in ranges {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: 480))
                for (x, y) in points { path.addLine(to: CGPoint(x: x, y: y)) }
                path.addLine(to: CGPoint(x: 640, y: 480))
                path.close()
                color.setFill()
                path.fill()
            }
        }
    }

    private static var document: Data {
        let bounds = CGRect(x: 0, y: 0, width: 420, height: 595)
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = ["kCGPDFContextTitle": "Leaflet"]
        return UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
            context.beginPage()
            let title: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 32), .foregroundColor: UIColor.black]
            let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.darkGray]
            NSString(string: "Leaflet").draw(at: CGPoint(x: 40, y: 48), withAttributes: title)
            NSString(string: "A document of one page, on the simulated device.").draw(
                in: CGRect(x: 40, y: 100, width: 340, height: 60), withAttributes: body)
            image.draw(in: CGRect(x: 40, y: 160, width: 340, height: 255))
        }
    }
}
