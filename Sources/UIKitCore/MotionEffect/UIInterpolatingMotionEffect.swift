public import Foundation

/// Adds a value between two limits, by the tilt along one axis.
///
/// > Contract: UIKit, UIInterpolatingMotionEffect
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    /// At the limits of the tilt: numbers, points, sizes or offsets.
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Nil without a key path.
    public required init?(coder: NSCoder) {
        guard let keyPath = coder.decodeObject(of: NSString.self, forKey: "keyPath") as String? else { return nil }
        self.keyPath = keyPath
        type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = tilt.isFinite ? (min(max(tilt, -1), 1) + 1) / 2 : 0.5
        return RelativeValue.between(minimumRelativeValue, maximumRelativeValue, part).map { [keyPath: $0] }
    }
}

/// Values that motion effects add.
enum RelativeValue {
    /// A missing limit counts as zero; nil if the types differ or cannot be interpolated.
    static func between(_ start: Any?, _ end: Any?, _ part: CGFloat) -> Any? {
        guard let first = start ?? end, let kind = parts(first) else { return nil }
        let low = start.map(parts) ?? Array(repeating: 0, count: kind.count)
        let high = end.map(parts) ?? Array(repeating: 0, count: kind.count)
        guard let low, let high, low.count == high.count else { return nil }
        return value(zip(low, high).map { $0 + ($1 - $0) * part }, like: first)
    }

    static func sum(_ one: Any, _ other: Any) -> Any {
        guard let first = parts(one), let second = parts(other), first.count == second.count else { return other }
        return value(zip(first, second).map(+), like: one)
    }

    static func isNothing(_ value: Any) -> Bool { parts(value)?.allSatisfy { $0 == 0 } ?? true }

    private static func parts(_ value: Any) -> [CGFloat]? {
        switch value {
        case let number as CGFloat: [number]
        case let number as Double: [CGFloat(number)]
        case let number as Int: [CGFloat(number)]
        case let number as Float: [CGFloat(number)]
        case let number as NSNumber: [CGFloat(number.doubleValue)]
        case let point as CGPoint: [point.x, point.y]
        case let size as CGSize: [size.width, size.height]
        case let offset as UIOffset: [offset.horizontal, offset.vertical]
        default: nil
        }
    }

    private static func value(_ parts: [CGFloat], like sample: Any) -> Any {
        switch sample {
        case is CGSize where parts.count == 2: CGSize(width: parts[0], height: parts[1])
        case is UIOffset where parts.count == 2: UIOffset(horizontal: parts[0], vertical: parts[1])
        default: parts.count == 2 ? CGPoint(x: parts[0], y: parts[1]) : parts[0]
        }
    }
}
