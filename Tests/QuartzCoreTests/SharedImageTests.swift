import CoreGraphics
import Foundation
import QuartzCore
import RenderProtocol
import Testing

/// A link that shares images without a copy.
private final class LendingLink: RenderLink {
    var now = 1.0
    private(set) var borrowed: [UnsafeMutableRawPointer] = []
    private(set) var made = 0
    private(set) var released = 0
    private let memory = RecordingLink()

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        made += 1
        return memory.makeBitmap(form)
    }

    func share(
        _ form: BitmapForm, at base: UnsafeMutableRawPointer, descriptor: () -> Int32?, release: @escaping @Sendable () -> Void
    ) -> SharedBitmap? {
        guard let descriptor = descriptor() else { return nil }
        close(descriptor)
        borrowed.append(base)
        return SharedBitmap(id: BitmapID(UInt64(1000 + borrowed.count)), form: form, base: base, release: release)
    }

    func commit(_ transaction: LayerTransaction) {}
}

@Suite("Images are shared with the server without a copy", .serialized) @MainActor struct SharedImageTests {
    private let side = 200

    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue))
    }

    private func fill(_ context: CGContext, _ red: CGFloat) {
        context.setFillColor(CGColor(red: red, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }

    private func link() -> LendingLink {
        for root in LayerContext.main.roots { LayerContext.main.removeRoot(root) }
        let link = LendingLink()
        LayerContext.main.link = link
        return link
    }

    @Test("is sent once, and is shared for as long as it is shown")
    func borrowed() throws {
        let link = link()
        var image: CGImage? = try {
            let context = try context()
            fill(context, 1)
            return context.makeImage()
        }()
        let layers = [CALayer(), CALayer()]
        for layer in layers { layer.contents = image }
        #expect(link.borrowed.count == 1)
        #expect(link.made == 0)
        layers[0].contents = nil
        layers[1].contents = nil
        layers[0].contents = image
        #expect(link.borrowed.count == 1, "what was lent is shown again")
        #expect(link.made == 0, "what was lent is shown again")
        #expect(link.borrowed[0].load(as: UInt32.self) == 0xFFFF_0000)
        image = nil
        #expect(link.borrowed[0].load(as: UInt32.self) == 0xFFFF_0000, "the layer keeps the pixels")
        layers[0].contents = nil
    }

    @Test("is copied while a context may draw over it")
    func drawnOver() throws {
        let link = link()
        let context = try context()
        fill(context, 1)
        let image = try #require(context.makeImage())
        let layer = CALayer()
        layer.contents = image
        #expect(link.borrowed.isEmpty)
        #expect(link.made == 1)
        fill(context, 0)
        let other = CALayer()
        other.contents = image
        #expect(image.withPixels { $0.base.load(as: UInt32.self) } == 0xFFFF_0000)
    }
}
