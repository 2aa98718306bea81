import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Colour effects") struct EffectTests {
    @Test("sepia multiplies encoded values with its matrix and mixes by the intensity", arguments: [1, 0.8, 0])
    func sepia(intensity: Double) {
        let color = (0.4, 0.6, 0.2)
        let light = [color.0, color.1, color.2].map { Float(Curve.light($0)) }
        let found = Picture.color(light[0], light[1], light[2], "CISepiaTone", ["inputIntensity": intensity])
        func wanted(_ own: Double, _ r: Double, _ g: Double, _ b: Double) -> Float {
            let tone = min(color.0 * r + color.1 * g + color.2 * b, 1)
            return Float(Curve.light(own + (tone - own) * intensity))
        }
        expectEqual(
            found, Numbers(wanted(0.4, 0.393, 0.769, 0.189), wanted(0.6, 0.349, 0.686, 0.168), wanted(0.2, 0.272, 0.534, 0.131), 1))
    }

    @Test("an inversion subtracts from one, as light, and keeps alpha")
    func invert() {
        expectEqual(Picture.color(0.2, 0.5, 1, "CIColorInvert"), Numbers(0.8, 0.5, 0, 1))
        expectEqual(Picture.pixel(Picture.of(Numbers(0.1, 0.2, 0.5, 0.5)).applyingFilter("CIColorInvert")), Numbers(0.4, 0.3, 0, 0.5))
    }

    @Test("false colour is between two colours by luminance")
    func falseColor() {
        let settings = ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]
        let gray: Float = 0.3
        expectEqual(Picture.color(gray, gray, gray, "CIFalseColor", settings), Numbers(0.7, 0, 0.3, 1))
    }

    @Test("monochrome multiplies a colour with the luminance")
    func monochrome() {
        expectEqual(Picture.color(0.5, 0.5, 0.5, "CIColorMonochrome", ["inputColor": CIColor.red]), Numbers(0.5, 0, 0, 1))
        expectEqual(
            Picture.color(0.5, 0.5, 0.5, "CIColorMonochrome", ["inputColor": CIColor.red, "inputIntensity": 0.5]),
            Numbers(0.5, 0.25, 0.25, 1))
    }

    @Test("posterizing leaves as many levels as asked for, black and white among them")
    func posterize() {
        let line = Picture.grays([(0...100).map { Float($0) / 100 }]).applyingFilter("CIColorPosterize", parameters: ["inputLevels": 4])
        let levels = Set(Picture.numbers(line)[0].map { ($0.x * 300).rounded() })
        #expect(levels == [0, 100, 200, 300])
    }

    @Test("a threshold is for each component")
    func threshold() { expectEqual(Picture.color(0.4, 0.5, 0.6, "CIColorThreshold"), Numbers(0, 1, 1, 1)) }

    @Test("the largest and smallest components become grays, and light becomes alpha")
    func components() {
        expectEqual(Picture.color(0.2, 0.5, 0.7, "CIMaximumComponent"), Numbers(0.7, 0.7, 0.7, 1))
        expectEqual(Picture.color(0.2, 0.5, 0.7, "CIMinimumComponent"), Numbers(0.2, 0.2, 0.2, 1))
        expectEqual(Picture.color(0.5, 0.5, 0.5, "CIMaskToAlpha"), Numbers(0.5, 0.5, 0.5, 0.5))
    }

    @Test("a cube of colours is read between its entries")
    func cube() {
        // Red and blue are swapped.
        var values: [Float] = []
        for blue in 0...1 { for green in 0...1 { for red in 0...1 { values += [Float(blue), Float(green), Float(red), 1] } } }
        let data = values.withUnsafeBytes { Data($0) }
        expectEqual(
            Picture.color(0.1, 0.4, 0.7, "CIColorCube", ["inputCubeData": data, "inputCubeDimension": 2]), Numbers(0.7, 0.4, 0.1, 1))
    }

    @Test("a cube with too few colours gives no image")
    func shortCube() {
        let filter = CIFilter(name: "CIColorCube", parameters: ["inputCubeData": Data(count: 100), "inputImage": CIImage.red])
        #expect(filter?.outputImage == nil)
    }

    @Test("a map takes its colours from a row of another image")
    func map() {
        let gradient = Picture.of([[Numbers(1, 0, 0, 1), Numbers(0, 1, 0, 1), Numbers(0, 0, 1, 1)]])
        expectEqual(Picture.color(0.5, 0.5, 0.5, "CIColorMap", ["inputGradientImage": gradient]), Numbers(0, 1, 0, 1))
    }

    @Test(
        "black-and-white looks give grays, the others keep colours",
        arguments: ["Mono", "Noir", "Tonal", "Chrome", "Fade", "Instant", "Process", "Transfer"])
    func looks(name: String) {
        let found = Picture.color(0.6, 0.2, 0.1, "CIPhotoEffect" + name)
        #expect((found.x == found.y && found.y == found.z) == ["Mono", "Noir", "Tonal"].contains(name))
        #expect(found.w == 1)
    }

    @Test("a vignette leaves the middle and darkens the corners")
    func vignette() {
        let image = Picture.grays(Array(repeating: Array(repeating: 0.5, count: 21), count: 21))
        let found = Picture.numbers(image.applyingFilter("CIVignette", parameters: ["inputIntensity": 1]))
        #expect(abs(found[10][10].x - 0.5) < 0.001)
        #expect(found[0][0].x < 0.1)
        #expect(found[0][0].w == 1)
    }

    @Test("a vignette with a radius leaves what is within it")
    func vignetteEffect() {
        let image = Picture.grays([Array(repeating: 0.5, count: 60)])
        let found = Picture.numbers(
            image.applyingFilter("CIVignetteEffect", parameters: ["inputCenter": CIVector(x: 0, y: 0.5), "inputRadius": 20]))[0]
        #expect(found[18].x == 0.5)
        #expect(found[59].x == 0)
    }
}
