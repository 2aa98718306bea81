/// The index of a compiled catalog; `docs/assets.md` describes the file format. The framework reads it.
struct AssetIndex: Encodable {
    struct Conditions: Encodable, Hashable {
        var idiom: String?
        var appearance: String?
        var contrast: String?
        var width: String?
        var height: String?
        var direction: String?
        var gamut: String?

        var isEmpty: Bool { self == Conditions() }
    }

    struct Image: Encodable {
        var file: String
        var scale: Double?
        var conditions: Conditions?
        var rendering: String?
        var isVector: Bool?
        var preservesVector: Bool?
        var isSymbol: Bool?
        var resizing: Resizing?
        var alignmentInsets: [Double]?
    }

    struct Resizing: Encodable {
        var caps: [Double]
        var mode: String
    }

    struct Color: Encodable {
        var conditions: Conditions?
        var system: String?
        var components: [Double]?
        var space: String?
    }

    struct DataItem: Encodable {
        var file: String
        var type: String?
        var conditions: Conditions?
    }

    struct Icon: Encodable {
        var file: String
        /// > Units: points.
        var size: Double
        var scale: Double
        var idiom: String
    }

    var version = 1
    var images: [String: [Image]] = [:]
    var colors: [String: [Color]] = [:]
    var data: [String: [DataItem]] = [:]
    var icons: [String: [Icon]] = [:]
}
