import Testing
import UIKit

@testable import LivingStone

/// The ring's pixels.
@MainActor
@Suite struct RingTests {
    private static let side = 100.0

    /// The ring in a light window, at one pixel a point.
    private static func image(of progress: Double) throws -> UIImage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: side, height: side))
        window.overrideUserInterfaceStyle = .light
        let ring = ProgressRing(frame: window.bounds)
        window.addSubview(ring)
        ring.show(progress)
        window.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { ring.layer.render(in: $0.cgContext) }
    }

    /// Whether the ring has the accent's colour at an angle. > Units: of a turn, clockwise from the top.
    private static func isFilled(_ image: UIImage, at turn: Double) throws -> Bool {
        let (angle, radius) = ((turn - 0.25) * 2 * Double.pi, side * 4 / 9)
        let (x, y) = (side / 2 + radius * cos(angle), side / 2 + radius * sin(angle))
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = try #require(
            CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let whole = try #require(image.cgImage?.cropping(to: CGRect(x: x.rounded(.down), y: y.rounded(.down), width: 1, height: 1)))
        context.draw(whole, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        try #require(pixel[3] == 255, "nothing is drawn at \(turn)")
        // The accent is brown, the rest of the ring pale.
        return pixel[0] < 160
    }

    // Proves LS-7.5.
    @Test(arguments: [(0.25, [0.1, 0.2], [0.35, 0.5, 0.9]), (0.5, [0.1, 0.3, 0.45], [0.6, 0.9]), (1, [0.1, 0.5, 0.9], [])])
    func theRingIsFilledAsFarAsThePlanIsRead(_ progress: Double, _ filled: [Double], _ free: [Double]) throws {
        let image = try Self.image(of: progress)
        for turn in filled { #expect(try Self.isFilled(image, at: turn), "\(turn)") }
        for turn in free { #expect(try !Self.isFilled(image, at: turn), "\(turn)") }
    }

    @Test func theRingSaysThePercentageAndIsNotCompleteBeforeTheLastChapter() {
        let ring = ProgressRing(frame: .zero)
        ring.show(0.25)
        #expect(ring.accessibilityValue == "25 %")
        ring.show(0.9999)
        #expect(ring.accessibilityValue == "99 %")
    }
}
