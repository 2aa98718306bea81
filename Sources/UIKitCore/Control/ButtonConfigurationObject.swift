internal import Foundation

/// A button's configuration as an object of an Interface Builder file.
@MainActor final class ButtonConfigurationObject: NSObject {
    let configuration: UIButton.Configuration

    init(_ coder: NSCoder) {
        var made: UIButton.Configuration =
            switch coder.text("UIConfigurationStyle") {
            case "gray"?: .gray()
            case "tinted"?: .tinted()
            case "filled"?: .filled()
            case "borderless"?: .borderless()
            case "bordered"?: .bordered()
            case "borderedTinted"?: .borderedTinted()
            case "borderedProminent"?: .borderedProminent()
            default: .plain()
            }
        made.title = coder.text("UITitle")
        if let text = coder.objectIfPresent(forKey: "UIAttributedTitle") as? NSAttributedString {
            made.attributedTitle = AttributedString(text)
        }
        made.subtitle = coder.text("UISubtitle")
        made.image = coder.image("UIImage")
        if let edge = coder.integer("UIImagePlacement"), edge > 0 { made.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(edge)) }
        if let padding = coder.number("UIImagePadding") { made.imagePadding = padding }
        if let padding = coder.number("UITitlePadding") { made.titlePadding = padding }
        if let insets = coder.directionalInsets("UIContentInsets") { made.contentInsets = insets }
        if let style: UIButton.Configuration.CornerStyle = coder.choice("UICornerStyle") { made.cornerStyle = style }
        if let size = coder.integer("UIButtonSize"), Self.sizes.indices.contains(size) { made.buttonSize = Self.sizes[size] }
        if let place = coder.integer("UITitleAlignment"), Self.alignments.indices.contains(place) {
            made.titleAlignment = Self.alignments[place]
        }
        made.baseForegroundColor = coder.color("UIBaseForegroundColor")
        made.baseBackgroundColor = coder.color("UIBaseBackgroundColor")
        if let shows = coder.flag("UIShowsActivityIndicator") { made.showsActivityIndicator = shows }
        Self.readBackground(of: &made, coder)
        if let font = coder.font("UITitleFont") {
            made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var changed = attributes
                changed.font = font
                return changed
            }
        }
        configuration = made
        super.init()
    }

    private static func readBackground(of made: inout UIButton.Configuration, _ coder: NSCoder) {
        if let color = coder.color("UIBackgroundColor") { made.background.backgroundColor = color }
        if let radius = coder.number("UIBackgroundCornerRadius") { made.background.cornerRadius = radius }
        if let color = coder.color("UIBackgroundStrokeColor") { made.background.strokeColor = color }
        if let width = coder.number("UIBackgroundStrokeWidth") { made.background.strokeWidth = width }
        if let image = coder.image("UIBackgroundImage") { made.background.image = image }
        if let mode: UIView.ContentMode = coder.choice("UIBackgroundImageMode") { made.background.imageContentMode = mode }
    }

    /// In the order of `UIButton.Configuration.TitleAlignment` on iOS.
    private static let alignments: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
    /// In the order of `UIButton.Configuration.Size` on iOS: medium, small, mini, large.
    private static let sizes: [UIButton.Configuration.Size] = [.medium, .small, .mini, .large]
}
