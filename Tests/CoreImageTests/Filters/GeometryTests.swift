import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Geometry") struct GeometryTests {
    private let four = Picture.of([
        [Numbers(1, 0, 0, 1), Numbers(0, 1, 0, 1)],
        [Numbers(0, 0, 1, 1), Numbers(1, 1, 1, 1)],
    ])

    @Test("a translation moves pixels without change")
    func translation() {
        let image = four.transformed(by: CGAffineTransform(translationX: 5, y: -3))
        #expect(image.extent == CGRect(x: 5, y: -3, width: 2, height: 2))
        #expect(Picture.numbers(image) == Picture.numbers(four))
    }

    @Test("an enlargement of nearest pixels repeats them")
    func nearest() {
        let image = four.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        let found = Picture.numbers(image)
        #expect(found[0][1] == Numbers(1, 0, 0, 1))
        #expect(found[3][3] == Numbers(1, 1, 1, 1))
        #expect(found[0][2] == Numbers(0, 1, 0, 1))
    }

    @Test("a reduction averages")
    func reduction() {
        let image = four.transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        expectEqual(Picture.pixel(image), Numbers(0.5, 0.5, 0.5, 1), within: 0.2)
    }

    @Test("a transform without an inverse gives no pixels")
    func flat() { #expect(four.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull) }

    @Test("a crop keeps its place, and nothing is left outside of the image")
    func crop() {
        let image = four.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 1))
        #expect(image.extent == CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(Picture.numbers(image) == [[Numbers(1, 1, 1, 1)]])
        #expect(Picture.pixel(image, 0, 0) == .zero)
        #expect(four.cropped(to: CGRect(x: 7, y: 7, width: 1, height: 1)).extent.isNull)
    }

    @Test("a clamped image continues its edges")
    func clamp() {
        let image = four.clampedToExtent()
        #expect(Picture.pixel(image, -9, 40) == Numbers(1, 0, 0, 1))
        #expect(Picture.pixel(image, 900, -5) == Numbers(1, 1, 1, 1))
    }

    @Test("a tiled image repeats")
    func tile() {
        let image = four.applyingFilter("CIAffineTile")
        #expect(image.extent.isInfinite)
        #expect(Picture.pixel(image, -2, 1) == Numbers(1, 0, 0, 1))
        #expect(Picture.pixel(image, 103, 100) == Numbers(1, 1, 1, 1))
    }

    @Test("each orientation of EXIF turns the stored pixels upright", arguments: 1...8)
    func orientation(number: Int32) {
        // What EXIF's numbers say about the stored rows: the upper left pixel of the upright image.
        let (red, green, blue, white) = (Numbers(1, 0, 0, 1), Numbers(0, 1, 0, 1), Numbers(0, 0, 1, 1), Numbers(1, 1, 1, 1))
        let upright: [Int32: [[Numbers]]] = [
            1: [[red, green], [blue, white]], 2: [[green, red], [white, blue]], 3: [[white, blue], [green, red]],
            4: [[blue, white], [red, green]], 5: [[red, blue], [green, white]], 6: [[blue, red], [white, green]],
            7: [[white, green], [blue, red]], 8: [[green, white], [red, blue]],
        ]
        #expect(Picture.numbers(four.oriented(forExifOrientation: number)) == upright[number])
    }

    @Test("an orientation swaps the sides and moves the corner to the origin")
    func sides() {
        let image = CIImage.red.cropped(to: CGRect(x: 7, y: 9, width: 30, height: 20)).oriented(.right)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("Lanczos' scale keeps one colour, and the size is that of the factors")
    func lanczos() {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20))
            .applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": 0.5, "inputAspectRatio": 1.5])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 30, height: 10))
        for pixel in Picture.numbers(image).flatMap({ $0 }) { expectEqual(pixel, Numbers(1, 0, 0, 1)) }
    }

    @Test("Lanczos' weights are those of the windowed sinc")
    func lanczosWeights() {
        let image = Picture.grays([[0, 0, 0, 0, 1, 0, 0, 0, 0]]).applyingFilter(
            "CILanczosScaleTransform", parameters: ["inputScale": 1, "inputAspectRatio": 2])
        func kernel(_ x: Double) -> Double {
            x == 0 ? 1 : abs(x) >= 3 ? 0 : sin(.pi * x) / (.pi * x) * sin(.pi * x / 3) / (.pi * x / 3)
        }
        let found = Picture.numbers(image)[0]
        // The result's pixel 9 is at 4.75 of the source, whose light is at 4.5.
        let weights = (0..<9).map { kernel(Double($0) + 0.5 - 4.75) }
        #expect(abs(Double(found[9].x) - weights[4] / weights.reduce(0, +)) < 0.0001)
    }

    @Test("a straightened image keeps its extent and has no empty corner")
    func straighten() {
        let image = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20)).applyingFilter(
            "CIStraightenFilter", parameters: ["inputAngle": 0.3])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 40, height: 20))
        for (x, y) in [(0, 0), (39, 0), (0, 19), (39, 19)] {
            expectEqual(Picture.pixel(image, CGFloat(x), CGFloat(y)), Numbers(1, 1, 1, 1), within: 0.001)
        }
    }

    @Test("a perspective correction is the way back of a perspective transform")
    func perspective() {
        let rows = (0..<20).map { y in (0..<20).map { x in Numbers(Float(x) / 20, Float(y) / 20, 0.5, 1) } }
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 10, y: 60), "inputTopRight": CIVector(x: 50, y: 70), "inputBottomRight": CIVector(x: 60, y: 10),
            "inputBottomLeft": CIVector(x: 5, y: 0),
        ]
        let there = Picture.of(rows).applyingFilter("CIPerspectiveTransform", parameters: corners)
        #expect(there.extent == CGRect(x: 5, y: 0, width: 55, height: 70))
        let back = there.applyingFilter("CIPerspectiveCorrection", parameters: corners)
        let (width, height) = (back.extent.width, back.extent.height)
        // The place of a pixel of the source, in the corrected image.
        let found = Picture.pixel(back, (10.5 / 20 * width).rounded(.down), (10.5 / 20 * height).rounded(.down))
        expectEqual(found, Numbers(10 / 20, 9 / 20, 0.5, 1), within: 0.03)
    }

    @Test("a pixel of a pixellated image is that of the middle of its cell")
    func pixellate() {
        let image = Picture.grays([(0..<8).map { Float($0) / 8 }]).transformed(by: CGAffineTransform(scaleX: 1, y: 1))
            .clampedToExtent().applyingFilter("CIPixellate", parameters: ["inputCenter": CIVector(x: 0, y: 0), "inputScale": 4])
        let found = Picture.numbers(image, CGRect(x: 0, y: 0, width: 8, height: 1))[0].map(\.x)
        #expect(Set(found[0..<4]).count == 1)
        #expect(Set(found[4..<8]).count == 1)
        #expect(found[0] < found[4])
    }

    @Test("distortions move pixels within their radius only", arguments: ["Bump", "Pinch", "Twirl", "Vortex"])
    func distortion(name: String) {
        let rows = (0..<41).map { y in (0..<41).map { x in Numbers(Float(x) / 41, Float(y) / 41, 0, 1) } }
        let image = Picture.of(rows)
        let settings: [String: Any] = ["inputCenter": CIVector(x: 20.5, y: 20.5), "inputRadius": 10]
        let found = Picture.numbers(image.applyingFilter("CI\(name)Distortion", parameters: settings))
        #expect(found[20][2] == rows[20][2])
        #expect(found[2][20] == rows[2][20])
        expectEqual(found[20][20], rows[20][20])
        #expect(found[16][24] != rows[16][24])
    }

    @Test("a hole is transparent, and a splash continues the circle's edge outwards")
    func circles() {
        let image = Picture.grays(Array(repeating: (0..<41).map { Float($0) / 41 }, count: 41))
        let settings: [String: Any] = ["inputCenter": CIVector(x: 20.5, y: 20.5), "inputRadius": 8]
        #expect(Picture.pixel(image.applyingFilter("CIHoleDistortion", parameters: settings), 20, 20) == .zero)
        let splash = image.applyingFilter("CICircleSplashDistortion", parameters: settings)
        expectEqual(Picture.pixel(splash, 20, 20), Picture.pixel(image, 20, 20))
        expectEqual(Picture.pixel(splash, 300, 20), Picture.pixel(splash, 400, 20))
    }
}
