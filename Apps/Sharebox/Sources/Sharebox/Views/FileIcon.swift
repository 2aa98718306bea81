import UIKit

/// Icons of file kinds: a sheet with a folded corner in the kind's colour, and a white symbol.
@MainActor enum FileIcon {
    private static var made: [String: UIImage] = [:]

    /// - Parameters:
    ///   - side: of the square that contains it, in points.
    static func image(_ kind: FileKind, side: CGFloat, _ traits: UITraitCollection) -> UIImage {
        let key = "\(kind.rawValue) \(side) \(traits.userInterfaceStyle.rawValue)"
        if let known = made[key] { return known }
        let color = Palette.of(kind).resolvedColor(with: traits)
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { drawing in
            let context = drawing.cgContext
            // Drawn on a grid of 44.
            context.scaleBy(x: side / 44, y: side / 44)
            sheet(color)
            UIColor.white.setFill()
            UIColor.white.setStroke()
            draw(kind, color)
        }
        made[key] = image
        return image
    }

    /// The image file's own content, filling the square; nil for a file that is not an image.
    static func thumbnail(of file: URL, side: CGFloat) -> UIImage? {
        if let known = made[file.path] { return known }
        guard let picture = UIImage(contentsOfFile: file.path), picture.size.width > 0, picture.size.height > 0 else { return nil }
        let scale = side / min(picture.size.width, picture.size.height)
        let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 7).addClip()
            picture.draw(in: CGRect(x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
        }
        made[file.path] = image
        return image
    }

    private static func sheet(_ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 2))
        path.addLine(to: CGPoint(x: 26, y: 2))
        path.addLine(to: CGPoint(x: 38, y: 14))
        path.addLine(to: CGPoint(x: 38, y: 37))
        path.addArc(withCenter: CGPoint(x: 33, y: 37), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        path.addLine(to: CGPoint(x: 11, y: 42))
        path.addArc(withCenter: CGPoint(x: 11, y: 37), radius: 5, startAngle: .pi / 2, endAngle: .pi, clockwise: true)
        path.addLine(to: CGPoint(x: 6, y: 7))
        path.addArc(withCenter: CGPoint(x: 11, y: 7), radius: 5, startAngle: .pi, endAngle: .pi * 1.5, clockwise: true)
        path.close()
        color.setFill()
        path.fill()
        let fold = UIBezierPath()
        fold.move(to: CGPoint(x: 26, y: 2))
        fold.addLine(to: CGPoint(x: 26, y: 11))
        fold.addQuadCurve(to: CGPoint(x: 29, y: 14), controlPoint: CGPoint(x: 26, y: 14))
        fold.addLine(to: CGPoint(x: 38, y: 14))
        fold.close()
        UIColor(white: 1, alpha: 0.45).setFill()
        fold.fill()
    }

    private static func line(_ points: [(CGFloat, CGFloat)], _ width: CGFloat = 2.4) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 1) {
        UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius).fill()
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }

    private static func polygon(_ points: [(CGFloat, CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        path.lineJoinStyle = .round
        path.lineWidth = 1.5
        path.fill()
        path.stroke()
    }

    private static func text(_ text: String) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11.5, weight: .heavy), .foregroundColor: UIColor.white,
        ]
        let size = (text as NSString).size(withAttributes: attributes)
        (text as NSString).draw(at: CGPoint(x: 22 - size.width / 2, y: 28 - size.height / 2), withAttributes: attributes)
    }

    private static func draw(_ kind: FileKind, _ color: UIColor) {
        switch kind {
        case .image:
            disc(16.5, 21.5, 2.6)
            polygon([(11, 35), (19, 26), (23, 30.5), (27, 24), (33, 35)])
        case .pdf: text("PDF")
        case .document:
            line([(12, 20), (23, 20)])
            line([(12, 25.5), (32, 25.5)])
            line([(12, 31), (32, 31)])
            line([(12, 36.5), (26, 36.5)])
        case .text:
            text("TXT")
        case .presentation:
            UIBezierPath(arcCenter: CGPoint(x: 22, y: 28), radius: 8.5, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
            color.setStroke()
            line([(22, 18.5), (22, 28), (30, 33)], 2)
        case .spreadsheet:
            box(11.5, 20, 21, 16.5, radius: 2)
            color.setStroke()
            line([(11.5, 25.5), (32.5, 25.5)], 1.6)
            line([(11.5, 31), (32.5, 31)], 1.6)
            line([(18.5, 20), (18.5, 36.5)], 1.6)
        case .archive:
            for step in 0..<5 { box(step % 2 == 0 ? 18 : 22, 5 + CGFloat(step) * 4, 4, 3, radius: 0.6) }
            box(17, 26, 10, 11, radius: 3)
            color.setFill()
            box(20, 30.5, 4, 4, radius: 1.4)
        case .audio:
            line([(18.5, 33), (18.5, 21), (29.5, 18.5), (29.5, 30.5)])
            disc(15.8, 33.4, 3.4)
            disc(26.8, 30.9, 3.4)
        case .video: polygon([(17.5, 20.5), (17.5, 34.5), (29.5, 27.5)])
        case .other:
            disc(14.5, 28, 2.3)
            disc(22, 28, 2.3)
            disc(29.5, 28, 2.3)
        }
    }
}
