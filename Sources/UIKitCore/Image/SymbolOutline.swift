internal import CoreGraphics
internal import Foundation

/// One stroke or area of a symbol, on a grid of 20 × 20 with the y axis down.
///
/// The text has moves (M x y), lines (L x y), curves (C x y x y x y), arcs (A cx cy r from to, in degrees), circles (O cx cy r) and
/// closings (Z).
struct SymbolOutline {
    enum Style {
        case stroke, fill
        /// Cut out of what was drawn before.
        case cut, cutStroke
    }
    let style: Style
    let text: String
    /// Made smaller about the middle, to stand in a circle.
    let isInner: Bool

    static let grid: CGFloat = 20
    private static let innerScale: CGFloat = 0.52

    init(_ style: Style, _ text: String, isInner: Bool = false) {
        self.style = style
        self.text = text
        self.isInner = isInner
    }

    var path: UIBezierPath {
        let path = UIBezierPath()
        var tokens = text.split(separator: " ")[...]
        func number() -> CGFloat { tokens.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
        while let command = tokens.popFirst() {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), controlPoint1: first, controlPoint2: second)
            case "A":
                let (center, radius, from, to) = (point(), number(), number(), number())
                path.addArc(
                    withCenter: center, radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180, clockwise: to > from
                )
            case "O":
                let (center, radius) = (point(), number())
                path.append(UIBezierPath(ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)))
            default: path.close()
            }
        }
        if isInner {
            let middle = Self.grid / 2
            path.apply(
                CGAffineTransform(translationX: middle, y: middle).scaledBy(x: Self.innerScale, y: Self.innerScale)
                    .translatedBy(x: -middle, y: -middle)
            )
        }
        return path
    }
}
