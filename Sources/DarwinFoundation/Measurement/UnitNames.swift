internal import Foundation

/// What ICU calls Foundation's units.
enum UnitNames {
    /// CLDR's identifier of a unit; nil for an app's own unit, and for those that CLDR has no name for.
    static func name(of unit: Unit) -> String? { names[key(unit)] }

    private static func key(_ unit: Unit) -> String { "\(type(of: unit)) \(unit.symbol)" }

    private static let names: [String: String] = Dictionary(
        [length, weights, volumes, times, physics, information, areas].joined().map { (key($0.0), $0.1) },
        uniquingKeysWith: { first, _ in first })

    private static var length: [(Unit, String)] {
        [
            (UnitLength.kilometers, "kilometer"), (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"),
            (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
            (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"), (UnitLength.yards, "yard"),
            (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
            (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
        ]
    }

    private static var weights: [(Unit, String)] {
        [
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.centigrams, "centigram"),
            (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"), (UnitMass.nanograms, "nanogram"),
            (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"),
            (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
        ]
    }

    private static var volumes: [(Unit, String)] {
        [
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
            (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
            (UnitVolume.cubicDecimeters, "cubic-decimeter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
            (UnitVolume.cubicMillimeters, "cubic-millimeter"), (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"), (UnitVolume.acreFeet, "acre-foot"),
            (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
            (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
            (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
        ]
    }

    private static var areas: [(Unit, String)] {
        [
            (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
            (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
            (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        ]
    }

    private static var times: [(Unit, String)] {
        [
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond"), (UnitSpeed.metersPerSecond, "meter-per-second"),
            (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
            (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"),
        ]
    }

    private static var physics: [(Unit, String)] {
        [
            (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"), (UnitTemperature.kelvin, "kelvin"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
            (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.gigawatts, "gigawatt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"),
            (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"), (UnitPressure.hectopascals, "hectopascal"),
            (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
            (UnitPressure.newtonsPerMetersSquared, "pascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
            (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"), (UnitAngle.degrees, "degree"),
            (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
            (UnitAngle.revolutions, "revolution"), (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
            (UnitAcceleration.gravity, "g-force"), (UnitElectricCurrent.amperes, "ampere"),
            (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricResistance.ohms, "ohm"), (UnitIlluminance.lux, "lux"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"), (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
        ]
    }

    private static var information: [(Unit, String)] {
        [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobits, "kilobit"),
            (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabits, "megabit"),
            (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.gigabits, "gigabit"),
            (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabits, "terabit"),
            (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.petabytes, "petabyte"),
        ]
    }
}
