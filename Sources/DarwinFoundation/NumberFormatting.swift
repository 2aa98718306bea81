internal import Foundation

/// Numbers as text, as Apple's Foundation has them: 100.0 is "100", where Foundation on Linux has "100.0".
///
/// CSystem puts ``NSNumber/deviceDescription()`` in the place of `NSNumber.description`, which `stringValue`, interpolation and JSON ask.
/// All digits that are needed to read the same number again are kept, since JSON is written with them.
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
