import UIKit

/// Draws emoticons.
@MainActor enum EmoticonDrawing {
    private struct Key: Hashable {
        var emoticon: Emoticon
        var side: CGFloat
    }

    private static var made: [Key: UIImage] = [:]

    /// - Parameter side: in points.
    static func image(_ emoticon: Emoticon, side: CGFloat) -> UIImage {
        let key = Key(emoticon: emoticon, side: side)
        if let known = made[key] { return known }
        let size = CGSize(width: side, height: side)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            switch emoticon.look {
            case .face(let eyes, let mouth, let hasTear):
                // The drawing's own space is 100 wide.
                context.cgContext.scaleBy(x: side / 100, y: side / 100)
                face(eyes, mouth, hasTear: hasTear)
            case .symbol(let name, let value):
                let colour = colour(value)
                UIImage(systemName: name)?.withTintColor(colour, renderingMode: .alwaysOriginal)
                    .draw(in: CGRect(origin: .zero, size: size).insetBy(dx: side * 0.06, dy: side * 0.06))
            }
        }
        made[key] = image
        return image
    }

    private static func colour(_ value: Int) -> UIColor {
        UIColor(red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }

    private static func face(_ eyes: Emoticon.Eyes, _ mouth: Emoticon.Mouth, hasTear: Bool) {
        colour(0xFF_CC_33).setFill()
        UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 92, height: 92)).fill()
        let ink = colour(0x5B_3A_12)
        ink.setFill()
        ink.setStroke()
        for x in [CGFloat(33), 67] { eye(eyes, at: CGPoint(x: x, y: 42), isRight: x > 50) }
        draw(mouth)
        guard hasTear else { return }
        colour(0x4A_A8_F0).setFill()
        UIBezierPath(ovalIn: CGRect(x: 27, y: 50, width: 13, height: 24)).fill()
    }

    private static func line(_ width: CGFloat = 6, _ body: (UIBezierPath) -> Void) {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        body(path)
        path.stroke()
    }

    private static func eye(_ kind: Emoticon.Eyes, at point: CGPoint, isRight: Bool) {
        func dot(_ radius: CGFloat) {
            UIBezierPath(ovalIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)).fill()
        }
        func arc() {
            line { $0.addArc(withCenter: CGPoint(x: point.x, y: point.y + 4), radius: 8, startAngle: .pi, endAngle: 0, clockwise: true) }
        }
        switch kind {
        case .dots: dot(6)
        case .closed: arc()
        case .winking: isRight ? arc() : dot(6)
        case .wide: dot(9)
        case .crossed:
            line { path in
                path.move(to: CGPoint(x: point.x - 7, y: point.y - 7))
                path.addLine(to: CGPoint(x: point.x + 7, y: point.y + 7))
                path.move(to: CGPoint(x: point.x + 7, y: point.y - 7))
                path.addLine(to: CGPoint(x: point.x - 7, y: point.y + 7))
            }
        case .flat:
            line { path in
                path.move(to: CGPoint(x: point.x - 8, y: point.y))
                path.addLine(to: CGPoint(x: point.x + 8, y: point.y))
            }
        case .rolled:
            UIColor.white.setFill()
            dot(10)
            colour(0x5B_3A_12).setFill()
            UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 10, width: 10, height: 10)).fill()
        case .angry:
            dot(6)
            let inner: CGFloat = isRight ? -1 : 1
            line { path in
                path.move(to: CGPoint(x: point.x - 11 * inner, y: point.y - 17))
                path.addLine(to: CGPoint(x: point.x + 9 * inner, y: point.y - 8))
            }
        case .glasses:
            UIBezierPath(roundedRect: CGRect(x: point.x - 14, y: point.y - 9, width: 28, height: 18), cornerRadius: 8).fill()
            if isRight { UIBezierPath(rect: CGRect(x: 40, y: point.y - 5, width: 20, height: 5)).fill() }
        case .hearts:
            colour(0xE8_3B_46).setFill()
            UIBezierPath(ovalIn: CGRect(x: point.x - 11, y: point.y - 9, width: 12, height: 12)).fill()
            UIBezierPath(ovalIn: CGRect(x: point.x - 1, y: point.y - 9, width: 12, height: 12)).fill()
            let tip = UIBezierPath()
            tip.move(to: CGPoint(x: point.x - 10.5, y: point.y - 1))
            tip.addLine(to: CGPoint(x: point.x + 10.5, y: point.y - 1))
            tip.addLine(to: CGPoint(x: point.x, y: point.y + 11))
            tip.close()
            tip.fill()
            colour(0x5B_3A_12).setFill()
        }
    }

    private static func draw(_ mouth: Emoticon.Mouth) {
        let centre = CGPoint(x: 50, y: 58)
        switch mouth {
        case .smile: line { $0.addArc(withCenter: centre, radius: 20, startAngle: 0.3, endAngle: .pi - 0.3, clockwise: true) }
        case .frown:
            line { $0.addArc(withCenter: CGPoint(x: 50, y: 86), radius: 18, startAngle: .pi + 0.4, endAngle: -0.4, clockwise: true) }
        case .flat:
            line { path in
                path.move(to: CGPoint(x: 36, y: 70))
                path.addLine(to: CGPoint(x: 64, y: 70))
            }
        case .small:
            line { $0.addArc(withCenter: CGPoint(x: 50, y: 64), radius: 10, startAngle: 0.2, endAngle: .pi - 0.2, clockwise: true) }
        case .wavy:
            line { path in
                path.move(to: CGPoint(x: 34, y: 72))
                path.addCurve(to: CGPoint(x: 66, y: 70), controlPoint1: CGPoint(x: 44, y: 58), controlPoint2: CGPoint(x: 54, y: 84))
            }
        case .zipped:
            line(4) { path in
                path.move(to: CGPoint(x: 32, y: 70))
                path.addLine(to: CGPoint(x: 68, y: 70))
                for x in stride(from: CGFloat(38), through: 62, by: 8) {
                    path.move(to: CGPoint(x: x, y: 65))
                    path.addLine(to: CGPoint(x: x, y: 75))
                }
            }
        case .kiss: line { $0.addArc(withCenter: CGPoint(x: 50, y: 70), radius: 6, startAngle: 0, endAngle: .pi * 2, clockwise: true) }
        case .open: UIBezierPath(ovalIn: CGRect(x: 40, y: 60, width: 20, height: 24)).fill()
        case .grin, .tongue:
            let path = UIBezierPath(arcCenter: centre, radius: 24, startAngle: 0, endAngle: .pi, clockwise: true)
            path.close()
            path.fill()
            guard mouth == .tongue else { return }
            colour(0xF0_70_70).setFill()
            UIBezierPath(ovalIn: CGRect(x: 40, y: 66, width: 20, height: 24)).fill()
        }
    }
}
