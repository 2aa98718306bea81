internal import Foundation

extension UIColor {
    /// A description of the colour in words for assistive tools, such as "dark blue", in English.
    ///
    /// > Source: Apple, accessibilityName. Which words describe a colour is Ferry's own (R).
    public var accessibilityName: String {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return ColorWords.name(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
}

/// Words for colours.
enum ColorWords {
    /// Each hue's name up to a fraction of the circle.
    private static let hues: [(limit: CGFloat, name: String)] = [
        (0.04, "red"), (0.11, "orange"), (0.18, "yellow"), (0.42, "green"), (0.52, "cyan"), (0.69, "blue"), (0.78, "purple"),
        (0.86, "magenta"), (0.95, "pink"), (1, "red"),
    ]

    /// > Units: 0...1.
    static func name(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> String {
        guard alpha > 0 else { return "transparent" }
        if brightness < 0.12 { return "black" }
        guard saturation >= 0.1 else {
            return brightness > 0.95 ? "white" : brightness > 0.7 ? "light gray" : brightness < 0.4 ? "dark gray" : "gray"
        }
        let word = hues.first { hue < $0.limit }?.name ?? "red"
        if brightness < 0.55 { return "dark \(word)" }
        // Light red is called pink.
        if saturation < 0.45 { return word == "red" ? "light pink" : "light \(word)" }
        return saturation > 0.85 && brightness > 0.85 ? "vibrant \(word)" : word
    }
}
