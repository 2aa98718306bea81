package import CoreGraphics
import Foundation
package import TextShaping

/// A font that a text layer can draw with.
package protocol TextLayerFont: AnyObject {
    var textFont: TextFont { get }
}

/// A colour in an attributed string, other than a `CGColor`.
package protocol TextLayerColor: AnyObject {
    var textColor: CGColor { get }
}

/// A text layer's string, converted for the text engine.
struct TextLayerContent {
    private let layer: CATextLayer

    init(_ layer: CATextLayer) { self.layer = layer }

    var content: TextContent? {
        switch layer.string {
        case let text as NSAttributedString where text.length > 0:
            var styles: [TextContent.StyleRun] = []
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
                styles.append(TextContent.StyleRun(end: range.location + range.length, style: style(attributes)))
            }
            let paragraphs = [TextContent.ParagraphRun(end: text.length, paragraph: paragraph)]
            return TextContent(utf16: Array(text.string.utf16), styles: styles, paragraphs: paragraphs)
        case let text as String where !text.isEmpty: return TextContent(text, style: style([:]), paragraph: paragraph)
        default: return nil
        }
    }

    private func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        let named = attributes[NSAttributedString.Key(rawValue: "NSFont")] as? any TextLayerFont
        var style = TextStyle(font: named?.textFont ?? font)
        switch attributes[NSAttributedString.Key(rawValue: "NSColor")] {
        case let color as any TextLayerColor: style.paint.color = color.textColor.rgba
        case let color as CGColor: style.paint.color = color.rgba
        default: style.paint.color = (layer.foregroundColor ?? .clear).rgba
        }
        style.kern = ValueCoding.number(attributes[NSAttributedString.Key(rawValue: "NSKern")])
        return style
    }

    /// The layer's font, at the layer's size.
    private var font: TextFont {
        let size = max(Double(layer.fontSize), 0.1)
        if let font = layer.font as? any TextLayerFont {
            var descriptor = font.textFont.descriptor
            descriptor.size = size
            return TextFont.resolve(descriptor)
        }
        if let font = layer.font as? CGFont, let data = font.data, let name = font.postScriptName {
            return TextFont.unlisted(data, name: "\(name)", size: size)
        }
        let named = (layer.font as? CGFont)?.postScriptName ?? layer.font as? NSString
        if let name = named.map({ "\($0)" }), TextFont.isKnown(name: name) {
            return TextFont.resolve(FontDescriptor(design: .named(name), size: size))
        }
        return TextFont.system(size: size)
    }

    private var paragraph: TextParagraph {
        var result = TextParagraph()
        switch layer.alignmentMode {
        case .left: result.alignment = .left
        case .right: result.alignment = .right
        case .center: result.alignment = .center
        case .justified: result.alignment = .justified
        default: result.alignment = .natural
        }
        switch layer.truncationMode {
        case .start: result.lineBreak = .truncatingHead
        case .middle: result.lineBreak = .truncatingMiddle
        case .end: result.lineBreak = .truncatingTail
        default: result.lineBreak = layer.isWrapped ? .wordWrapping : .clipping
        }
        if layer.isWrapped { result.lineBreak = .wordWrapping }
        return result
    }
}
