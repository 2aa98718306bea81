internal import Foundation

/// Numbers as strings, as in Apple's Foundation: 100.0 is "100", where Foundation on Linux returns "100.0".
///
/// CSystem replaces `NSNumber.description`, which `stringValue`, interpolation and JSON use, with ``NSNumber/deviceDescription()``.
/// All digits necessary for reading the same number are included, because JSON is written with them.
///
/// > Contract: Foundation, NSNumber.stringValue.
enum NumberFormatting {
    static func text(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension NSNumber {
    @_silgen_name("ferry_number_description")
    final func deviceDescription() -> String {
        switch UInt8(bitPattern: objCType.pointee) {
        case UInt8(ascii: "d"): NumberFormatting.text(doubleValue)
        case UInt8(ascii: "f"): NumberFormatting.text(floatValue)
        case UInt8(ascii: "Q"), UInt8(ascii: "L"), UInt8(ascii: "I"): String(uint64Value)
        default: String(int64Value)
        }
    }
}
