import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("Compositing") struct BlendTests {
    static let front: [Double] = [0.2, 0.5, 0.8]
    static let back: [Double] = [0.6, 0.3, 0.9]

    static func dodge(_ b: Double, _ s: Double) -> Double { s >= 1 ? 1 : min(1, b / (1 - s)) }
    static func burn(_ b: Double, _ s: Double) -> Double { s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
    static func hard(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }

    /// The functions by the W3C's recommendation, in double precision.
    static let functions: [String: @Sendable (Double, Double) -> Double] = [
        "Multiply": { b, s in b * s }, "Screen": { b, s in b + s - b * s }, "Overlay": { b, s in hard(s, b) },
        "Darken": { b, s in min(b, s) }, "Lighten": { b, s in max(b, s) }, "ColorDodge": { b, s in dodge(b, s) },
        "ColorBurn": { b, s in burn(b, s) }, "HardLight": { b, s in hard(b, s) },
        "SoftLight": { b, s in
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        },
        "Difference": { b, s in abs(b - s) }, "Exclusion": { b, s in b + s - 2 * b * s }, "LinearBurn": { b, s in max(b + s - 1, 0) },
        "LinearDodge": { b, s in min(b + s, 1) }, "LinearLight": { b, s in min(max(b + 2 * s - 1, 0), 1) },
        "PinLight": { b, s in s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1) },
        "VividLight": { b, s in s <= 0.5 ? burn(b, 2 * s) : dodge(b, 2 * s - 1) }, "Subtract": { b, s in max(b - s, 0) },
        "Divide": { b, s in min(b / s, 1) },
    ]

    @Test("each blend mode is its function where both are opaque, and a mix by alpha elsewhere", arguments: functions.keys.sorted())
    func modes(name: String) throws {
        let function = try #require(Self.functions[name])
        for (frontAlpha, backAlpha) in [(1.0, 1.0), (0.5, 1.0), (1.0, 0.25), (0.5, 0.5)] {
            func pixel(_ color: [Double], _ alpha: Double) -> Numbers {
                Numbers(Float(color[0] * alpha), Float(color[1] * alpha), Float(color[2] * alpha), Float(alpha))
            }
            func wanted(_ index: Int) -> Float {
                let (s, b) = (Self.front[index], Self.back[index])
                let mixed = (1 - backAlpha) * s + backAlpha * function(b, s)
                return Float(frontAlpha * mixed + (1 - frontAlpha) * backAlpha * b)
            }
            let image = Picture.of(pixel(Self.front, frontAlpha))
                .applyingFilter("CI\(name)BlendMode", parameters: ["inputBackgroundImage": Picture.of(pixel(Self.back, backAlpha))])
            expectEqual(Picture.pixel(image), Numbers(wanted(0), wanted(1), wanted(2), Float(frontAlpha + backAlpha * (1 - frontAlpha))))
        }
    }

    @Test("the operators of Porter and Duff are those of their table")
    func operators() {
        let (front, back) = (Numbers(0.25, 0.1, 0, 0.5), Numbers(0.2, 0.3, 0.4, 0.75))
        func found(_ name: String) -> Numbers {
            Picture.pixel(Picture.of(front).applyingFilter("CI\(name)Compositing", parameters: ["inputBackgroundImage": Picture.of(back)]))
        }
        expectEqual(found("SourceOver"), front + back * 0.5)
        expectEqual(found("SourceIn"), front * 0.75)
        expectEqual(found("SourceOut"), front * 0.25)
        expectEqual(found("SourceAtop"), front * 0.75 + back * 0.5)
        expectEqual(found("Addition"), Numbers(0.45, 0.4, 0.4, 1))
        expectEqual(found("Multiply"), front * back)
        expectEqual(found("Maximum"), Numbers(0.25, 0.3, 0.4, 0.75))
        expectEqual(found("Minimum"), Numbers(0.2, 0.1, 0, 0.5))
        expectEqual(Picture.pixel(Picture.of(front).composited(over: Picture.of(back))), front + back * 0.5)
    }

    @Test("hue, saturation, colour and luminosity come from the right image")
    func parts() {
        func luminance(_ color: Numbers) -> Float { color.x * 0.3 + color.y * 0.59 + color.z * 0.11 }
        func width(_ color: Numbers) -> Float { max(color.x, color.y, color.z) - min(color.x, color.y, color.z) }
        let (front, back) = (Numbers(0.2, 0.5, 0.8, 1), Numbers(0.6, 0.3, 0.5, 1))
        func found(_ name: String) -> Numbers {
            Picture.pixel(Picture.of(front).applyingFilter("CI\(name)BlendMode", parameters: ["inputBackgroundImage": Picture.of(back)]))
        }
        #expect(abs(luminance(found("Hue")) - luminance(back)) < 0.001)
        #expect(abs(width(found("Hue")) - width(back)) < 0.001)
        #expect(abs(width(found("Saturation")) - width(front)) < 0.001)
        #expect(abs(luminance(found("Color")) - luminance(back)) < 0.001)
        #expect(abs(luminance(found("Luminosity")) - luminance(front)) < 0.001)
        #expect(found("Luminosity").x > found("Luminosity").z)
    }

    @Test("a mask takes the image where it is light and the background where it is dark")
    func mask() {
        let image = Picture.of([[Numbers(1, 0, 0, 1), Numbers(1, 0, 0, 1), Numbers(1, 0, 0, 1)]])
        let back = Picture.of([[Numbers(0, 0, 1, 1), Numbers(0, 0, 1, 1), Numbers(0, 0, 1, 1)]])
        let mask = Picture.grays([[0, 0.25, 1]])
        let found = Picture.numbers(
            image.applyingFilter("CIBlendWithMask", parameters: ["inputBackgroundImage": back, "inputMaskImage": mask]))[0]
        expectEqual(found[0], Numbers(0, 0, 1, 1))
        expectEqual(found[1], Numbers(0.25, 0, 0.75, 1))
        expectEqual(found[2], Numbers(1, 0, 0, 1))
    }

    @Test("extents are united over, cut in, and those of one image at top and out")
    func extents() {
        let front = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        let back = CIImage.blue.cropped(to: CGRect(x: 2, y: 2, width: 4, height: 4))
        func extent(_ name: String) -> CGRect {
            front.applyingFilter("CI\(name)Compositing", parameters: ["inputBackgroundImage": back]).extent
        }
        #expect(extent("SourceOver") == CGRect(x: 0, y: 0, width: 6, height: 6))
        #expect(extent("SourceIn") == CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(extent("SourceOut") == front.extent)
        #expect(extent("SourceAtop") == back.extent)
    }
}
