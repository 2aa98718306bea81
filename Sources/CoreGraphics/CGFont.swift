public import Foundation
package import Synchronization

/// Index of a glyph in a font.
public typealias CGGlyph = UInt16
/// Index of a glyph in a font, the older name of `CGGlyph`.
public typealias CGFontIndex = UInt16

/// A font without a size: one face of a font file.
///
/// Fonts of the device are read from the free face that stands in for them, under the device's names.
/// > Contract: Core Graphics, CGFont. > Units: font units (`unitsPerEm` to the em) unless stated otherwise.
/// > Partial: `variationAxes` is nil, and subsets for PostScript and PDF are not made.
public final class CGFont: @unchecked Sendable {
    /// The face that a font is read from.
    package struct Source: Sendable {
        package var postScriptName: String
        package var fullName: String
        package var index: Int
        /// Of a variable font; -1 for none.
        package var instance: Int
        package var bytes: @Sendable () -> Data?

        package init(postScriptName: String, fullName: String, index: Int, instance: Int, bytes: @escaping @Sendable () -> Data?) {
            self.postScriptName = postScriptName
            self.fullName = fullName
            self.index = index
            self.instance = instance
            self.bytes = bytes
        }
    }
    /// Finds fonts by name.
    package struct Names: Sendable {
        package let find: @Sendable (String) -> Source?
        package init(find: @escaping @Sendable (String) -> Source?) { self.find = find }
    }
    /// Set by the text engine when it starts.
    package static let named = Mutex<Names?>(nil)

    /// The font's PostScript name, under which it can be created again.
    public let postScriptName: CFString?
    /// The font's name for users, such as "Helvetica Neue Bold".
    public let fullName: CFString?
    /// The file's bytes, for a font created from data.
    package let data: Data?
    private let source: Source
    private let opened = Mutex<GlyphFile?>(nil)

    /// Nil if neither the device nor the app has a font of this PostScript or full name.
    public init?(_ name: CFString) {
        let text = "\(name)"
        guard !text.isEmpty else { return nil }
        let names = CGFont.named.withLock { $0 }
        let fallback = Source(postScriptName: text, fullName: text, index: 0, instance: -1) { nil }
        guard let found = names == nil ? fallback : names?.find(text) else { return nil }
        source = found
        postScriptName = NSString(string: found.postScriptName)
        fullName = NSString(string: found.fullName)
        data = nil
    }

    /// The first font of a file; nil for bytes that are not a readable font.
    public init?(_ provider: CGDataProvider) {
        guard let all = provider.data else { return nil }
        let bytes = Data(bytes: all.bytes, count: all.length)
        guard let file = GlyphFile(bytes, index: 0, instance: -1), let name = file.postScriptName else { return nil }
        let full = file.fullName ?? name
        source = Source(postScriptName: name, fullName: full, index: 0, instance: -1) { bytes }
        postScriptName = NSString(string: name)
        fullName = NSString(string: full)
        data = bytes
        opened.withLock { $0 = file }
    }

    private func read<Value: Sendable>(_ body: (GlyphFile) -> Value) -> Value? {
        opened.withLock { file in
            if file == nil, let bytes = source.bytes() { file = GlyphFile(bytes, index: source.index, instance: source.instance) }
            return file.map(body)
        }
    }

    // MARK: Metrics

    /// The number of glyphs; 0 if the font's file cannot be read.
    public var numberOfGlyphs: Int { read(\.glyphCount) ?? 0 }
    /// The number of glyph space units in an em; the font's other metrics are in these units.
    public var unitsPerEm: Int32 { read { Int32($0.unitsPerEm) } ?? 0 }
    /// The height above the baseline that the font asks for, in glyph space units.
    public var ascent: Int32 { read { Int32($0.ascent) } ?? 0 }
    /// Negative below the baseline.
    public var descent: Int32 { read { Int32($0.descent) } ?? 0 }
    /// The recommended distance between two lines, in glyph space units.
    public var leading: Int32 { read { Int32($0.leading) } ?? 0 }
    /// The height of capital letters, in glyph space units.
    public var capHeight: Int32 { read { Int32($0.capHeight) } ?? 0 }
    /// The height of the letter x, in glyph space units.
    public var xHeight: Int32 { read { Int32($0.xHeight) } ?? 0 }
    /// The union of the boxes of all glyphs, in glyph space units.
    public var fontBBox: CGRect { read(\.box) ?? .zero }
    /// The slant of the letters; negative for a font that leans to the right.
    ///
    /// > Units: degrees counter-clockwise from upright.
    public var italicAngle: CGFloat { read { CGFloat($0.italicAngle) } ?? 0 }

    /// Fills `advances` with the advances of `count` glyphs; false for a glyph that the font does not have.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        let wanted = Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0)))
        guard let found = read({ file in wanted.map { file.extent($0)?.advance } }) else { return false }
        for (index, advance) in found.enumerated() { advances[index] = Int32(clamping: advance ?? 0) }
        return !found.contains(nil)
    }

    /// Fills `bboxes` with the bounding boxes of `count` glyphs; false for a glyph that the font does not have.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        let wanted = Array(UnsafeBufferPointer(start: glyphs, count: max(count, 0)))
        guard let found = read({ file in wanted.map { file.extent($0)?.box } }) else { return false }
        for (index, box) in found.enumerated() { bboxes[index] = box ?? .zero }
        return !found.contains(nil)
    }

    /// 0 for an unknown name.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        let text = "\(name)"
        return read { $0.glyph(named: text) } ?? 0
    }

    /// The name of a glyph in the font's file; nil if the font has no names.
    public func name(for glyph: CGGlyph) -> CFString? { read { $0.name(of: glyph) }?.map { NSString(string: $0) } }

    // MARK: Tables

    /// The bytes of one of the font file's tables; nil if it has no such table.
    ///
    /// > Parameters: tag: four characters, the first the highest byte.
    public func table(for tag: UInt32) -> CFData? { read { $0.table(tag) }?.map { $0 as NSData } }

    /// Tags as numbers.
    public var tableTags: CFArray? { read(\.tableTags).map { NSArray(array: $0.map { NSNumber(value: $0) }) } }

    /// Whether a part of the font can be written for PostScript; not available in Ferry.
    @available(*, unavailable, message: "fonts' subsets for PostScript are not made by Ferry")
    public func canCreatePostScriptSubset(_ format: Int32) -> Bool { false }
}
