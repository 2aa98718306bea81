internal import Foundation

// What an archive keeps of a button.
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
    }

    /// What a button of a type shows by itself. > Units: points. Confidence R (facts 2.3: 22-25).
    static func picture(of type: ButtonType) -> UIImage? {
        let symbols = UIImage.SymbolConfiguration(pointSize: 20)
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: return UIImage(systemName: "info.circle", withConfiguration: symbols)
        case .contactAdd: return UIImage(systemName: "plus.circle", withConfiguration: symbols)
        case .close:
            let size = UIImage.SymbolConfiguration(pointSize: 26)
            return UIImage(systemName: "xmark.circle.fill", withConfiguration: size)?
                .withTintColor(.systemGray3, renderingMode: .alwaysOriginal)
        case .custom, .system: return nil
        }
    }
}
