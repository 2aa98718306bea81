import Samples

extension StreetMap {
    /// For the appearance of the app that shows the tiles.
    enum Style: String, Sendable, CaseIterable {
        case light, dark

        var colors: Colors { self == .light ? .light : .dark }
    }

    struct Colors: Sendable {
        var land: Color
        var water: Color
        var park: Color
        var block: Color
        var house: Color
        var casing: Color
        var street: Color
        var mainStreet: Color

        static let light = Colors(
            land: Color(0xF3EFE7), water: Color(0xA9D3E8), park: Color(0xC9E4B8), block: Color(0xECE6DA), house: Color(0xDDD5C7),
            casing: Color(0xDCD3C3), street: Color(0xFFFFFF), mainStreet: Color(0xFBD88A))
        static let dark = Colors(
            land: Color(0x23272B), water: Color(0x16324A), park: Color(0x20382C), block: Color(0x2A2E33), house: Color(0x343940),
            casing: Color(0x181B1E), street: Color(0x42484F), mainStreet: Color(0x6B5A32))
    }
}
