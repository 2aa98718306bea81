import Foundation

extension AttributedString {
    /// As labels draw it: missing attributes are taken from `base`.
    func drawable(over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes = base
            attributes[.font] = run.font ?? attributes[.font]
            attributes[.foregroundColor] = run.foregroundColor ?? attributes[.foregroundColor]
            attributes[.backgroundColor] = run.backgroundColor ?? attributes[.backgroundColor]
            attributes[.kern] = run.kern ?? attributes[.kern]
            attributes[.baselineOffset] = run.baselineOffset ?? attributes[.baselineOffset]
            attributes[.underlineStyle] = run.underlineStyle?.rawValue ?? attributes[.underlineStyle]
            attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue ?? attributes[.strikethroughStyle]
            text.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
        }
        return NSAttributedString(attributedString: text)
    }
}
