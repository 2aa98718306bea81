internal import CoreGraphics
internal import Foundation
internal import ImageIO

extension AssetCatalog {
    /// The image of a variant; `read` returns the pixels of a file, which may be cached.
    func picture(_ variant: AssetIndex.Image, scale: CGFloat, read: (String, CGFloat) -> ImageContent?) -> ImageContent? {
        guard let path = path(variant.file) else { return nil }
        let found = variant.isVector == true ? vector(variant, path, scale) : read(path, CGFloat(variant.scale ?? 1))
        guard var picture = found else { return nil }
        switch variant.rendering {
        case "template": picture.renderingMode = .alwaysTemplate
        case "original": picture.renderingMode = .alwaysOriginal
        default: break
        }
        if let resizing = variant.resizing, let caps = UIEdgeInsets(numbers: resizing.caps) {
            picture.isResizable = true
            picture.capInsets = caps
            picture.resizingMode = resizing.mode == "stretch" ? .stretch : .tile
        }
        if let insets = variant.alignmentInsets.flatMap({ UIEdgeInsets(numbers: $0) }) { picture.alignmentRectInsets = insets }
        picture.flipsForRightToLeft = variant.conditions?.direction == "left-to-right"
        return picture
    }

    private func vector(_ variant: AssetIndex.Image, _ path: String, _ scale: CGFloat) -> ImageContent? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let file: SVGFile
        do throws(ImageDecodingError) { file = try SVGFile(data, part: variant.isSymbol == true ? SVGFile.regularSymbol : nil) } catch {
            FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
            return nil
        }
        let drawing = SVGDrawing(file)
        // A symbol is drawn for a font of 100 points; without a configuration it is that of a text of 17 points.
        let share = variant.isSymbol == true ? CGFloat(0.17) : 1
        let size = CGSize(width: file.size.width * share, height: file.size.height * share)
        guard let image = drawing.image(size: size, scale: scale) else { return nil }
        var picture = ImageContent(image: image, scale: scale, orientation: .up)
        if variant.preservesVector == true || variant.isSymbol == true { picture.vector = drawing }
        if variant.isSymbol == true { picture.renderingMode = .alwaysTemplate }
        return picture
    }
}

/// An SVG file drawn at a requested size.
final class SVGDrawing: VectorDrawing {
    private let file: SVGFile
    init(_ file: SVGFile) { self.file = file }

    func image(width: Int, height: Int) -> CGImage? { try? file.image(width: width, height: height) }
}

extension UIEdgeInsets {
    /// Top, left, bottom, right; nil for anything but four finite numbers.
    init?(numbers: [Double]) {
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
