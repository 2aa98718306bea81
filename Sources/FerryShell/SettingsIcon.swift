internal import DeviceProtocol
internal import Foundation
internal import UIKit

/// The icon of Settings: a gear on grey.
enum SettingsIcon {
    /// Differs from apps, which have bundle identifiers.
    static let app = ShellState.App(identifier: "settings", name: "Settings")

    /// > Units: points.
    private static let side: CGFloat = 60

    static let picture: UIImage = {
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            let colors = [UIColor(white: 0.72, alpha: 1).cgColor, UIColor(white: 0.42, alpha: 1).cgColor]
            if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil) {
                context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: side), options: [])
            }
            UIColor(white: 0.16, alpha: 1).setFill()
            wheel.fill()
        }
    }()

    private static var wheel: UIBezierPath {
        let path = UIBezierPath()
        path.usesEvenOddFillRule = true
        let (middle, teeth) = (side / 2, 12)
        // Each tooth: out, along, in, along.
        for index in 0..<(teeth * 4) {
            let radius = side * ([1, 2].contains(index % 4) ? 0.40 : 0.335)
            let angle = (CGFloat(index) - 0.5) / CGFloat(teeth * 4) * 2 * .pi
            let point = CGPoint(x: middle + radius * cos(angle), y: middle + radius * sin(angle))
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        path.append(
            UIBezierPath(arcCenter: CGPoint(x: middle, y: middle), radius: side * 0.235, startAngle: 0, endAngle: 2 * .pi, clockwise: true))
        path.append(
            UIBezierPath(arcCenter: CGPoint(x: middle, y: middle), radius: side * 0.12, startAngle: 0, endAngle: 2 * .pi, clockwise: true))
        return path
    }
}
