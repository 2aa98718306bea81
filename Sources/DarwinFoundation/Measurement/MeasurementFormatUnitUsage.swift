public import Foundation

/// What a measurement is for, which chooses the unit that it is shown in.
///
/// > Contract: Foundation, MeasurementFormatUnitUsage.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// ICU's name; nil keeps the measurement's unit.
    let name: String?

    init(_ name: String?) { self.name = name }

    /// The region's units for this kind of quantity.
    public static var general: MeasurementFormatUnitUsage { .init("default") }
    /// The measurement's own unit.
    public static var asProvided: MeasurementFormatUnitUsage { .init(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The size of a human body's parts.
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// The height of a human, in feet and inches where the region uses them.
    public static var personHeight: MeasurementFormatUnitUsage { .init("person-height") }
    /// Distances on roads.
    public static var road: MeasurementFormatUnitUsage { .init("road") }
    /// The focal length of an optical system.
    public static var focalLength: MeasurementFormatUnitUsage { .init("focal-length") }
    /// Amounts of rain.
    public static var rainfall: MeasurementFormatUnitUsage { .init("rainfall") }
    /// Depths of snow.
    public static var snowfall: MeasurementFormatUnitUsage { .init("snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a human.
    public static var personWeight: MeasurementFormatUnitUsage { .init("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food.
    public static var food: MeasurementFormatUnitUsage { .init("food") }
    /// The energy used by exercise.
    public static var workout: MeasurementFormatUnitUsage { .init("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a human body.
    public static var person: MeasurementFormatUnitUsage { .init("person") }
    /// The temperature of the air.
    public static var weather: MeasurementFormatUnitUsage { .init("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Amounts of liquids.
    public static var liquid: MeasurementFormatUnitUsage { .init("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: MeasurementFormatUnitUsage { .init("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: MeasurementFormatUnitUsage { .init("baromtrc") }
}
