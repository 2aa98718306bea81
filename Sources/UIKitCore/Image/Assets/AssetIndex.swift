internal import Foundation

/// The index of a compiled asset catalog; `docs/assets.md` describes the file.
struct AssetIndex: Decodable {
    /// The traits that a variant applies to; nil applies to all.
    struct Conditions: Decodable, Equatable {
        var idiom: String?
        var appearance: String?
        var contrast: String?
        var width: String?
        var height: String?
        var direction: String?
        var gamut: String?
    }

    struct Image: Decodable {
        /// Relative to the folder of the index.
        var file: String
        var scale: Double?
        var conditions: Conditions?
        var rendering: String?
        /// An SVG file.
        var isVector: Bool?
        var preservesVector: Bool?
        var isSymbol: Bool?
        var resizing: Resizing?
        /// Top, left, bottom, right. > Units: points.
        var alignmentInsets: [Double]?
    }

    struct Resizing: Decodable {
        /// Top, left, bottom, right. > Units: points.
        var caps: [Double]
        var mode: String
    }

    struct Color: Decodable {
        var conditions: Conditions?
        /// A system colour of UIColor, such as `systemRed`; instead of components.
        var system: String?
        /// Red, green, blue, alpha.
        var components: [Double]?
        var space: String?
    }

    struct DataItem: Decodable {
        var file: String
        var type: String?
        var conditions: Conditions?
    }

    var version: Int
    var images: [String: [Image]]
    var colors: [String: [Color]]
    var data: [String: [DataItem]]

    static let currentVersion = 1
    /// A larger index is not read. > Units: bytes.
    static let largestFile = 32 << 20
}

/// Why a compiled catalog cannot be used.
enum AssetCatalogError: Error, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    case version(path: String, found: Int)

    var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): not a compiled asset catalog: \(reason)"
        case .version(let path, let found):
            "\(path): compiled for version \(found) of asset catalogs, and this is version \(AssetIndex.currentVersion); build the app again"
        }
    }
}

extension AssetIndex.Conditions {
    /// How well a variant fits, the larger the better; nil if it does not apply.
    func fit(_ traits: UITraitCollection) -> Int? {
        var score = 0
        func check(_ wanted: String?, _ actual: String?, weight: Int) -> Bool {
            guard let wanted else { return true }
            guard wanted == actual else { return false }
            score += weight
            return true
        }
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let contrast = traits.accessibilityContrast == .high ? "high" : "normal"
        let gamut = traits.displayGamut == .P3 ? "display-P3" : "sRGB"
        guard check(idiom, traits.userInterfaceIdiom.assetName, weight: 64), check(appearance, style, weight: 32),
            check(self.contrast, contrast, weight: 16), check(width, traits.horizontalSizeClass.assetName, weight: 8),
            check(height, traits.verticalSizeClass.assetName, weight: 4),
            check(direction, traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right", weight: 2),
            check(self.gamut, gamut, weight: 1)
        else { return nil }
        return score
    }
}

extension UIUserInterfaceIdiom {
    fileprivate var assetName: String {
        switch self {
        case .pad: "ipad"
        case .tv: "tv"
        case .carPlay: "car"
        case .mac: "mac"
        default: "iphone"
        }
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var assetName: String? {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        default: nil
        }
    }
}
