public import Foundation

/// An image in an asset catalog, as the symbols generated at build time refer to it.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// Refers to an image by its name in the catalogs of a bundle, without checking that it exists.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle { Bundle(path: bundlePath) ?? .main }
}

/// A colour in an asset catalog.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// Refers to a colour by its name in the catalogs of a bundle, without checking that it exists.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }

    var bundle: Bundle { Bundle(path: bundlePath) ?? .main }
}

extension UIImage {
    /// The image that a resource refers to.
    ///
    /// An image without pixels, reported, if the catalog does not contain it.
    public convenience init(resource: ImageResource) {
        let found = NamedImageCache.shared.picture(resource.name, in: resource.bundle, traits: nil)
        if found == nil { AssetReport.missing("image", resource.name, resource.bundlePath) }
        self.init(picture: found ?? ImageContent())
    }
}

extension UIColor {
    /// The colour that a resource refers to, which follows the traits.
    ///
    /// Clear, reported, if the catalog does not contain it.
    public convenience init(resource: ColorResource) {
        let color = NamedColors.find(resource.name, in: resource.bundle)
        if color == nil { AssetReport.missing("color", resource.name, resource.bundlePath) }
        self.init(dynamicProvider: { traits in color?(traits) ?? .clear })
    }

    /// A colour of a catalog of the main bundle; nil if none contains it.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a catalog that follows the traits of its environment; nil if no catalog of the bundle contains it.
    ///
    /// > Contract: UIKit, UIColor.init(named:in:compatibleWith:)
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = NamedColors.find(name, in: bundle ?? .main) else { return nil }
        guard let traitCollection else {
            self.init(dynamicProvider: color)
            return
        }
        self.init(dynamicProvider: { shown in color(UITraitCollection(traitsFrom: [shown, traitCollection])) })
    }
}

enum AssetReport {
    static func missing(_ kind: String, _ name: String, _ place: String) {
        FileHandle.standardError.write(Data("there is no \(kind) named \"\(name)\" in the asset catalogs of \(place)\n".utf8))
    }
}

/// Named colours, resolved for traits when displayed. A set without colours, as Xcode makes of the accent colour, has none.
enum NamedColors {
    static func find(_ name: String, in bundle: Bundle) -> (@Sendable (UITraitCollection) -> UIColor)? {
        let catalogs = AssetCatalogs.shared.catalogs(of: bundle)
        guard let catalog = catalogs.first(where: { $0.index.colors[name]?.isEmpty == false }) else { return nil }
        return { traits in catalog.color(name, traits: traits).flatMap { color($0, traits) } ?? .clear }
    }

    private static func color(_ entry: AssetIndex.Color, _ traits: UITraitCollection) -> UIColor? {
        if let system = entry.system { return SystemColorNames.color(system)?.resolvedColor(with: traits) }
        guard let parts = entry.components, parts.count == 4, parts.allSatisfy(\.isFinite) else { return nil }
        let values = parts.map { CGFloat($0) }
        if entry.space == "display-p3" { return UIColor(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3]) }
        return UIColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
}

/// The system's colours by their names in catalogs.
enum SystemColorNames {
    private static let colors: [String: UIColor] = [
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
        "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link, "placeholderText": .placeholderText,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "lightText": .lightText, "darkText": .darkText,
        "groupTableViewBackground": .groupTableViewBackground, "tint": .tintColor,
    ]

    /// With or without Xcode's suffix: `systemRedColor`.
    static func color(_ name: String) -> UIColor? {
        colors[name] ?? (name.hasSuffix("Color") ? colors[String(name.dropLast(5))] : nil)
    }
}
