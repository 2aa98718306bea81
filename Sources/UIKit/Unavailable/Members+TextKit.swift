public import CoreGraphics
public import Foundation
public import UIKitCore

// Members of TextKit that give an app the typesetter's work.

extension NSLayoutManager {
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {}
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions: Bool, inDisplayOrder: Bool, positions: UnsafeMutablePointer<CGFloat>?,
        characterIndexes: UnsafeMutablePointer<Int>?
    ) -> Int { 0 }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func getGlyphs(
        in glyphRange: NSRange, glyphs: UnsafeMutablePointer<CGGlyph>?, properties: UnsafeMutablePointer<Int>?,
        characterIndexes: UnsafeMutablePointer<Int>?, bidiLevels: UnsafeMutablePointer<UInt8>?
    ) -> Int { 0 }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties: UnsafePointer<Int>, characterIndexes: UnsafePointer<Int>, font: UIFont,
        forGlyphRange glyphRange: NSRange
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in CGContext: CGContext
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
    /// Not available in Ferry: Ferry paints lines itself; override drawBackground or drawGlyphs.
    @available(*, unavailable, message: "Ferry paints lines itself; override drawBackground or drawGlyphs")
    public func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {}
}

extension NSLayoutManagerDelegate {
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>, properties: UnsafePointer<Int>,
        characterIndexes: UnsafePointer<Int>, font: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: Int, forControlCharacterAt charIndex: Int) -> Int { 0 }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { true }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool {
        true
    }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { .zero }
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
}

extension NSTextContainer {
    /// Not available in Ferry: the lines of Ferry's typesetter cannot be changed by an app.
    @available(*, unavailable, message: "the lines of Ferry's typesetter cannot be changed by an app")
    public func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect { .zero }
    /// Not available in Ferry: make the text view with the layout manager that it is to have.
    @available(*, unavailable, message: "make the text view with the layout manager that it is to have")
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {}
}

extension NSTextAttachment {
    /// Not available in Ferry: Ferry's attachments are images; give the attachment an image.
    @available(*, unavailable, message: "Ferry's attachments are images; give the attachment an image")
    public var fileWrapper: Any? { nil }
    /// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
    @available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
    public static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { nil }
    /// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
    @available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
    public static func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {}
    /// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
    @available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
    public var allowsTextAttachmentView: Bool { false }
    /// Not available in Ferry: Ferry's attachments have no views; add a subview and an exclusion path.
    @available(*, unavailable, message: "Ferry's attachments have no views; add a subview and an exclusion path")
    public var usesTextAttachmentView: Bool { false }
}
