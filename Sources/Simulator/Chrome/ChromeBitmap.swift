import CoreGraphics
import Foundation
import HostInterface

/// A small picture drawn once and laid over every frame that touches it.
struct ChromeBitmap {
    /// Where it lies in the picture it was drawn for.
    let rect: PixelRect
    private let pixels: [UInt32]
    /// How much of what lies below stays, 0...255.
    private let keeps: [UInt8]
    /// The columns of each row that hold anything; outside them there is nothing to do.
    private let filled: [Range<Int>]

    /// Draws a piece.
    ///
    /// - Parameters:
    ///   - outline: what of the screen may show at all; nil for all of it.
    ///   - draw: gets a context in pixels of the whole picture, y down, of which `rect` is kept.
    init?(_ rect: PixelRect, outline: ((CGContext) -> Void)? = nil, draw: (CGContext) -> Void) {
        guard !rect.isEmpty, let pixels = Self.render(rect, draw) else { return nil }
        var keeps = pixels.map { UInt8(255 - $0 >> 24) }
        if let outline {
            guard let mask = Self.render(rect, outline) else { return nil }
            for index in keeps.indices { keeps[index] = min(keeps[index], UInt8(mask[index] >> 24)) }
        }
        self.rect = rect
        self.pixels = pixels
        self.keeps = keeps
        filled = (0..<rect.height).map { row in
            let line = (row * rect.width)..<((row + 1) * rect.width)
            guard let first = line.first(where: { keeps[$0] < 255 }), let last = line.last(where: { keeps[$0] < 255 }) else { return 0..<0 }
            return (first - line.lowerBound)..<(last - line.lowerBound + 1)
        }
    }

    private static func render(_ rect: PixelRect, _ draw: (CGContext) -> Void) -> [UInt32]? {
        var pixels = [UInt32](repeating: 0, count: rect.area)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes -> Bool in
            guard let base = bytes.baseAddress,
                let context = CGContext(bgra: base, width: rect.width, height: rect.height, bytesPerRow: rect.width * 4)
            else { return false }
            context.translateBy(x: 0, y: Double(rect.height))
            context.scaleBy(x: 1, y: -1)
            context.translateBy(x: -Double(rect.x), y: -Double(rect.y))
            draw(context)
            context.flush()
            return true
        }
        return isDrawn ? pixels : nil
    }

    /// Lays the part inside `damage` over `target`.
    func compose(over target: PixelBuffer, damage: PixelRect) {
        let part = rect.intersection(damage).intersection(target.size.bounds)
        guard !part.isEmpty else { return }
        keeps.withUnsafeBufferPointer { keeps in
            for y in part.y..<part.maxY {
                let row = y - rect.y
                let line = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let columns = filled[row].clamped(to: (part.x - rect.x)..<(part.maxX - rect.x))
                for column in columns {
                    let index = row * rect.width + column
                    let x = rect.x + column
                    line[x] = Self.over(pixels[index], line[x], keeping: UInt32(keeps[index]))
                }
            }
        }
    }

    /// Replaces the part inside `damage`, clear pixels included: for what lies beside the screen.
    func replace(in target: PixelBuffer, damage: PixelRect) {
        let part = rect.intersection(damage).intersection(target.size.bounds)
        guard !part.isEmpty else { return }
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in part.y..<part.maxY {
                (target.base + y * target.bytesPerRow + part.x * 4)
                    .copyMemory(from: base + ((y - rect.y) * rect.width + part.x - rect.x) * 4, byteCount: part.width * 4)
            }
        }
    }

    private static func over(_ source: UInt32, _ below: UInt32, keeping rest: UInt32) -> UInt32 {
        guard rest > 0 else { return source }
        func scaled(_ pair: UInt32) -> UInt32 {
            let low = (((pair & 0xFFFF) &* rest &+ 128) &* 257) >> 16
            let high = (((pair >> 16) &* rest &+ 128) &* 257) >> 16
            return low | high << 16
        }
        return source &+ (scaled(below & 0x00FF_00FF) | scaled((below >> 8) & 0x00FF_00FF) << 8)
    }
}
