import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Generators, gradients and reductions") struct GeneratorTests {
    private func image(_ name: String, _ settings: [String: Any]) -> CIImage {
        CIFilter(name: name, parameters: settings)?.outputImage ?? CIImage()
    }

    @Test("a checkerboard has the first colour at both sides of its centre's diagonal")
    func checkerboard() {
        let board = image(
            "CICheckerboardGenerator",
            ["inputCenter": CIVector(x: 10, y: 10), "inputWidth": 4, "inputColor0": CIColor.red, "inputColor1": CIColor.blue])
        #expect(board.extent.isInfinite)
        for (x, y, isFirst) in [(10, 10, true), (9, 9, true), (9, 10, false), (14, 10, false), (14, 14, true), (-3, -3, true)] {
            expectEqual(Picture.pixel(board, CGFloat(x), CGFloat(y)), isFirst ? Numbers(1, 0, 0, 1) : Numbers(0, 0, 1, 1))
        }
    }

    @Test("stripes change along x only")
    func stripes() {
        let stripes = image("CIStripesGenerator", ["inputCenter": CIVector(x: 0, y: 0), "inputWidth": 2])
        let found = Picture.numbers(stripes, CGRect(x: 0, y: 0, width: 6, height: 2))
        #expect(found[0].map(\.x) == [1, 1, 0, 0, 1, 1])
        #expect(found[0] == found[1])
    }

    @Test("a linear gradient is between its points, and the end colours are outside")
    func linear() {
        let gradient = image(
            "CILinearGradient",
            [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 10, y: 0), "inputColor0": CIColor.black,
                "inputColor1": CIColor.white,
            ])
        let found = Picture.numbers(gradient, CGRect(x: -2, y: 0, width: 14, height: 1))[0].map(\.x)
        #expect(found[0] == 0)
        #expect(abs(found[7] - 0.55) < 0.001)
        #expect(found[13] == 1)
    }

    @Test("a radial gradient is between its radii")
    func radial() {
        let gradient = image(
            "CIRadialGradient",
            [
                "inputCenter": CIVector(x: 0.5, y: 0.5), "inputRadius0": 2, "inputRadius1": 6, "inputColor0": CIColor.black,
                "inputColor1": CIColor.white,
            ])
        #expect(Picture.pixel(gradient, 1, 0).x == 0)
        #expect(abs(Picture.pixel(gradient, 4, 0).x - 0.5) < 0.001)
        #expect(Picture.pixel(gradient, 0, 8).x == 1)
    }

    @Test("a constant colour is the colour's light, premultiplied")
    func constant() {
        let found = Picture.pixel(
            image("CIConstantColorGenerator", ["inputColor": CIColor(red: 0.5, green: 0, blue: 1, alpha: 0.5)]), 1e6, -1e6)
        expectEqual(found, Numbers(Float(Curve.light(0.5) / 2), 0, 0.5, 0.5))
    }

    @Test("noise is the same in every run and differs between places")
    func random() {
        let found = Picture.numbers(image("CIRandomGenerator", [:]), CGRect(x: 0, y: 0, width: 40, height: 40)).flatMap { $0 }
        #expect(Set(found).count > 1590)
        let mean = found.reduce(Float(0)) { $0 + $1.w } / Float(found.count)
        #expect(abs(mean - 0.5) < 0.03)
        #expect(Picture.pixel(image("CIRandomGenerator", [:]), 3, 4) == found[35 * 40 + 3])
    }

    @Test("a rounded rectangle is full inside and empty at its corners")
    func rounded() {
        let shape = image("CIRoundedRectangleGenerator", ["inputExtent": CIVector(x: 10, y: 10, z: 20, w: 20), "inputRadius": 8])
        #expect(shape.extent == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(Picture.pixel(shape, 10, 10).w == 0)
        #expect(Picture.pixel(shape, 20, 20).w == 1)
        #expect(Picture.pixel(shape, 20, 10).w == 1)
    }

    @Test("an average, a largest and a smallest pixel are those of the area")
    func areas() {
        let values: [[Float]] = [[0.1, 0.2, 0.9], [0.3, 0.4, 0.9]]
        let extent = CIVector(x: 0, y: 0, z: 2, w: 2)
        func found(_ name: String) -> Numbers {
            Picture.pixel(Picture.grays(values).applyingFilter(name, parameters: ["inputExtent": extent]))
        }
        expectEqual(found("CIAreaAverage"), Numbers(0.25, 0.25, 0.25, 1))
        expectEqual(found("CIAreaMaximum"), Numbers(0.4, 0.4, 0.4, 1))
        expectEqual(found("CIAreaMinimum"), Numbers(0.1, 0.1, 0.1, 1))
    }

    @Test("the average of columns is a row")
    func columns() {
        let image = Picture.grays([[0.1, 0.2], [0.3, 0.8]]).applyingFilter(
            "CIColumnAverage", parameters: ["inputExtent": CIVector(x: 0, y: 0, z: 2, w: 2)])
        let found = Picture.numbers(image)[0]
        expectEqual(found[0], Numbers(0.2, 0.2, 0.2, 1))
        expectEqual(found[1], Numbers(0.5, 0.5, 0.5, 1))
    }

    @Test("the average of a large image is exact to half a level")
    func largeAverage() {
        let image = CIImage(color: CIColor(red: 0.5, green: 0.5, blue: 0.5)).cropped(to: CGRect(x: 0, y: 0, width: 1500, height: 1000))
        let found = Picture.pixel(image.applyingFilter("CIAreaAverage", parameters: ["inputExtent": CIVector(cgRect: image.extent)]))
        expectEqual(found, Numbers(repeating: Float(Curve.light(0.5))).with(alpha: 1), within: 0.0005)
    }
}
