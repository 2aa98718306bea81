internal import CoreGraphics
internal import Foundation

/// One setting of a filter: its key, what it holds, and its default.
struct FilterInput: @unchecked Sendable {
    enum Kind: Sendable {
        case image, number, vector, color, transform, data, text, colorSpace
    }
    let key: String
    let kind: Kind
    /// Immutable objects; nil for images and data.
    var standard: Any?
    /// The kind of number or vector, such as a distance: a value of `kCIAttributeType`.
    var type: String?
    /// The range of a number, and that of a slider for it.
    var range: ClosedRange<Double>?
    var slider: ClosedRange<Double>?

    static let image = FilterInput(key: kCIInputImageKey, kind: .image, type: kCIAttributeTypeImage)
    static let background = FilterInput(key: kCIInputBackgroundImageKey, kind: .image, type: kCIAttributeTypeImage)
    static let mask = FilterInput(key: kCIInputMaskImageKey, kind: .image, type: kCIAttributeTypeImage)
    static let center = position(kCIInputCenterKey, 150, 150)
    static let extentArea = FilterInput(
        key: kCIInputExtentKey, kind: .vector, standard: CIVector(x: 0, y: 0, z: 640, w: 80), type: kCIAttributeTypeRectangle)

    static func image(_ key: String) -> FilterInput { FilterInput(key: key, kind: .image, type: kCIAttributeTypeImage) }

    static func number(
        _ key: String, _ standard: Double, _ slider: ClosedRange<Double>, _ type: String = kCIAttributeTypeScalar,
        range: ClosedRange<Double>? = nil
    ) -> FilterInput {
        FilterInput(key: key, kind: .number, standard: NSNumber(value: standard), type: type, range: range, slider: slider)
    }
    static func distance(_ key: String, _ standard: Double, _ slider: ClosedRange<Double>) -> FilterInput {
        number(key, standard, slider, kCIAttributeTypeDistance, range: 0...Double.greatestFiniteMagnitude)
    }
    static func angle(_ standard: Double, _ key: String = kCIInputAngleKey) -> FilterInput {
        number(key, standard, -Double.pi...Double.pi, kCIAttributeTypeAngle)
    }
    static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key: key, kind: .vector, standard: CIVector(x: x, y: y), type: kCIAttributeTypePosition)
    }
    static func offset(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
        FilterInput(key: key, kind: .vector, standard: CIVector(x: x, y: y), type: kCIAttributeTypeOffset)
    }
    static func vector(_ key: String, _ values: [CGFloat]) -> FilterInput {
        FilterInput(key: key, kind: .vector, standard: CIVector(values: values, count: values.count))
    }
    static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> FilterInput {
        FilterInput(
            key: key, kind: .color, standard: CIColor(red: red, green: green, blue: blue, alpha: alpha), type: kCIAttributeTypeColor)
    }

    /// The class of the value, by Objective-C's name.
    var className: String {
        switch kind {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSAffineTransform"
        case .data: "NSData"
        case .text: "NSString"
        case .colorSpace: "NSObject"
        }
    }

    /// What `CIFilter.attributes` says about the setting.
    var attributes: [String: Any] {
        var result: [String: Any] = [kCIAttributeClass: className, kCIAttributeDisplayName: title, kCIAttributeName: key]
        if let type { result[kCIAttributeType] = type }
        if let standard { result[kCIAttributeDefault] = standard }
        if let range {
            result[kCIAttributeMin] = NSNumber(value: range.lowerBound)
            if range.upperBound < .greatestFiniteMagnitude { result[kCIAttributeMax] = NSNumber(value: range.upperBound) }
        }
        if let slider {
            result[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
            result[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
        }
        return result
    }

    /// The key without `input`, in words.
    private var title: String { CIFilter.words(of: key.hasPrefix("input") ? String(key.dropFirst(5)) : key) }
}
