import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Blurs and convolutions") struct BlurTests {
    /// Light at one pixel of a black line.
    private func point(_ count: Int = 9) -> CIImage {
        var values = [Float](repeating: 0, count: count)
        values[count / 2] = 1
        return Picture.grays([values])
    }

    @Test("a Gaussian blur is the product of the curve in both directions")
    func gaussian() {
        let image = Picture.of(Numbers(1, 0.5, 0, 1)).applyingGaussianBlur(sigma: 1.5)
        #expect(image.extent == CGRect(x: -5, y: -5, width: 11, height: 11))
        let curve = (-5...5).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
        let sum = curve.reduce(0, +)
        let found = Picture.numbers(image)
        for (x, y) in [(5, 5), (3, 5), (5, 8), (0, 0), (7, 2)] {
            let weight = Float(curve[x] * curve[y] / sum / sum)
            expectEqual(found[y][x], Numbers(weight, weight / 2, 0, weight), within: 0.0001)
        }
    }

    @Test("a blur keeps the sum of the light, across tiles too")
    func sum() {
        let image = CIImage(color: CIColor.white).cropped(to: CGRect(x: 250, y: 250, width: 12, height: 12)).applyingGaussianBlur(sigma: 4)
        let total = Picture.numbers(image).flatMap { $0 }.reduce(Float(0)) { $0 + $1.w }
        #expect(abs(total - 144) < 0.1)
    }

    @Test("a clamped image blurs without a dark edge")
    func clamped() {
        let image = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10)).clampedToExtent().applyingGaussianBlur(sigma: 3)
        #expect(image.extent.isInfinite)
        expectEqual(Picture.pixel(image, 0, 0), Numbers(1, 1, 1, 1))
    }

    @Test("a box blur is the average of a square")
    func box() {
        let found = Picture.numbers(Picture.of(Numbers(1, 1, 1, 1)).applyingFilter("CIBoxBlur", parameters: ["inputRadius": 1]))
        #expect(found.count == 3)
        for pixel in found.flatMap({ $0 }) { expectEqual(pixel, Numbers(repeating: 1.0 / 9)) }
    }

    @Test("a motion blur is along its angle only")
    func motion() {
        let image = Picture.of(Numbers(1, 1, 1, 1)).applyingFilter("CIMotionBlur", parameters: ["inputRadius": 2])
        let found = Picture.numbers(image, CGRect(x: -2, y: -1, width: 5, height: 3))
        for x in 0..<5 {
            expectEqual(found[1][x], Numbers(repeating: 0.2))
            expectEqual(found[0][x], .zero)
        }
    }

    @Test("a disc blur is the same in all directions")
    func disc() {
        let image = Picture.of(Numbers(1, 1, 1, 1)).applyingFilter("CIDiscBlur", parameters: ["inputRadius": 2])
        let found = Picture.numbers(image, CGRect(x: -3, y: -3, width: 7, height: 7))
        #expect(found[3][1] == found[1][3])
        #expect(found[3][1].w > 0)
        #expect(found[1][1].w < found[3][1].w)
        let total = found.flatMap { $0 }.reduce(Float(0)) { $0 + $1.w }
        #expect(abs(total - 1) < 0.001)
    }

    @Test("the median removes a single bright pixel")
    func median() {
        var rows = [[Float]](repeating: [0.2, 0.2, 0.2, 0.2, 0.2], count: 5)
        rows[2][2] = 1
        let found = Picture.numbers(Picture.grays(rows).applyingFilter("CIMedianFilter"))
        expectEqual(found[2][2], Numbers(0.2, 0.2, 0.2, 1))
    }

    @Test("morphology takes the largest or smallest within a disc")
    func morphology() {
        let found = Picture.numbers(
            point().applyingFilter("CIMorphologyMaximum", parameters: ["inputRadius": 2]), CGRect(x: 0, y: 0, width: 9, height: 1))[0]
        #expect(found.map(\.x) == [0, 0, 1, 1, 1, 1, 1, 0, 0])
    }

    @Test("an unsharp mask adds the difference from the blurred image")
    func unsharp() {
        let image = Picture.grays([(0..<15).map { $0 < 7 ? 0.2 : 0.6 }])
        let soft = Picture.numbers(image.clampedToExtent().applyingGaussianBlur(sigma: 2), image.extent)[0]
        let found = Picture.numbers(image.applyingFilter("CIUnsharpMask", parameters: ["inputRadius": 2, "inputIntensity": 0.5]))[0]
        for x in [0, 6, 7, 14] {
            let own: Float = x < 7 ? 0.2 : 0.6
            expectEqual(found[x], Numbers(repeating: own + (own - soft[x].x) / 2).with(alpha: 1))
        }
        let luminance = Picture.numbers(image.applyingFilter("CISharpenLuminance", parameters: ["inputRadius": 2, "inputSharpness": 0.5]))[
            0]
        expectEqual(luminance[7], found[7])
    }

    @Test("a convolution has its weights in rows from the top")
    func convolution() {
        let weights = CIVector(values: [0, 0.5, 0, 0, 0.25, 0, 0, 0, 0], count: 9)
        let image = Picture.of([[Numbers(1, 0, 0, 1)], [Numbers(0, 1, 0, 1)]]).applyingFilter(
            "CIConvolution3X3", parameters: ["inputWeights": weights])
        // Of the lower pixel: a half of the upper and a quarter of itself.
        expectEqual(Picture.pixel(image, 0, 0), Numbers(0.5, 0.25, 0, 0.75))
        expectEqual(Picture.pixel(image, 0, 1), Numbers(0.25, 0, 0, 0.25))
    }

    @Test("bloom lightens around lights, gloom darkens them")
    func glow() {
        let image = Picture.grays([[0.1, 0.1, 0.9, 0.1, 0.1]])
        let settings: [String: Any] = ["inputRadius": 1, "inputIntensity": 1]
        let rect = image.extent
        #expect(Picture.numbers(image.applyingFilter("CIBloom", parameters: settings), rect)[0][1].x > 0.15)
        #expect(Picture.numbers(image.applyingFilter("CIGloom", parameters: settings), rect)[0][2].x < 0.5)
    }

    @Test("edges are where neighbours differ")
    func edges() {
        let image = Picture.grays([[0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]])
        let found = Picture.numbers(image.applyingFilter("CIEdges"))[1]
        #expect(found[0].x == 0)
        #expect(found[1].x > 1)
        #expect(found[2].x == 0)
    }
}

extension SIMD4<Float> {
    func with(alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
}
