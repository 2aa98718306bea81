import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Colour adjustments") struct AdjustmentTests {
    @Test("controls mix with the luminance, add the brightness, and stretch about one half")
    func controls() {
        let found = Picture.color(
            0.2, 0.5, 0.7, "CIColorControls", ["inputSaturation": 0.5, "inputBrightness": 0.1, "inputContrast": 1.5])
        let gray = 0.2 * 0.2126 + 0.5 * 0.7152 + 0.7 * 0.0722
        func wanted(_ value: Double) -> Float { Float(((value + gray) / 2 + 0.1 - 0.5) * 1.5 + 0.5) }
        expectEqual(found, Numbers(wanted(0.2), wanted(0.5), wanted(0.7), 1))
    }

    @Test("an exposure of one step doubles the light")
    func exposure() {
        expectEqual(Picture.color(0.1, 0.2, 0.3, "CIExposureAdjust", ["inputEV": 1]), Numbers(0.2, 0.4, 0.6, 1))
        expectEqual(Picture.color(0.1, 0.2, 0.3, "CIExposureAdjust", ["inputEV": -1.0]), Numbers(0.05, 0.1, 0.15, 1))
    }

    @Test("gamma raises to a power")
    func gamma() { expectEqual(Picture.color(0.5, 0.25, 1, "CIGammaAdjust", ["inputPower": 2]), Numbers(0.25, 0.0625, 1, 1)) }

    @Test("a hue of a third of a turn moves each colour to the next and keeps grays")
    func hue() {
        let third = 2 * Double.pi / 3
        expectEqual(Picture.color(1, 0, 0, "CIHueAdjust", ["inputAngle": third]), Numbers(0, 1, 0, 1))
        expectEqual(Picture.color(0.4, 0.4, 0.4, "CIHueAdjust", ["inputAngle": 1]), Numbers(0.4, 0.4, 0.4, 1))
    }

    @Test("a matrix multiplies colours that are not premultiplied, and adds its bias")
    func matrix() {
        let image = Picture.of(Numbers(0.25, 0.1, 0, 0.5))
        let found = Picture.pixel(
            image.applyingFilter(
                "CIColorMatrix",
                parameters: [
                    "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0), "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
                    "inputBiasVector": CIVector(x: 0, y: 0, z: 0.2, w: 0),
                ]))
        // The colour is (0.5, 0.2, 0) at an alpha of 0.5.
        expectEqual(found, Numbers(0.1, 0.25, 0.1, 0.5))
    }

    @Test("a polynomial is evaluated for each component")
    func polynomial() {
        let found = Picture.color(0.5, 0.5, 0.5, "CIColorPolynomial", ["inputRedCoefficients": CIVector(x: 0.1, y: 0.2, z: 0.4, w: 0.8)])
        expectEqual(found, Numbers(0.1 + 0.1 + 0.1 + 0.1, 0.5, 0.5, 1))
    }

    @Test("components are clamped to a range")
    func clamp() {
        let found = Picture.color(
            0.1, 0.5, 0.9, "CIColorClamp",
            ["inputMinComponents": CIVector(x: 0.3, y: 0.3, z: 0.3, w: 0), "inputMaxComponents": CIVector(x: 0.6, y: 0.6, z: 0.6, w: 1)])
        expectEqual(found, Numbers(0.3, 0.5, 0.6, 1))
    }

    @Test("a white point multiplies with a colour's light")
    func white() {
        let found = Picture.color(1, 1, 1, "CIWhitePointAdjust", ["inputColor": CIColor(red: 1, green: 0.5, blue: 0)])
        expectEqual(found, Numbers(1, Float(Curve.light(0.5)), 0, 1))
    }

    @Test("the tone curves of sRGB are each other's inverse")
    func curves() {
        let image = Picture.of(Numbers(0.002, 0.2, 0.8, 1))
        let encoded = image.applyingFilter("CILinearToSRGBToneCurve")
        expectEqual(Picture.pixel(encoded), Numbers(Float(Curve.value(0.002)), Float(Curve.value(0.2)), Float(Curve.value(0.8)), 1))
        expectEqual(Picture.pixel(encoded.applyingFilter("CISRGBToneCurveToLinear")), Numbers(0.002, 0.2, 0.8, 1))
    }

    @Test("white at 6500 kelvins becomes warm at 4000, and stays at equal temperatures")
    func temperature() {
        let warm = Picture.color(1, 1, 1, "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
        #expect(warm.x > 1.1)
        #expect(warm.z < 0.8)
        let luminance = warm.x * 0.2126 + warm.y * 0.7152 + warm.z * 0.0722
        #expect(abs(luminance - 1) < 0.03)
        expectEqual(Picture.color(0.2, 0.4, 0.6, "CITemperatureAndTint"), Numbers(0.2, 0.4, 0.6, 1))
    }

    @Test("a tone curve passes through its points, and rises between rising points")
    func tones() {
        let settings = ["inputPoint1": CIVector(x: 0.25, y: 0.1), "inputPoint3": CIVector(x: 0.75, y: 0.9)]
        let at = Float(Curve.light(0.25))
        let found = Picture.color(at, 0, 1, "CIToneCurve", settings)
        expectEqual(found, Numbers(Float(Curve.light(0.1)), 0, 1, 1))
        let line = Picture.grays([(0...50).map { Float($0) / 50 }]).applyingFilter("CIToneCurve", parameters: settings)
        let values = Picture.numbers(line)[0].map(\.x)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("vibrance leaves saturated colours and grays alone, and strengthens pale ones")
    func vibrance() {
        expectEqual(Picture.color(1, 0, 0, "CIVibrance", ["inputAmount": 1]), Numbers(1, 0, 0, 1))
        expectEqual(Picture.color(0.5, 0.5, 0.5, "CIVibrance", ["inputAmount": 1]), Numbers(0.5, 0.5, 0.5, 1))
        let pale = Picture.color(0.5, 0.45, 0.45, "CIVibrance", ["inputAmount": 1])
        #expect(pale.x - pale.y > 0.07)
    }
}
