import CoreGraphics
import MediaPlayer
import Testing
import UIKitCore

@Suite struct MPMediaItemArtworkTests {
    @MainActor @Test("an artwork makes its image for a size, or has one in its own size")
    func images() {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        let made = MPMediaItemArtwork(boundsSize: CGSize(width: 90, height: 60)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        #expect(made.bounds == CGRect(x: 0, y: 0, width: 90, height: 60))
        #expect(made.image(at: CGSize(width: 30, height: 20))?.size == CGSize(width: 30, height: 20))
        let own = MPMediaItemArtwork(image: small)
        #expect(own.bounds.size == CGSize(width: 3, height: 2))
        #expect(own.image(at: .zero) === small)
    }
}
