internal import ImageIO

extension UIImage {
    /// The rotation that makes the stored pixels upright.
    public enum Orientation: Int, Sendable {
        /// How the stored pixels are turned, and for mirrored ones flipped before; raw values 0 to 7.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether the image's colours are used, or its alpha is tinted.
    public enum RenderingMode: Int, Sendable {
        /// By the place of use, or always one of the two; templates show the alpha in the tint colour.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// What happens to the part between the caps.
    public enum ResizingMode: Int, Sendable {
        /// The part between the caps is repeated, or stretched.
        case tile, stretch
    }

    /// The size of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable {
        /// The size of the context, drawn as `medium`.
        case `default` = -1
        /// Not specified, drawn as `medium`.
        case unspecified = 0
        /// Smaller than text, as text, and larger than text.
        case small, medium, large
    }

    /// The thickness of a symbol's lines, as the weights of fonts.
    public enum SymbolWeight: Int, Sendable {
        /// The weights from the thinnest to the thickest; `unspecified` is drawn as `regular`.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

extension UIImage.Orientation {
    var property: CGImagePropertyOrientation {
        switch self {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .upMirrored: .upMirrored
        case .downMirrored: .downMirrored
        case .leftMirrored: .leftMirrored
        case .rightMirrored: .rightMirrored
        }
    }

    init(_ property: CGImagePropertyOrientation) {
        switch property {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        }
    }

    /// The mirrored orientation.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }
}
