import DeviceProtocol

/// The body around a screen, held upright. > Units: points of the screen.
///
/// > Confidence: X, from the devices' published outer sizes and their screens' size in millimetres, rounded; appearance, not contracts.
struct BezelMetrics: Equatable {
    /// Glass and metal at the sides of the screen.
    var side: Double
    /// Glass and metal above and below.
    var end: Double
    /// Corner radius of the body's outline.
    var corner: Double
    /// The metal part of the border.
    let band = 4.5
    /// How far buttons protrude from the body.
    let keyDepth = 3.0
    var hasHomeButton: Bool

    init(_ device: Device) {
        let hasButton = !device.hasHomeIndicator
        hasHomeButton = hasButton
        switch (device.idiom, hasButton) {
        case (.phone, false):
            side = 19
            end = 19
            corner = device.cornerRadius + 19
        case (.phone, true):
            side = 26
            end = 104
            corner = 58
        case (.pad, false):
            side = 52
            end = 52
            corner = device.cornerRadius + 34
        case (.pad, true):
            side = 50
            end = 108
            corner = 50
        }
    }

    /// From the edge of the image to the screen, with buttons; whole points, so that the screen starts at a whole pixel at any scale.
    var sideMargin: Double { side + keyDepth }
    var endMargin: Double { end + keyDepth }

    /// A button on an edge of the body.
    struct Key: Equatable {
        enum Edge { case left, right, top }
        var edge: Edge
        /// Along the edge, from its top or left end. > Units: points.
        var start: Double
        var length: Double
    }

    static func keys(of device: Device, bodyWidth: Double, bodyHeight: Double) -> [Key] {
        guard device.idiom == .phone else {
            let power = Key(edge: .top, start: bodyWidth - 120, length: 56)
            let volume = [Key(edge: .right, start: 84, length: 44), Key(edge: .right, start: 136, length: 44)]
            return [power] + volume
        }
        // As fractions of the height: their position is similar on all models.
        let power = Key(edge: .right, start: bodyHeight * 0.265, length: bodyHeight * 0.115)
        let volume = [0.255, 0.335].map { Key(edge: .left, start: bodyHeight * $0, length: bodyHeight * 0.066) }
        return [Key(edge: .left, start: bodyHeight * 0.185, length: bodyHeight * 0.036), power] + volume
    }
}

/// The cutout of a screen. > Units: points. > Confidence: R.
enum CutoutMetrics {
    static let notchWidth = 209.0
    static let notchHeight = 30.0
    static let notchCorner = 20.0
    /// The small outward curve where the notch meets the edge.
    static let notchFlare = 6.0
    static let islandWidth = 125.0
    static let islandHeight = 37.0
    static let islandTop = 11.0
}

/// > Units: points. > Confidence: R.
enum HomeIndicatorMetrics {
    static let thickness = 5.0
    static let gap = 8.0

    static func length(_ idiom: DeviceState.Idiom, isPortrait: Bool, width: Double) -> Double {
        switch (idiom, isPortrait) {
        case (.phone, true): 134
        case (.phone, false): 209
        case (.pad, _): (width * 0.305).rounded()
        }
    }
}
