internal import Foundation
internal import TextShaping

/// The input of `UIFontMetrics` for a font, so that views can scale it again when the text size changes.
struct FontScaling: Hashable {
    var style: UIFont.TextStyle
    /// Has the size before scaling.
    var base: FontDescriptor
    /// Points; infinite means no maximum.
    var maximum: Double

    func font(for traits: UITraitCollection) -> UIFont {
        let scale = TextStyleTable.scale(style, traits.preferredContentSizeCategory)
        var scaled = base
        scaled.size = min((base.size * scale).rounded(), maximum)
        return UIFont(scaled, scaling: self)
    }
}

extension UIFont {
    /// The font at the text size of `traits`: a text style's, or one scaled by `UIFontMetrics`. Nil for a font of a fixed size.
    func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling { return scaling.font(for: traits) }
        guard let styleOfText else { return nil }
        let preferred = UIFont.preferredFont(forTextStyle: styleOfText, compatibleWith: traits)
        guard isVariantOfStyle(styleOfText) else { return preferred }
        var descriptor = face.descriptor
        descriptor.size = Double(preferred.pointSize)
        return UIFont(descriptor, textStyle: styleOfText)
    }

    /// A text style's descriptor with another design, weight or slope, which are retained when the size changes.
    private func isVariantOfStyle(_ style: TextStyle) -> Bool {
        let weight = TextStyleTable.look(style, .large).weight
        let usual = [weight, FontWeightNames.bolder(weight)].map { FontDescriptor(size: face.descriptor.size, weight: $0) }
        return !usual.contains(face.descriptor)
    }
}

extension NSAttributedString {
    /// The text with all scalable fonts at the text size of `traits`; nil if nothing changes.
    func following(_ traits: UITraitCollection) -> NSAttributedString? {
        var made: NSMutableAttributedString?
        for run in StorageReading.runs(of: self, 0..<length, of: .font, backwards: false) {
            guard let font = run.attributes[.font] as? UIFont, let new = font.following(traits), new != font else { continue }
            let text = made ?? NSMutableAttributedString(attributedString: self)
            text.addAttribute(.font, value: new, range: NSRange(location: run.range.lowerBound, length: run.range.count))
            made = text
        }
        return made
    }
}
