import CoreGraphics
import Testing

@testable import PhotoLibrary

@Suite("Photo sizing") struct PhotoSizingTests {
    private let picture = CGSize(width: 1600, height: 1200)

    @Test("an image fits into the target, or covers it, in the photo's proportions")
    func sizes() {
        let target = CGSize(width: 300, height: 300)
        #expect(PhotoSizing.size(of: picture, for: target, fills: false) == CGSize(width: 300, height: 225))
        #expect(PhotoSizing.size(of: picture, for: target, fills: true) == CGSize(width: 400, height: 300))
    }

    @Test("an image is never larger than the photo; without a target it is as large")
    func limits() {
        #expect(PhotoSizing.size(of: picture, for: CGSize(width: 9000, height: 9000), fills: true) == picture)
        for target in [CGSize(width: -1, height: -1), .zero, CGSize(width: CGFloat.infinity, height: 10)] {
            #expect(PhotoSizing.size(of: picture, for: target, fills: false) == picture)
        }
        #expect(PhotoSizing.size(of: CGSize(width: 3000, height: 1), for: CGSize(width: 3, height: 3), fills: false).height == 1)
        #expect(PhotoSizing.size(of: .zero, for: CGSize(width: 3, height: 3), fills: false) == .zero)
    }

    @Test("a crop stays in the photo")
    func crop() {
        let part = PhotoSizing.crop(CGRect(x: 0.5, y: 0.5, width: 0.8, height: 0.25), of: picture)
        #expect(part == CGRect(x: 800, y: 600, width: 800, height: 300))
    }
}
