import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import RenderProtocol
import RenderServer
import Testing

/// A link to a server in the same process.
private final class ServerLink: RenderLink {
    let server: RenderServer
    var now = 100.0
    private let memory = RecordingLink()
    private(set) var failure: String?

    init(scale: Double) { server = RenderServer(scale: scale) }

    func makeBitmap(_ form: BitmapForm) -> SharedBitmap? {
        guard let bitmap = memory.makeBitmap(form) else { return nil }
        do { try server.add(bitmap) } catch { failure = "\(error)" }
        return bitmap
    }

    func commit(_ transaction: LayerTransaction) {
        do { try server.apply(transaction) } catch { failure = "\(error)" }
    }
}

/// What an application draws of its layers itself, in snapshots, against what the render server shows of them.
@Suite("Snapshots and the server's frames", .serialized) @MainActor struct ServerParityTests {
    private let scale = 2
    private let side = 100

    /// Largest and mean difference of a channel between the two images.
    private func compare(
        _ name: String, _ build: (CALayer) throws -> Void, inspect: (RenderSurface) -> Void = { _ in }
    ) throws -> (share: Double, mean: Double) {
        // What other tests have left to the process's layers would be sent to this server too.
        try LayerContext.separate().perform { try compareAlone(name, build, inspect: inspect) }
    }

    private func compareAlone(
        _ name: String, _ build: (CALayer) throws -> Void, inspect: (RenderSurface) -> Void
    ) throws -> (share: Double, mean: Double) {
        let link = ServerLink(scale: Double(scale))
        LayerContext.main.link = link
        let root = layer(box(0, 0, CGFloat(side), CGFloat(side)))
        root.backgroundColor = .white
        try build(root)
        LayerContext.main.addRoot(root)
        CATransaction.flush()
        #expect(link.failure == nil)
        let surface = try #require(RenderSurface(width: side * scale, height: side * scale))
        _ = link.server.render(at: link.now, into: surface)
        inspect(surface)
        let own = try #require(root.snapshot(scale: CGFloat(scale)))
        var (sum, wrong) = (0, 0)
        own.withPixels { pixels in
            for y in 0..<side * scale {
                let a = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let b = (surface.base + y * surface.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<side * scale {
                    let apart = (0..<3).map { abs(Int(a[x * 4 + $0]) - Int(b[x * 4 + $0])) }.max() ?? 0
                    sum += apart
                    if apart > 40 { wrong += 1 }
                }
            }
        }
        if let folder = ProcessInfo.processInfo.environment["FERRY_KEEP_PICTURES"] {
            let shown = CGContext(bgra: surface.base, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow)
            for (suffix, image) in [("own", own), ("server", try #require(shown?.makeImage()))] {
                let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(suffix).png")
                if let file = CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil) {
                    CGImageDestinationAddImage(file, image, nil)
                    _ = CGImageDestinationFinalize(file)
                }
            }
        }
        let count = side * side * scale * scale
        return (Double(wrong) / Double(count), Double(sum) / Double(count))
    }

    private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private func picture() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 24, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for (index, part) in [color(1, 0, 0), color(0, 0.6, 0), color(0, 0, 1), color(1, 0.8, 0)].enumerated() {
            context.setFillColor(part)
            context.fill(CGRect(x: index % 2 * 12, y: index / 2 * 8, width: 12, height: 8))
        }
        return try #require(context.makeImage())
    }

    // Edges are smoothed differently by cairo and by the server: a few pixels along them may differ.
    private let edges = 0.01

