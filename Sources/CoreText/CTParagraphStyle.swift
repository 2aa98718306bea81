// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation
public import UIKitCore

/// The same object as UIKit's.
///
/// > Contract: CoreText, CTParagraphStyle
public typealias CTParagraphStyle = NSParagraphStyle

/// The horizontal alignment of lines; `natural` follows the writing direction.
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
/// Where a line that is too long is broken or shortened.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Break between words or characters, cut off, or replace the start, end or middle of the line by an ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
/// The direction in which a paragraph is written.
public enum CTWritingDirection: Int8, Sendable {
    /// The direction of the paragraph's text.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The kind of a paragraph setting.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// The settings of paragraphs, named as the properties of `NSParagraphStyle`.
    case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple,
        maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection,
        maximumLineSpacing,
        minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// One setting: its kind, and a pointer to its value.
public struct CTParagraphStyleSetting {
    /// The kind of the setting.
    public var spec: CTParagraphStyleSpecifier
    /// Of the value. > Units: bytes.
    public var valueSize: Int
    /// Points to the value, which is read while the style is created.
    public var value: UnsafeRawPointer
    /// Creates a setting from its kind and a pointer to a value of `valueSize` bytes.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }

    /// Nil if the value's size is wrong.
    fileprivate func read<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
    }
}

/// A paragraph style of settings; what they leave out has its default.
///
/// - Parameter settings: those of a wrong size, and tab stops, are ignored.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    guard let settings, settingCount > 0 else { return style }
    for setting in UnsafeBufferPointer(start: settings, count: settingCount) { apply(setting, to: style) }
    return style
}

private func apply(_ setting: CTParagraphStyleSetting, to style: NSMutableParagraphStyle) {
    func length(_ path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>) {
        if let value = setting.read(CGFloat.self) { style[keyPath: path] = value }
    }
    switch setting.spec {
    case .alignment:
        let known: [CTTextAlignment: NSTextAlignment] = [
            .left: .left, .right: .right, .center: .center, .justified: .justified, .natural: .natural,
        ]
        if let value = setting.read(UInt8.self).flatMap(CTTextAlignment.init), let found = known[value] { style.alignment = found }
    case .lineBreakMode:
        if let value = setting.read(UInt8.self), let mode = NSLineBreakMode(rawValue: Int(value)) { style.lineBreakMode = mode }
    case .baseWritingDirection:
        if let value = setting.read(Int8.self), let found = NSWritingDirection(rawValue: Int(value)) { style.baseWritingDirection = found }
    case .firstLineHeadIndent: length(\.firstLineHeadIndent)
    case .headIndent: length(\.headIndent)
    case .tailIndent: length(\.tailIndent)
    case .defaultTabInterval: length(\.defaultTabInterval)
    case .lineHeightMultiple: length(\.lineHeightMultiple)
    case .maximumLineHeight: length(\.maximumLineHeight)
    case .minimumLineHeight: length(\.minimumLineHeight)
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: length(\.lineSpacing)
    case .paragraphSpacing: length(\.paragraphSpacing)
    case .paragraphSpacingBefore: length(\.paragraphSpacingBefore)
    case .tabStops, .maximumLineSpacing, .lineBoundsOptions: break
    }
}
