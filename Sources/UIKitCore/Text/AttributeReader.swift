internal import CoreGraphics
internal import Foundation
internal import TextShaping

/// One run's attributes as the typesetter's style and the look that goes with it.
struct AttributeReader {
    var style: TextShaping.TextStyle
    var look = TextSource.Look()
    let font: UIFont

    init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextSource.Defaults) {
        font = attributes[.font] as? UIFont ?? defaults.font
        style = TextShaping.TextStyle(font: font.face)
        guard !attributes.isEmpty else { return }
        style.kern = AttributeReader.number(attributes[.kern])
        style.tracking = AttributeReader.number(attributes[.tracking]) ?? 0
        style.baselineOffset = AttributeReader.number(attributes[.baselineOffset]) ?? 0
        style.obliqueness = AttributeReader.number(attributes[.obliqueness]) ?? 0
        style.expansion = AttributeReader.number(attributes[.expansion]) ?? 0
        style.ligatures = AttributeReader.number(attributes[.ligature]) != 0
        readLook(attributes)
    }

    private mutating func readLook(_ attributes: [NSAttributedString.Key: Any]) {
        look.color = attributes[.foregroundColor] as? UIColor
        look.background = attributes[.backgroundColor] as? UIColor
        look.underlineColor = attributes[.underlineColor] as? UIColor
        look.strikethroughColor = attributes[.strikethroughColor] as? UIColor
        look.strokeColor = attributes[.strokeColor] as? UIColor
        look.shadow = attributes[.shadow] as? NSShadow
        look.paint.underline = AttributeReader.lines(attributes[.underlineStyle])
        look.paint.strikethrough = AttributeReader.lines(attributes[.strikethroughStyle])
        look.paint.strokeWidth = AttributeReader.number(attributes[.strokeWidth]) ?? 0
        if attributes[.link] != nil {
            look.color = UIColor.link
            if look.paint.underline.isEmpty { look.paint.underline = .single }
        }
    }

    private static func lines(_ value: Any?) -> TextLineStyle {
        if let style = value as? NSUnderlineStyle { return TextLineStyle(rawValue: style.rawValue) }
        return TextLineStyle(rawValue: number(value).map { Int($0) } ?? 0)
    }

    /// A number of any kind attributes come in.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case nil: nil
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