    @Test("agree on backgrounds, borders and corners of both curves")
    func corners() throws {
        let result = try compare("corners") { root in
            for (index, mask) in [CACornerMask(rawValue: 15), CACornerMask(rawValue: 9)].enumerated() {
                for (row, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
                    let item = layer(box(CGFloat(5 + index * 48), CGFloat(5 + row * 48), 42, 42))
                    item.backgroundColor = color(0.2, 0.5, 0.9)
                    item.cornerRadius = 12
                    item.cornerCurve = curve
                    item.maskedCorners = mask
                    item.borderWidth = 3
                    item.borderColor = color(0.8, 0.1, 0.2)
                    root.addSublayer(item)
                }
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 1)
    }

    @Test("agree on gradients of every kind")
    func gradients() throws {
        let result = try compare("gradients") { root in
            for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
                let item = CAGradientLayer()
                item.frame = box(5, CGFloat(3 + index * 32), 90, 28)
                item.type = type
                item.colors = [color(1, 0, 0), color(1, 1, 0), color(0, 0, 1)]
                item.locations = [0, 0.3, 1]
                item.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
                item.endPoint = CGPoint(x: 1, y: 1)
                root.addSublayer(item)
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 3)
    }

    @Test("agree on shapes: fill rules, strokes, dashes and trimmed strokes")
    func shapes() throws {
        let result = try compare("shapes") { root in
            let star = CGMutablePath()
            star.addLines(
                between: (0..<5).map {
                    CGPoint(x: 24 + 20 * sin(Double($0 * 2) * 2 * .pi / 5), y: 24 - 20 * cos(Double($0 * 2) * 2 * .pi / 5))
                })
            star.closeSubpath()
            for index in 0..<4 {
                let item = CAShapeLayer()
                item.frame = box(CGFloat(index % 2 * 50), CGFloat(index / 2 * 50), 50, 50)
                item.path = star
                item.fillColor = index == 3 ? nil : color(0.1, 0.6, 0.3)
                item.fillRule = index == 1 ? .evenOdd : .nonZero
                item.strokeColor = index == 0 ? nil : color(0.1, 0.1, 0.5)
                item.lineWidth = 3
                item.lineJoin = .round
                if index == 2 { item.lineDashPattern = [6, 4] }
                if index == 3 { (item.strokeStart, item.strokeEnd) = (0.2, 0.7) }
                root.addSublayer(item)
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 1.5)
    }

    @Test("agree on contents by gravity and by contentsCenter")
    func contents() throws {
        let result = try compare("contents") { root in
            let image = try picture()
            let gravities: [CALayerContentsGravity] = [
                .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottomRight, .left, .topLeft,
            ]
            for (index, gravity) in gravities.enumerated() {
                let item = layer(box(CGFloat(2 + index % 3 * 33), CGFloat(2 + index / 3 * 33), 30, 30))
                item.backgroundColor = color(0.9, 0.9, 0.9)
                item.contents = image
                item.contentsScale = 2
                item.contentsGravity = gravity
                item.masksToBounds = true
                root.addSublayer(item)
            }
            let stretched = layer(box(68, 68, 30, 30))
            stretched.contents = image
            stretched.contentsScale = 2
            stretched.contentsCenter = box(0.4, 0.4, 0.2, 0.2)
            root.addSublayer(stretched)
        }
        #expect(result.share < 0.03)
    }

    @Test(
        "agree on every gravity, for contents smaller and larger than the layer",
        arguments: [
            CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
            .resizeAspect, .resizeAspectFill,
        ])
    func gravity(gravity: CALayerContentsGravity) throws {
        let result = try compare("gravity-\(gravity.rawValue)") { root in
            let image = try picture()
            // Contents of 12 × 8 and of 24 × 16 points; wide, high and smaller layers.
            for (index, frame) in [box(4, 4, 40, 20), box(4, 30, 20, 40), box(50, 4, 10, 6), box(50, 20, 16, 30)].enumerated() {
                for scale in [1, 2] {
                    let item = layer(frame.offsetBy(dx: scale == 1 ? 0 : 25, dy: scale == 1 ? 0 : CGFloat(index) * 4 + 24))
                    item.backgroundColor = color(0.9, 0.9, 0.9)
                    item.contents = image
                    item.contentsScale = CGFloat(scale)
                    item.contentsGravity = gravity
                    item.masksToBounds = true
                    root.addSublayer(item)
                }
            }
        }
        #expect(result.share < 0.03)
    }

    @Test(
        "agree on centers off the middle, of one pixel and of one side only",
        arguments: [
            CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), CGRect(x: 0.1, y: 0.6, width: 0.2, height: 0.1),
            CGRect(x: 16.0 / 24, y: 0, width: 1.0 / 24, height: 1), CGRect(x: 0, y: 0.75, width: 1, height: 1.0 / 16),
            CGRect(x: 0.75, y: 0.75, width: 0.25, height: 0.25),
        ])
    func centers(center: CGRect) throws {
        let result = try compare("center-\(center.minX)-\(center.minY)-\(center.width)") { root in
            let image = try picture()
            for frame in [box(4, 4, 60, 20), box(4, 30, 20, 60), box(70, 4, 24, 16), box(30, 40, 60, 50)] {
                let item = layer(frame)
                item.contents = image
                item.contentsScale = 2
                item.contentsCenter = center
                root.addSublayer(item)
            }
        }
        #expect(result.share < 0.03)
    }

    @Test("agree on transparent images over the background of an opaque layer")
    func opaqueLayers() throws {
        let result = try compare("opaque-layers") { root in
            let context = try #require(
                CGContext(
                    data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(color(0, 0.3, 0.8))
            context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
            for (index, radius) in [0, 8].enumerated() {
                let item = layer(box(CGFloat(5 + index * 48), 5, 40, 40))
                item.isOpaque = true
                item.backgroundColor = color(1, 0.9, 0.7)
                item.cornerRadius = CGFloat(radius)
                item.masksToBounds = true
                item.contents = context.makeImage()
                #expect(item.isOpaque)
                root.addSublayer(item)
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 1)
    }

    @Test("agree on masks, groups, order in depth and transforms")
    func composition() throws {
        let result = try compare("composition") { root in
            let group = layer(box(5, 5, 40, 40))
            group.opacity = 0.5
            for (offset, part) in [(0, color(1, 0, 0)), (12, color(0, 0, 1))] {
                let item = layer(box(CGFloat(offset), CGFloat(offset), 24, 24))
                item.backgroundColor = part
                item.zPosition = offset == 0 ? 1 : 0
                group.addSublayer(item)
            }
            let masked = layer(box(55, 5, 40, 40))
            masked.backgroundColor = color(0, 0.5, 0)
            let mask = CAShapeLayer()
            mask.frame = masked.bounds
            mask.path = CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 32, height: 32), transform: nil)
            masked.mask = mask
            let turned = layer(box(15, 60, 30, 30))
            turned.backgroundColor = color(0.6, 0, 0.6)
            turned.transform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
            let clipped = layer(box(60, 60, 30, 30))
            clipped.cornerRadius = 15
            clipped.masksToBounds = true
            let inner = layer(box(-10, -10, 30, 30))
            inner.backgroundColor = color(0.9, 0.5, 0)
            clipped.addSublayer(inner)
            for item in [group, masked, turned, clipped] { root.addSublayer(item) }
        }
        #expect(result.share < edges)
        #expect(result.mean < 1)
    }

    @Test("agree on shadows with and without a path")
    func shadows() throws {
        let result = try compare("shadows") { root in
            for index in 0..<2 {
                let item = layer(box(CGFloat(12 + index * 48), 30, 28, 28))
                item.backgroundColor = color(1, 1, 1)
                item.shadowOpacity = 0.6
                item.shadowOffset = CGSize(width: 2, height: 6)
                item.shadowRadius = 4
                if index == 1 { item.shadowPath = CGPath(ellipseIn: item.bounds, transform: nil) }
                root.addSublayer(item)
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 2)
    }

    @Test("agree on text")
    func text() throws {
        let result = try compare("text") { root in
            let item = CATextLayer()
            item.frame = box(5, 5, 90, 90)
            item.contentsScale = 2
            item.fontSize = 15
            item.foregroundColor = .black
            item.isWrapped = true
            item.alignmentMode = .center
            item.string = "Several words on a few lines, in the middle"
            root.addSublayer(item)
        }
        #expect(result.share == 0)
    }

    // MARK: Contents stretched in their middle

    /// Caps of 6 pixels each way in colours of their own; between them nothing, a pixel, or a stretch.
    private func capped(_ middle: Int) throws -> CGImage {
        let side = 12 + middle
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(color(0.1, 0.3, 0.7))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }

    @Test(
        "agree on contentsCenter: caps of half the image, no space for the caps, and fractional pixel positions",
        arguments: [0, 1, 9], [0.0, 0.15, 0.25, 0.4])
    func slices(middle: Int, offset: CGFloat) throws {
        let image = try capped(middle)
        let side = CGFloat(12 + middle)
        let shown = [box(6 + offset, 6 + offset, 40, 30), box(56 + offset, 6, 30.3, 40.7), box(6, 56 + offset, 4, 4), box(30, 60, 60.5, 7)]
        let result = try compare("slices-\(middle)-\(offset)") { root in
            for frame in shown {
                let item = layer(frame)
                item.contents = image
                item.contentsScale = 2
                item.contentsCenter = CGRect(x: 6 / side, y: 6 / side, width: CGFloat(middle) / side, height: CGFloat(middle) / side)
                root.addSublayer(item)
            }
        } inspect: { surface in
            // One colour all over: no gap in the middle, no seam between the parts.
            for frame in shown {
                for y in Int((frame.minY * 2).rounded(.up))..<Int((frame.maxY * 2).rounded(.down)) {
                    for x in Int((frame.minX * 2).rounded(.up))..<Int((frame.maxX * 2).rounded(.down)) {
                        let pixel = (surface.base + y * surface.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
                        let expected: [Int] = [179, 77, 26]
                        let apart = (0..<3).map { abs(Int(pixel[$0]) - expected[$0]) }.max() ?? 0
                        #expect(apart <= 2, "\(frame): \(x) \(y)")
                        if apart > 2 { return }
                    }
                }
            }
        }
        #expect(result.share < edges)
        #expect(result.mean < 1)
    }
}
