internal import Foundation

/// The units of a region in which measurements are shown, the largest first.
struct PreferredUnits {
    private enum System { case metric, american, british }
    private let system: System
    private let usesFahrenheit: Bool

    init(_ locale: Locale) {
        let region = locale.region?.identifier
        switch locale.measurementSystem {
        case .us: system = .american
        case .uk: system = .british
        default: system = .metric
        }
        usesFahrenheit =
            region.map { ["US", "BS", "BZ", "KY", "PR", "PW", "GU", "VI", "AS", "MP", "UM", "FM", "MH"].contains($0) } ?? false
    }

    /// None for what has the same units everywhere.
    func units(for unit: Dimension) -> [Dimension] {
        switch unit {
        case is UnitLength:
            system == .metric
                ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
                : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        case is UnitMass:
            system == .american ? [UnitMass.pounds, UnitMass.ounces] : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
        case is UnitTemperature: [usesFahrenheit ? UnitTemperature.fahrenheit : .celsius]
        case is UnitSpeed: [system == .metric ? UnitSpeed.kilometersPerHour : .milesPerHour]
        case is UnitArea:
            system == .metric
                ? [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters]
                : [UnitArea.squareMiles, UnitArea.squareFeet, UnitArea.squareInches]
        case is UnitVolume:
            system == .american ? [UnitVolume.gallons, UnitVolume.fluidOunces] : [UnitVolume.liters, UnitVolume.milliliters]
        case is UnitFuelEfficiency: system == .american ? [UnitFuelEfficiency.milesPerGallon] : [UnitFuelEfficiency.litersPer100Kilometers]
        default: []
        }
    }

    /// A measurement in the region's unit.
    ///
    /// > Parameters: scales: whether the largest unit is taken in which the value is 1 or more; otherwise the largest unit.
    func localized(_ value: Double, _ unit: Dimension, scales: Bool) -> (value: Double, unit: Dimension) {
        let units = units(for: unit)
        guard let largest = units.first else { return (value, unit) }
        let measurement = Measurement(value: value, unit: unit)
        let converted = units.map { (measurement.converted(to: $0).value, $0) }
        guard scales else { return converted.first ?? (value, largest) }
        return converted.first { abs($0.0) >= 1 } ?? converted.last ?? (value, unit)
    }
}
