internal import Foundation

// Reads and writes a button's archived properties.
extension UIButton {
    private enum Key {
        static let titles = "UIButtonTitles"
        static let colors = "UIButtonTitleColors"
        static let shadows = "UIButtonTitleShadowColors"
        static let images = "UIButtonImages"
        static let backgrounds = "UIButtonBackgroundImages"
    }

    func encodeContents(to coder: NSCoder) {
        var texts = ControlStateTable<NSString>()
        for entry in titles.all { texts[UIControl.State(rawValue: entry.key)] = entry.value as NSString }
        ControlCoding.encode(texts, to: coder, forKey: Key.titles)
        ControlCoding.encode(titleColors, to: coder, forKey: Key.colors)
        ControlCoding.encode(titleShadowColors, to: coder, forKey: Key.shadows)
        ControlCoding.encode(images, to: coder, forKey: Key.images)
        ControlCoding.encode(backgroundImages, to: coder, forKey: Key.backgrounds)
    }

    func decodeContents(from coder: NSCoder) {
        titles = ControlCoding.decode(String.self, from: coder, forKey: Key.titles)
        titleColors = ControlCoding.decode(UIColor.self, from: coder, forKey: Key.colors)
        titleShadowColors = ControlCoding.decode(UIColor.self, from: coder, forKey: Key.shadows)
        images = ControlCoding.decode(UIImage.self, from: coder, forKey: Key.images)
        backgroundImages = ControlCoding.decode(UIImage.self, from: coder, forKey: Key.backgrounds)
        decodeAppearance(from: coder)
    }

    /// Further properties in Interface Builder's files.
    private func decodeAppearance(from coder: NSCoder) {
        let properties = PropertyDecoder(self, coder)
        let texts = ControlCoding.decode(NSAttributedString.self, from: coder, forKey: "UIAttributedTitles")
        for entry in texts.all { setAttributedTitle(entry.value, for: State(rawValue: entry.key)) }
        if let font = coder.font("UIFont") { titleLabel?.font = font }
        if let mode: NSLineBreakMode = coder.choice("UILineBreakMode") { titleLabel?.lineBreakMode = mode }
        let symbols = ControlCoding.decode(UIImage.SymbolConfiguration.self, from: coder, forKey: "UIButtonSymbolConfigurations")
        for entry in symbols.all { setPreferredSymbolConfiguration(entry.value, forImageIn: State(rawValue: entry.key)) }
        properties.insets("UIContentEdgeInsets", \.contentEdgeInsets)
        properties.insets("UITitleEdgeInsets", \.titleEdgeInsets)
        properties.insets("UIImageEdgeInsets", \.imageEdgeInsets)
        if let offset = coder.size("UITitleShadowOffset") { titleLabel?.shadowOffset = offset }
        properties.choice("UIButtonRole", \.role)
        properties.flag("UIChangesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
        properties.flag("UIPointerInteractionEnabled", \.isPointerInteractionEnabled)
        properties.flag("UIAdjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
        properties.flag("UIAdjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
        properties.flag("UIShowsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
        properties.flag("UIReversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
        if let made = coder.objectIfPresent(forKey: "UIButtonConfiguration") as? ButtonConfigurationObject {
            // Interface Builder goes on writing the values of the states that a button had before its configuration, with "Button" as the
            // title of one that never had any; they are not shown.
            (titles, titleColors, titleShadowColors) = (ControlStateTable(), ControlStateTable(), ControlStateTable())
            (attributedTitles, images, backgroundImages) = (ControlStateTable(), ControlStateTable(), ControlStateTable())
            symbolConfigurations = ControlStateTable()
            configuration = made.configuration
        }
    }

    /// R
    private static let closeDisc = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.22, alpha: 1) : UIColor(white: 0.93, alpha: 1)
    }

    /// The image of a button type. > Units: points. Confidence R (facts 2.3: 22-25).
    static func picture(of type: ButtonType) -> UIImage? {
        let symbols = UIImage.SymbolConfiguration(pointSize: 20)
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: return UIImage(systemName: "info.circle", withConfiguration: symbols)
        case .contactAdd: return UIImage(systemName: "plus.circle", withConfiguration: symbols)
        case .close:
            // The cross is painted on the disc, so the background does not show through it.
            let look = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, closeDisc]).applying(
                UIImage.SymbolConfiguration(pointSize: 26))
            return UIImage(systemName: "xmark.circle.fill", withConfiguration: look)?.withRenderingMode(.alwaysOriginal)
        case .custom, .system: return nil
        }
    }
}
