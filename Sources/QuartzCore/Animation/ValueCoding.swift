import CoreGraphics
public import Foundation
import RenderProtocol

/// Converts between the untyped values of animations and key-value coding and those of the link.
package enum ValueCoding {
    /// A number in any representation that Swift on Linux may pass.
    package static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as Bool: number ? 1 : 0
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    private static func point(_ value: Any) -> RenderPoint? {
        switch value {
        case let point as CGPoint: point.render
        case let size as CGSize: size.renderOffset
        case let vector as CGVector: RenderPoint(Double(vector.dx), Double(vector.dy))
        case let value as NSValue where String(cString: value.objCType).contains("Size"): value.sizeValue.renderOffset
        case let value as NSValue where String(cString: value.objCType).contains("Point"): value.pointValue.render
        default: nil
        }
    }

    private static func rect(_ value: Any) -> RenderRect? {
        switch value {
        case let rect as CGRect: rect.render
        case let value as NSValue where String(cString: value.objCType).contains("Rect"): value.rectValue.render
        default: nil
        }
    }

    private static func matrix(_ value: Any) -> RenderMatrix? {
        switch value {
        case let transform as CATransform3D: transform.matrix
        case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform).matrix
        case let value as NSValue: value.transformIfAny?.matrix
        default: nil
        }
    }

    /// The value as the server animates it; nil if there is none or it has the wrong type for `key`.
    static func animated(_ value: Any?, _ key: AnimatedKey, _ holds: inout [BitmapReference]) -> AnimatedValue? {
        guard let value, !(value is NSNull) else { return nil }
        switch key {
        case .bounds, .contentsRect, .contentsCenter: return rect(value).map(AnimatedValue.rect)
        case .boundsOrigin, .boundsSize, .position, .anchorPoint, .translation, .shadowOffset, .gradientStart, .gradientEnd,
            .emitterPosition, .emitterSize:
            return point(value).map(AnimatedValue.point)
        case .transform, .sublayerTransform, .instanceTransform: return matrix(value).map(AnimatedValue.matrix)
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .contentTint, .backdropTint, .instanceColor:
            return (value as? CGColor).map { .color($0.render) }
        case .path, .shadowPath: return (value as? CGPath).map { .path($0.render) }
        case .gradientColors: return (value as? [Any]).map { .colors($0.compactMap { ($0 as? CGColor)?.render }) }
        case .gradientLocations: return (value as? [Any]).map { .numbers($0.compactMap(number)) }
        case .contents:
            guard let image = value as? CGImage, let hold = LayerContext.main.images.hold(for: image, in: .main) else { return nil }
            holds.append(hold)
            return .bitmap(hold.bitmap.id)
        default: return number(value).map(AnimatedValue.number)
        }
    }

    /// The value as key-value coding returns it: an `NSNumber`, a geometry value or an object.
    static func object(_ value: AnimatedValue, for key: AnimatedKey) -> Any? {
        switch value {
        case .number(let number): return NSNumber(value: number)
        case .point(let point):
            return key == .boundsSize || key == .shadowOffset || key == .translation || key == .emitterSize
                ? CGSize(offset: point) as Any : CGPoint(point)
        case .rect(let rect): return CGRect(rect)
        case .color(let color): return CGColor(color)
        case .matrix(let matrix): return CATransform3D(matrix)
        case .path(let path): return CGPath.make(path)
        case .colors(let colors): return colors.map { CGColor($0) }
        case .numbers(let numbers): return numbers.map { NSNumber(value: $0) }
        case .bitmap: return nil
        }
    }
}

extension NSValue {
    // Foundation on Linux encodes arrays of numbers, but no structures.
    private static let transformType = "[16d]"

    /// Stores a transform in a value, for the animations and dictionaries that take objects.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(bytes: withUnsafePointer(to: t) { UnsafeRawPointer($0) }, objCType: Self.transformType)
    }

    /// The transform, or the identity if the value holds something else.
    public var caTransform3DValue: CATransform3D { transformIfAny ?? CATransform3DIdentity }

    fileprivate var transformIfAny: CATransform3D? {
        guard String(cString: objCType) == Self.transformType else { return nil }
        var result = CATransform3D()
        getValue(&result)
        return result
    }
}
