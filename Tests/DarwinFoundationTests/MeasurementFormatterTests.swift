import DarwinFoundation
import Foundation
import Testing

@Suite("MeasurementFormatter and Measurement.formatted")
struct MeasurementFormatterTests {
    private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        (formatter.locale, formatter.unitOptions) = (Locale(identifier: locale), options)
        return formatter
    }

    @Test("converts to the region's unit and writes three fraction digits")
    func regions() {
        let american = formatter("en_US")
        #expect(american.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        #expect(american.string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == "77°F")
        #expect(american.string(from: Measurement(value: 80, unit: UnitMass.kilograms)) == "176.37 lb")
        #expect(american.string(from: Measurement(value: 90, unit: UnitSpeed.kilometersPerHour)) == "55.923 mph")
        let german = formatter("de_DE")
        #expect(german.string(from: Measurement(value: 5.25, unit: UnitLength.kilometers)) == "5,25 km")
        #expect(german.string(from: Measurement(value: 1, unit: UnitLength.miles)) == "1,609 km")
        #expect(german.string(from: Measurement(value: 77, unit: UnitTemperature.fahrenheit)) == "25 °C")
        #expect(formatter("en_GB").string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == "25°C")
    }

    @Test("keeps the provided unit, takes the natural scale, hides a temperature's unit")
    func options() {
        let hundred = Measurement(value: 100, unit: UnitLength.meters)
        #expect(formatter("en_US").string(from: hundred) == "0.062 mi")
        #expect(formatter("en_US", .naturalScale).string(from: hundred) == "328.084 ft")
        #expect(formatter("en_US", .providedUnit).string(from: hundred) == "100 m")
        #expect(formatter("de_DE").string(from: hundred) == "0,1 km")
        #expect(formatter("de_DE", .naturalScale).string(from: hundred) == "100 m")
        let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
        #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "77°")
        #expect(formatter("en_US", [.providedUnit, .temperatureWithoutUnit]).string(from: warm) == "25°")
    }

    @Test("styles, the formatter of numbers and units alone")
    func styles() {
        let formatter = formatter("en_US", .providedUnit)
        let length = Measurement(value: 1.5, unit: UnitLength.kilometers)
        formatter.unitStyle = .short
        #expect(formatter.string(from: length) == "1.5km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: length) == "1.5 kilometers")
        #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
        let numbers = NumberFormatter()
        (numbers.locale, numbers.numberStyle, numbers.minimumFractionDigits) = (Locale(identifier: "en_US"), .decimal, 2)
        (formatter.numberFormatter, formatter.unitStyle) = (numbers, .medium)
        #expect(formatter.string(from: Measurement(value: 1234, unit: UnitMass.grams)) == "1,234.00 g")
        #expect(formatter.string(from: UnitDuration.hours) == "hr")
    }

    @Test("any measurement, and an app's own unit by its symbol")
    func anyUnit() {
        let formatter = formatter("en_US")
        let apples = Unit(symbol: "apples")
        #expect(formatter.string(from: Measurement(value: 2, unit: apples)) == "2 apples")
        #expect(formatter.string(from: apples) == "apples")
        #expect(formatter.string(for: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        #expect(formatter.string(for: NSMeasurement(doubleValue: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        #expect(formatter.string(for: 5) == nil)
    }

    @Test("formatted() shows two digits in the region's unit")
    func formatted() {
        let american = Locale(identifier: "en_US")
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
        #expect(style.format(Measurement(value: 5, unit: .kilometers)) == "3.1 mi")
        #expect(Measurement(value: 100, unit: UnitLength.meters).formatted(style) == "328 ft")
        #expect(Measurement(value: 5, unit: UnitLength.kilometers).formatted().hasSuffix(" mi"))
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american)) == "5 feet, 11 inches")
        let german = Locale(identifier: "de_DE")
        #expect(height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(german)) == "180 cm")
    }

    @Test("a usage, a style of numbers and a hidden scale")
    func usages() {
        let trip = Measurement(value: 5.2222, unit: UnitLength.kilometers)
        let (american, german) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
        #expect(trip.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "5.222km")
        let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(trip.formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: digits).locale(american)) == "3.24 miles")
        #expect(trip.formatted(.measurement(width: .wide, usage: .road, numberFormatStyle: digits).locale(german)) == "5,22 Kilometer")
        let warm = Measurement(value: 25.4, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(american)) == "78°")
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale(german)) == "25,4°")
    }
}
