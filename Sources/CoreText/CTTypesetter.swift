// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
internal import TextShaping
internal import UIKitCore

/// Breaks a text into lines one after the other.
///
/// > Contract: CoreText, CTTypesetter. > Units: points; UTF-16.
public final class CTTypesetter: Sendable {
    let setter: CTFramesetter
    init(_ text: NSAttributedString) { setter = CTFramesetter(text) }

    func lineLength(_ start: CFIndex, _ width: Double, _ mode: NSLineBreakMode) -> CFIndex {
        let text = setter.text
        guard start >= 0, start < text.length else { return 0 }
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        let laid = LaidOutText(rest, TextConstraints(width: max(width, 0), maximumLines: 1), lineBreak: mode)
        return laid.layout.lines.first?.end ?? 0
    }
}

/// A typesetter of a text, which is copied.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }
/// A typesetter of a framesetter's text.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { CTTypesetter(framesetter.text) }

/// A range's length of 0 extends to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let text = typesetter.setter.text
    let range = stringRange.clamped(text.length, fills: true)
    return CTLine(text.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count)), start: range.lowerBound)
}

/// Number of characters from `startIndex` that fit in the width, broken between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineLength(startIndex, width, .byWordWrapping)
}

/// The same, broken between any two characters.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.lineLength(startIndex, width, .byCharWrapping)
}
