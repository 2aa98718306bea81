// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
public import UIKitCore

/// The axes of a variable font, one dictionary each with the keys `kCTFontVariationAxis…Key`; nil for other fonts.
///
/// > Units: values are the axis's own, such as 400 for a regular weight.
/// > Contract: CoreText, CTFontCopyVariationAxes
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = TextFont.axes(of: font.face.descriptor)
    guard !axes.isEmpty else { return nil }
    return NSArray(
        array: axes.map { axis, _ in
            NSDictionary(dictionary: [
                "\(kCTFontVariationAxisIdentifierKey)": NSNumber(value: axis.tag),
                "\(kCTFontVariationAxisNameKey)": axis.name,
                "\(kCTFontVariationAxisMinimumValueKey)": NSNumber(value: axis.minimum),
                "\(kCTFontVariationAxisDefaultValueKey)": NSNumber(value: axis.standard),
                "\(kCTFontVariationAxisMaximumValueKey)": NSNumber(value: axis.maximum),
                "\(kCTFontVariationAxisHiddenKey)": NSNumber(value: axis.isHidden),
            ])
        })
}

/// The values on axes, by their identifiers, that are not the axes' defaults; nil for a font without axes.
///
/// > Contract: CoreText, CTFontCopyVariation
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    let axes = TextFont.axes(of: font.face.descriptor)
    guard !axes.isEmpty else { return nil }
    var values: [NSNumber: NSNumber] = [:]
    for (axis, value) in axes where value != axis.standard { values[NSNumber(value: axis.tag)] = NSNumber(value: value) }
    return NSDictionary(dictionary: values)
}

/// The descriptor with another value on one axis. Values beyond the axis's limits are moved to them when a font is made.
///
/// > Contract: CoreText, CTFontDescriptorCreateCopyWithVariation
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    var values: [AnyHashable: Any] = [:]
    for (tag, value) in original.value.variation { values[NSNumber(value: tag)] = NSNumber(value: value) }
    values[variationIdentifier] = NSNumber(value: Double(variationValue))
    return original.addingAttributes([UIFontDescriptor.AttributeName(rawValue: "\(kCTFontVariationAttribute)"): values])
}

// Constants: only the mutable subclasses keep `NSString` from being `Sendable`.
/// Of a dictionary from axis identifiers, four characters as one number, to values.
nonisolated(unsafe) public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The four characters that identify an axis, such as `wght`, as one number.
nonisolated(unsafe) public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The least value of an axis, a number.
nonisolated(unsafe) public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The greatest value of an axis, a number.
nonisolated(unsafe) public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The value of an axis in the font without variations, a number.
nonisolated(unsafe) public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The name of an axis for users, a string.
nonisolated(unsafe) public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// Whether an axis is not meant to be shown to users, a Boolean.
nonisolated(unsafe) public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"
