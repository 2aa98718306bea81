import CoreGraphics
import Foundation
import HostInterface
import RenderProtocol
import TestSupport
import Testing

@testable import RenderServer

/// A server, a surface and short functions to build scenes. Sizes are in pixels: the scale is 1 by default.
final class Stage {
    let server: RenderServer
    let surface: RenderSurface
    /// The memory of a ring surface.
    let ring: RingMemory?
    private var nextLayer: UInt64 = 1
    private var nextBitmap: UInt64 = 1
    private var pending: [LayerChange] = []
    private var bitmaps: [BitmapID: SharedBitmap] = [:]

    /// `turns`: the surface uses ring memory, which can rotate for scrolling.
    init(_ width: Int, _ height: Int, scale: Double = 1, turns: Bool = false) throws {
        server = RenderServer(scale: scale)
        guard turns else {
            surface = try #require(RenderSurface(width: width, height: height))
            ring = nil
            return
        }
        let ring = try #require(RingMemory(byteCount: width * height * 4, slack: width * height))
        surface = try #require(RenderSurface(ring: ring, width: width, height: height, bytesPerRow: width * 4))
        self.ring = ring
    }

    /// Another app's layers for the same screen.
    init(sharing other: Stage) throws {
        server = RenderServer(scale: other.server.scale)
        let (size, ring) = (other.surface.size, try #require(other.ring))
        surface = try #require(RenderSurface(ring: ring, width: size.width, height: size.height, bytesPerRow: other.surface.bytesPerRow))
        self.ring = ring
    }

    /// A layer with a frame, in points; positioned by `tree`.
    func layer(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, kind: LayerKind = .plain, color: RenderColor? = nil,
        _ properties: LayerProperty...
    ) -> LayerID {
        let id = LayerID(nextLayer)
        nextLayer += 1
        pending.append(.create(id, kind))
        pending.append(.set(id, .bounds(RenderRect(0, 0, width, height))))
        pending.append(.set(id, .position(RenderPoint(x + width / 2, y + height / 2))))
        if let color { pending.append(.set(id, .backgroundColor(color))) }
        for property in properties { pending.append(.set(id, property)) }
        return id
    }

    func set(_ id: LayerID, _ properties: LayerProperty...) { for property in properties { pending.append(.set(id, property)) } }
    func add(_ change: LayerChange) { pending.append(change) }
    func roots(_ ids: LayerID...) { pending.append(.setRoots(ids)) }

    func animate(_ id: LayerID, key: String = "a", duration: Double = 1, begin: Double = 0, _ content: RenderAnimation.Content) {
        var timing = AnimationTiming()
        (timing.duration, timing.beginTime) = (duration, begin)
        pending.append(.addAnimation(id, key: key, RenderAnimation(content: content, timing: timing)))
    }

    /// A bitmap with the pixels that `body` returns: red, green, blue, alpha, premultiplied.
    func bitmap(_ width: Int, _ height: Int, _ body: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) throws -> BitmapID {
        let id = BitmapID(nextBitmap)
        nextBitmap += 1
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width {
                let (r, g, b, a) = body(x, y)
                let place = (y * width + x) * 4
                (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = (b, g, r, a)
            }
        }
        let box = UncheckedBox(memory)
        let form = try #require(BitmapForm(width: width, height: height, ink: nil, bytesPerRow: width * 4))
        let shared = SharedBitmap(id: id, form: form, base: memory) { box.value.deallocate() }
        bitmaps[id] = shared
        try server.add(shared)
        return id
    }

    /// A drawing in one colour.
    func coverage(_ width: Int, _ height: Int, of ink: RenderColor, _ body: (Int, Int) -> UInt8) throws -> BitmapID {
        let id = BitmapID(nextBitmap)
        nextBitmap += 1
        let form = try #require(BitmapForm(width: width, height: height, ink: ink))
        let memory = UnsafeMutableRawPointer.allocate(byteCount: form.byteCount, alignment: 16)
        for y in 0..<height {
            for x in 0..<width { memory.storeBytes(of: body(x, y), toByteOffset: y * form.bytesPerRow + x, as: UInt8.self) }
        }
        let box = UncheckedBox(memory)
        let shared = SharedBitmap(id: id, form: form, base: memory) { box.value.deallocate() }
        bitmaps[id] = shared
        try server.add(shared)
        return id
    }

    func poke(_ id: BitmapID, _ x: Int, _ y: Int, _ color: (UInt8, UInt8, UInt8)) {
        guard let bitmap = bitmaps[id] else { return }
        let bytes = (bitmap.base + y * bitmap.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        (bytes[0], bytes[1], bytes[2], bytes[3]) = (color.2, color.1, color.0, 255)
    }

    /// Sends the changes without drawing.
    func commit() throws {
        guard !pending.isEmpty else { return }
        let transaction = LayerTransaction(changes: pending)
        pending = []
        try server.apply(transaction)
    }

    @discardableResult
    func frame(at time: Double = 0) throws -> FrameResult {
        try commit()
        return server.render(at: time, into: surface)
    }

    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let bytes = (surface.base + y * surface.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    var bytes: [UInt8] {
        (0..<surface.height).flatMap { row in
            Array(UnsafeRawBufferPointer(start: surface.base + row * surface.bytesPerRow, count: surface.width * 4))
        }
    }

    /// The surface as an image.
    func image() throws -> CGImage {
        let context = try #require(
            CGContext(bgra: surface.base, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow))
        return try #require(context.makeImage())
    }

    /// Compares the surface with a golden.
    func expectGolden(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).png")
        if let difference = GoldenImage.difference(of: try image(), from: url) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }
}

private struct UncheckedBox: @unchecked Sendable {
    let value: UnsafeMutableRawPointer
    init(_ value: UnsafeMutableRawPointer) { self.value = value }
}

extension RenderColor {
    init(_ hex: UInt32, _ alpha: Float = 1) {
        self.init(
            red: Float(hex >> 16 & 255) / 255, green: Float(hex >> 8 & 255) / 255, blue: Float(hex & 255) / 255, alpha: alpha)
    }
    static let red = RenderColor(0xFF0000)
    static let green = RenderColor(0x00FF00)
    static let blue = RenderColor(0x0000FF)
}
