import CoreGraphics
import CoreImage
import Foundation
import ObjectiveC
import Testing

@Suite("CIFilter") struct FilterTests {
    @Test("a filter is made by name with its defaults; an unknown name gives nil")
    func names() {
        let filter = CIFilter(name: "CISepiaTone")
        #expect(filter?.name == "CISepiaTone")
        #expect(filter?.value(forKey: kCIInputIntensityKey) as? Double == 1)
        #expect(filter?.inputKeys == ["inputImage", "inputIntensity"])
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test(
        "settings by key take Swift's numbers, and those of another kind are not kept",
        arguments: [0.5 as Double, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5)] as [any Sendable])
    func numbers(value: any Sendable) {
        let filter = CIFilter(name: "CISepiaTone")
        filter?.setValue(value, forKey: "inputIntensity")
        #expect((filter?.value(forKey: "inputIntensity") as? NSNumber)?.doubleValue == 0.5)
        filter?.setValue(CIColor.red, forKey: "inputIntensity")
        #expect((filter?.value(forKey: "inputIntensity") as? NSNumber)?.doubleValue == 0.5)
    }

    @Test("the result is nil without an image, and again after it is set to nil")
    func missing() {
        let filter = CIFilter(name: "CIGaussianBlur")
        #expect(filter?.outputImage == nil)
        filter?.setValue(CIImage.red, forKey: kCIInputImageKey)
        #expect(filter?.outputImage != nil)
        filter?.setValue(nil, forKey: kCIInputImageKey)
        #expect(filter?.outputImage == nil)
    }

    @Test("defaults are set again, and the image stays")
    func defaults() {
        let filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3, "inputImage": CIImage.red])
        filter?.setDefaults()
        #expect(filter?.value(forKey: "inputRadius") as? Double == 10)
        #expect(filter?.value(forKey: "inputImage") is CIImage)
    }

    @Test("attributes describe the filter and each setting")
    func attributes() throws {
        let attributes = try #require(CIFilter(name: "CIGaussianBlur")).attributes
        #expect(attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
        #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
        #expect((attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryBlur) == true)
        let radius = try #require(attributes[kCIInputRadiusKey] as? [String: Any])
        #expect(radius[kCIAttributeClass] as? String == "NSNumber")
        #expect(radius[kCIAttributeDefault] as? Double == 10)
        #expect(radius[kCIAttributeSliderMax] as? Double == 100)
        #expect(radius[kCIAttributeType] as? String == kCIAttributeTypeDistance)
    }

    @Test("names are listed by category, and every one of them makes a filter")
    func categories() {
        let blurs = CIFilter.filterNames(inCategory: kCICategoryBlur)
        #expect(blurs.contains("CIGaussianBlur"))
        #expect(!blurs.contains("CISepiaTone"))
        let all = CIFilter.filterNames(inCategory: kCICategoryBuiltIn)
        #expect(all.count > 120)
        #expect(all.allSatisfy { CIFilter(name: $0)?.name == $0 })
        #expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryStylize]).isEmpty)
        #expect(CIFilter.localizedName(forFilterName: "CISourceOverCompositing") == "Source Over Compositing")
    }

    @Test("every filter with an image renders with its defaults, and numbers that make no sense do not stop it")
    func hostile() {
        let image = CIImage(color: CIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)).cropped(to: CGRect(x: 0, y: 0, width: 6, height: 5))
        for name in CIFilter.filterNames(inCategory: nil) {
            for number in [Double.nan, -1e30, 1e30, .infinity, 0] {
                guard let filter = CIFilter(name: name) else { continue }
                for key in filter.inputKeys {
                    switch (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String {
                    case "CIImage": filter.setValue(image, forKey: key)
                    // Radii of blurs are bounded, but their whole range is slow.
                    case "NSNumber" where !(number > 1000 && name.contains("Blur")): filter.setValue(number, forKey: key)
                    case "CIVector" where key != kCIInputExtentKey:
                        filter.setValue(CIVector(x: CGFloat(number), y: CGFloat(number), z: 1, w: 1), forKey: key)
                    default: break
                    }
                }
                guard let result = filter.outputImage else { continue }
                #expect(Picture.numbers(result, CGRect(x: 0, y: 0, width: 3, height: 3)).count == 3, "\(name) with \(number)")
            }
        }
    }

    @Test("typed filters set the same settings as keys")
    func typed() {
        let blur = CIFilter.gaussianBlur()
        #expect(blur.radius == 10)
        blur.radius = 4
        blur.inputImage = CIImage.red
        #expect(blur.value(forKey: "inputRadius") as? Double == 4)
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 3, y: 4)
        #expect(gradient.value(forKey: "inputPoint1") as? CIVector == CIVector(x: 3, y: 4))
        let matrix = CIFilter.affineTile()
        matrix.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(matrix.transform.d == 3)
        #expect(CIFilter.sepiaTone().name == "CISepiaTone")
        #expect(CIFilter.straighten().name == "CIStraightenFilter")
    }

    @Test("a subclass of an app has its own result and class")
    func subclass() {
        let filter = RedFilter()
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(filter.name == "RedFilter")
    }

    @Test("a filter that an app registered is made by its constructor")
    func registered() {
        let constructor = RedConstructor()
        CIFilter.registerName("TestRedFilter", constructor: constructor, classAttributes: [kCIAttributeFilterCategories: ["TestCategory"]])
        #expect(CIFilter(name: "TestRedFilter")?.outputImage?.extent.width == 2)
        #expect(CIFilter.filterNames(inCategory: "TestCategory") == ["TestRedFilter"])
    }

    @Test("a copy has the settings and is independent")
    func copy() {
        let filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 3])
        let copy = filter?.copy() as? CIFilter
        filter?.setValue(5, forKey: "inputRadius")
        #expect(copy?.value(forKey: "inputRadius") as? Double == 3)
    }

    @Test("a filter is archived with its settings")
    func archive() throws {
        let filter = try #require(CIFilter(name: "CIFalseColor", parameters: ["inputColor0": CIColor(red: 0.25, green: 0, blue: 1)]))
        let data = try NSKeyedArchiver.archivedData(withRootObject: filter, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CIFilter.self, from: data)
        #expect(read?.name == "CIFalseColor")
        #expect((read?.value(forKey: "inputColor0") as? CIColor)?.red == 0.25)
    }
}

private final class RedFilter: CIFilter {
    override var outputImage: CIImage? { CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)) }
}

private final class RedConstructor: CIFilterConstructor, Sendable {
    func filter(withName name: String) -> CIFilter? { RedFilter() }
}
