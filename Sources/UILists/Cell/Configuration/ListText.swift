internal import Foundation
internal import ProgrammerErrors
internal import UIKitCore

/// Applies text and text properties of lists to labels.
@MainActor enum ListText {
    typealias Properties = UIListContentConfiguration.TextProperties

    static func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: Properties, in label: UILabel, traits: UITraitCollection
    ) {
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.lineBreakStrategy = properties.lineBreakStrategy
        label.font = font(properties, traits)
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.label
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text.map(properties.transformed)
        }
        label.isHidden = !isFilled(label)
    }

    /// Fonts of text styles, and scaled ones, follow the view's text size.
    private static func font(_ properties: Properties, _ traits: UITraitCollection) -> UIFont {
        guard properties.adjustsFontForContentSizeCategory else { return properties.font }
        return properties.font.following(traits) ?? properties.font
    }

    static func isFilled(_ label: UILabel) -> Bool { !(label.text ?? "").isEmpty }

    static func size(_ label: UILabel, width: CGFloat) -> CGSize {
        let space = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
        return label.textRect(forBounds: CGRect(origin: .zero, size: space), limitedToNumberOfLines: label.numberOfLines).size
    }

    static func spoken(_ labels: [UILabel]) -> String? {
        let texts = labels.filter { !$0.isHidden }.compactMap { $0.accessibilityLabel }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    fileprivate var label: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}

/// The programming error of setting a configuration of another type.
@MainActor enum ContentTypeMismatch {
    static func stop(_ configuration: any UIContentConfiguration, in view: UIView) -> Never {
        ProgrammerError.raise("\(type(of: view)) does not support the content configuration \(type(of: configuration))")
    }
}
