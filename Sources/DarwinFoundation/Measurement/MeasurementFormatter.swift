public import Foundation

/// Writes measurements in the units of the device's region: "3.107 mi", "25 °C".
///
/// Lengths, masses, temperatures, speeds, areas, volumes and fuel efficiency are converted, others keep their unit. An app's own unit has
/// its symbol.
///
/// > Isolation: one thread at a time, as Foundation's formatters. > Contract: Foundation, MeasurementFormatter.
open class MeasurementFormatter: Formatter, NSSecureCoding {
    /// Which unit a measurement is shown in.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the measurement's unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Takes the unit that fits the value's size: metres, not kilometres, for 100 of them.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// "25°"
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// None unless set: the region's unit for long distances and large quantities.
    open var unitOptions: UnitOptions = []
    /// How the unit is written: `.short` in the narrowest form, `.medium` as an abbreviation, `.long` in words.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The device's unless set.
    open var locale: Locale! {
        get { ownLocale ?? .autoupdatingCurrent }
        set { ownLocale = newValue }
    }
    /// Decimal unless set, in the formatter's locale.
    open var numberFormatter: NumberFormatter! {
        get {
            if let ownNumberFormatter { return ownNumberFormatter }
            let made = NumberFormatter()
            made.numberStyle = .decimal
            made.locale = locale
            return made
        }
        set { ownNumberFormatter = newValue }
    }
    private var ownLocale: Locale?
    private var ownNumberFormatter: NumberFormatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        unitOptions = UnitOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.unitOptions")))
        unitStyle = Formatter.UnitStyle(rawValue: coder.decodeInteger(forKey: "NS.unitStyle")) ?? .medium
        ownLocale = coder.decodeObject(of: NSLocale.self, forKey: "NS.locale") as Locale?
    }

    public static var supportsSecureCoding: Bool { true }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int(bitPattern: unitOptions.rawValue), forKey: "NS.unitOptions")
        coder.encode(unitStyle.rawValue, forKey: "NS.unitStyle")
        if let ownLocale { coder.encode(ownLocale as NSLocale, forKey: "NS.locale") }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MeasurementFormatter()
        (copy.unitOptions, copy.unitStyle, copy.ownLocale) = (unitOptions, unitStyle, ownLocale)
        copy.ownNumberFormatter = ownNumberFormatter?.copy() as? NumberFormatter
        return copy
    }

    /// The measurement as text, in the unit that the options and the region choose.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(measurement.value, measurement.unit)
    }

    /// A unit's name or symbol, as it is after more than one: "kilometers".
    open func string(from unit: Unit) -> String {
        let two = 2.0
        let text = MeasurementText(locale: locale, width: width)
        guard let name = UnitNames.name(of: unit), let whole = text.text(two, unit: name),
            let digits = UnitFormatting.number(two, skeleton: ".", locale: locale)
        else { return unit.symbol }
        return whole.replacing(digits, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Of a `Measurement` or an `NSMeasurement`; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as any AnyMeasurement: string(measurement.value, measurement.anyUnit)
        case let measurement as NSMeasurement: string(measurement.doubleValue, measurement.unit)
        default: nil
        }
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        var (value, unit) = (value, unit)
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            (value, unit) = PreferredUnits(locale).localized(value, dimension, scales: unitOptions.contains(.naturalScale))
        }
        let numbers: NumberFormatter = numberFormatter
        let digits = { (value: Double) in numbers.string(from: NSNumber(value: value)) }
        var name = UnitNames.name(of: unit)
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { name = "temperature" }
        let text = MeasurementText(locale: locale, width: width, number: digits)
        return name.flatMap { text.text(value, unit: $0) } ?? "\(digits(value) ?? String(value)) \(unit.symbol)"
    }

    private var width: UnitFormatting.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .full
        }
    }
}

/// Any measurement, whatever its unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
