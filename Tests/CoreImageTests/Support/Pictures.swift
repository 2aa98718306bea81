import CoreGraphics
import CoreImage
import Foundation
import Testing

/// Pixels of a test: four numbers each, premultiplied, as light; rows from the top.
typealias Numbers = SIMD4<Float>

enum Picture {
    /// An image of numbers in the working space.
    static func of(_ rows: [[Numbers]]) -> CIImage {
        let values = rows.flatMap { $0.flatMap { [$0.x, $0.y, $0.z, $0.w] } }
        let data = values.withUnsafeBytes { Data($0) }
        return CIImage(
            bitmapData: data, bytesPerRow: rows[0].count * 16, size: CGSize(width: rows[0].count, height: rows.count), format: .RGBAf,
            colorSpace: nil)
    }

    static func of(_ pixel: Numbers) -> CIImage { of([[pixel]]) }

    /// Opaque grays.
    static func grays(_ rows: [[Float]]) -> CIImage { of(rows.map { $0.map { Numbers($0, $0, $0, 1) } }) }

    /// The numbers of a rectangle, rows from the top.
    static func numbers(_ image: CIImage, _ rect: CGRect? = nil, in context: CIContext = CIContext()) -> [[Numbers]] {
        let bounds = rect ?? image.extent
        let (width, height) = (Int(bounds.width), Int(bounds.height))
        var values = [Float](repeating: -1, count: width * height * 4)
        values.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            context.render(image, toBitmap: base, rowBytes: width * 16, bounds: bounds, format: .RGBAf, colorSpace: nil)
        }
        return (0..<height).map { y in
            (0..<width).map { x in
                let start = (y * width + x) * 4
                return Numbers(values[start], values[start + 1], values[start + 2], values[start + 3])
            }
        }
    }

    static func pixel(_ image: CIImage?, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Numbers {
        guard let image else { return Numbers(repeating: -1) }
        return numbers(image, CGRect(x: x, y: y, width: 1, height: 1))[0][0]
    }

    /// The result of a filter for one opaque colour.
    static func color(_ red: Float, _ green: Float, _ blue: Float, _ filter: String, _ settings: [String: Any] = [:]) -> Numbers {
        pixel(of(Numbers(red, green, blue, 1)).applyingFilter(filter, parameters: settings))
    }
}

/// Compares numbers with a tolerance for single precision.
func expectEqual(_ found: Numbers, _ wanted: Numbers, within tolerance: Float = 0.0005, _ location: SourceLocation = #_sourceLocation) {
    let difference = (found - wanted)
    let largest = max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
    #expect(largest <= tolerance, "\(found) is not \(wanted)", sourceLocation: location)
}

/// The curve of sRGB, written from its standard in double precision.
enum Curve {
    static func light(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    static func value(_ light: Double) -> Double { light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055 }
}
