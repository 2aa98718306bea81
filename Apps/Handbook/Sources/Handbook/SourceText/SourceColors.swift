import UIKit

/// Swift source as text in the colours of its tokens.
enum SourceColors {
    static func text(of source: String, font: UIFont) -> NSAttributedString {
        let text = NSMutableAttributedString(string: source, attributes: [.font: font, .foregroundColor: UIColor.label])
        for token in SwiftTokenizer.tokens(of: source) {
            guard let color = color(of: token.kind) else { continue }
            text.addAttribute(.foregroundColor, value: color, range: NSRange(token.range))
        }
        return text
    }

    private static func color(of kind: SwiftToken.Kind) -> UIColor? {
        switch kind {
        case .plain: nil
        case .keyword: dynamic(light: 0x9B2393, dark: 0xFF7AB2)
        case .type: dynamic(light: 0x1C4F6B, dark: 0x9EDCFF)
        case .number: dynamic(light: 0x1C00CF, dark: 0xD9C97C)
        case .string: dynamic(light: 0xB8150F, dark: 0xFF8170)
        case .comment: dynamic(light: 0x4A5763, dark: 0x9AA7B3)
        case .attribute: dynamic(light: 0x7A4400, dark: 0xFFA14F)
        }
    }

    private static func dynamic(light: Int, dark: Int) -> UIColor {
        UIColor { traits in
            let hex = traits.userInterfaceStyle == .dark ? dark : light
            let parts = [16, 8, 0].map { CGFloat((hex >> $0) & 0xFF) / 255 }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
    }
}
