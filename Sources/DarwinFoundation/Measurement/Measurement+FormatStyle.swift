public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the unit that its usage has in a region: "3.1 mi".
    ///
    /// > Contract: Foundation, Measurement.FormatStyle.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How a measurement's unit is written: in words, as an abbreviation, or as short as possible.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: UnitFormatting.Width

            /// "3.1 miles"
            public static var wide: UnitWidth { UnitWidth(width: .full) }
            /// "3.1 mi"
            public static var abbreviated: UnitWidth { UnitWidth(width: .short) }
            /// "3.1mi"
            public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// Whether a temperature is without its scale: "25°".
        public var hidesScaleName = false
        /// The locale of the text, and of the region's units.
        public var locale: Locale
        /// What the measurement is for, which chooses the unit; `.general` by default.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// Writes the number. Without one, a value in the region's unit has two significant digits at most after the decimal point.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style; without a number style, numbers are decimal in the locale.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        /// The measurement as text, converted to the unit of the usage and the region.
        public func format(_ value: Measurement<UnitType>) -> String {
            var text = MeasurementText(locale: locale, width: width.width, usage: usage?.name, hidesScale: hidesScaleName)
            if let style = numberFormatStyle?.locale(locale) { text.number = { style.format($0) } }
            let name = UnitNames.name(of: value.unit)
            if hidesScaleName, usage?.name == nil, value.unit is UnitTemperature {
                return text.text(value.value, unit: "temperature") ?? plain(value)
            }
            return name.flatMap { text.text(value.value, unit: $0) } ?? plain(value)
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// An app's own unit.
        private func plain(_ value: Measurement<UnitType>) -> String {
            let digits = (numberFormatStyle ?? .number).locale(locale).format(value.value)
            return "\(digits) \(value.unit.symbol)"
        }
    }

    /// The measurement in the region's unit: "3.1 mi".
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement as the style formats it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    /// A style that writes measurements with their units, in the unit of the usage and the region.
    ///
    /// > Contract: Foundation, FormatStyle.measurement(width:usage:numberFormatStyle:).
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, which may leave out the name of the scale.
    ///
    /// > Contract: Foundation, FormatStyle.measurement(width:usage:hidesScaleName:numberFormatStyle:).
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
