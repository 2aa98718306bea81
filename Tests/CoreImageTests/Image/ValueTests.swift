import CoreGraphics
import CoreImage
import Foundation
import Testing

@Suite("CIColor and CIVector") struct ValueTests {
    @Test("a colour has the components it was made of")
    func color() {
        let color = CIColor(red: 0.25, green: 0.5, blue: 2, alpha: 0.75)
        #expect(color.red == 0.25)
        #expect(color.blue == 2)
        #expect(color.alpha == 0.75)
        #expect(color.numberOfComponents == 4)
        #expect(color.components[1] == 0.5)
        #expect(color.stringRepresentation == "0.25 0.5 2.0 0.75")
        #expect(CIColor(string: "0.25 0.5 2 0.75") == color)
        #expect(CIColor(string: "1 x").green == 0)
        #expect(CIColor(cgColor: CGColor(gray: 1, alpha: 0.5)) == CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test("a vector has its numbers, and zeros after them")
    func vector() {
        let vector = CIVector(x: 1, y: 2, z: 3)
        #expect(vector.count == 3)
        #expect(vector.z == 3)
        #expect(vector.w == 0)
        #expect(vector.value(at: -1) == 0)
        #expect(vector.stringRepresentation == "[1 2 3]")
        #expect(CIVector(string: "[1 2 3]") == vector)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CIVector(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d == 3)
    }

    @Test("an image of one colour is infinite, an empty one has a null extent")
    func extents() {
        #expect(CIImage(color: .red).extent.isInfinite)
        #expect(CIImage.empty().extent.isNull)
        #expect(CIImage.clear.cropped(to: CGRect(x: 1, y: 2, width: 3, height: 4)).extent == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("alpha is multiplied, divided and set")
    func alpha() {
        let image = Picture.of(Numbers(0.2, 0.1, 0, 0.5))
        expectEqual(Picture.pixel(image.premultiplyingAlpha()), Numbers(0.1, 0.05, 0, 0.5))
        expectEqual(Picture.pixel(image.unpremultiplyingAlpha()), Numbers(0.4, 0.2, 0, 0.5))
        let opaque = image.settingAlphaOne(in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(Picture.numbers(opaque)[0].map(\.w) == [1, 1])
    }

    @Test("a detector finds nothing, and one of an unknown type is nil")
    func detector() {
        #expect(
            CIDetector(ofType: CIDetectorTypeFace, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])?.features(in: .red)
                .count == 0)
        #expect(CIDetector(ofType: "other", context: nil) == nil)
    }
}
