import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKitCore

@Suite("Core Image and UIKit", .application) @MainActor struct CoreImageTests {
    private let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(to: CGRect(x: 3, y: 4, width: 20, height: 10))

    @Test("an image of Core Image has the extent's size in points, and no Core Graphics image")
    func size() {
        let image = UIImage(ciImage: red)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.cgImage == nil)
        #expect(image.ciImage === red)
        #expect(UIImage(ciImage: red, scale: 2, orientation: .right).size == CGSize(width: 5, height: 10))
        #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
    }

    @Test("an image view shows its pixels")
    func view() throws {
        let view = UIImageView(image: UIImage(ciImage: red))
        #expect(view.frame.size == CGSize(width: 20, height: 10))
        let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
        let data = try #require(drawn.cgImage?.dataProvider?.data) as Data
        #expect(Array(data.prefix(4)).sorted() == [0, 0, 255, 255])
    }

    @Test("an image's pixels become a recipe, and a recipe is given back")
    func recipe() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let image = try #require(CIImage(image: drawn))
        #expect(image.extent.width == 4 * drawn.scale)
        #expect(CIImage(image: UIImage(ciImage: red))?.extent == red.extent)
        #expect(CIImage(image: UIImage()) == nil)
    }

    @Test("sepia of a drawn image by key, as apps apply it")
    func sepia() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let data = try #require(drawn.pngData())
        let filter = CIFilter(name: "CISepiaTone")
        filter?.setValue(CIImage(data: data), forKey: kCIInputImageKey)
        filter?.setValue(0.8, forKey: "inputIntensity")
        let output = try #require(filter?.outputImage)
        let made = try #require(CIContext(options: nil).createCGImage(output, from: output.extent))
        let bytes = try #require(UIImage(cgImage: made).cgImage?.dataProvider?.data) as Data
        // The matrix gives 0.4996, 0.4450, 0.3466, of which the intensity takes four fifths.
        let blue: Double = 0.6 * 0.2 + 0.3466 * 0.8
        let green: Double = 0.4 * 0.2 + 0.4450 * 0.8
        let red: Double = 0.2 * 0.2 + 0.4996 * 0.8
        let wanted = [blue, green, red].map { Int(($0 * 255).rounded()) }
        for (found, wanted) in zip(bytes.prefix(3), wanted) { #expect(abs(Int(found) - wanted) <= 1) }
    }

    @Test("colours are converted both ways")
    func colors() {
        let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(UIColor(ciColor: color).ciColor === color)
        var (red, alpha): (CGFloat, CGFloat) = (0, 0)
        UIColor(ciColor: color).getRed(&red, green: nil, blue: nil, alpha: &alpha)
        #expect(red == 0.25)
        #expect(alpha == 0.5)
        #expect(CIColor(color: .white).blue == 1)
    }

    @Test("a transform in a value of UIKit sets a filter's transform")
    func transform() {
        let filter = CIFilter(name: "CIAffineTransform", parameters: ["inputImage": red])
        filter?.setValue(NSValue(cgAffineTransform: CGAffineTransform(translationX: 7, y: 0)), forKey: "inputTransform")
        #expect(filter?.outputImage?.extent.minX == 10)
    }
}
