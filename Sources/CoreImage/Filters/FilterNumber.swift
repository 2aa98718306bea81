internal import CoreGraphics
internal import Foundation

/// Reads the values that apps set: Swift's and Foundation's spellings of numbers, points, rectangles and transforms.
enum FilterNumber {
    static func double(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    static func vector(_ value: Any?) -> CIVector? {
        switch value {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let size as CGSize: CIVector(x: size.width, y: size.height)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: nil
        }
    }

    static func transform(_ value: Any?) -> CGAffineTransform? {
        switch value {
        case let transform as CGAffineTransform: return transform
        case let vector as CIVector: return vector.count == 6 ? vector.cgAffineTransformValue : nil
        case let value as NSValue:
            // UIKit's way to box a transform: an array of six numbers.
            guard String(cString: value.objCType) == "[6d]" else { return nil }
            var numbers = [Double](repeating: 0, count: 6)
            numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { value.getValue(base) } }
            return CGAffineTransform(
                a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]), d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]),
                ty: CGFloat(numbers[5]))
        default: return nil
        }
    }

    /// A value in the form that a setting keeps; nil if it is of another kind.
    static func kept(_ value: Any, as kind: FilterInput.Kind) -> Any? {
        switch kind {
        case .image: value as? CIImage
        case .number: double(value).map { value as? NSNumber ?? NSNumber(value: $0) }
        case .vector: vector(value)
        case .color: value as? CIColor
        case .transform: transform(value).map { _ in value }
        case .data: value as? Data ?? (value as? String).map { Data($0.utf8) }
        case .text: value as? String ?? (value as? NSString).map { $0 as String }
        case .colorSpace: value as? CGColorSpace
        }
    }
}
