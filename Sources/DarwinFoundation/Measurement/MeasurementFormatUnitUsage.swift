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
    public static var user: MeasurementFormatUnitUsage { .init("person") }
    public static var personHeight: MeasurementFormatUnitUsage { .init("person-height") }
    public static var road: MeasurementFormatUnitUsage { .init("road") }
    public static var focalLength: MeasurementFormatUnitUsage { .init("focal-length") }
    public static var rainfall: MeasurementFormatUnitUsage { .init("rainfall") }
    public static var snowfall: MeasurementFormatUnitUsage { .init("snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: MeasurementFormatUnitUsage { .init("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: MeasurementFormatUnitUsage { .init("food") }
    public static var workout: MeasurementFormatUnitUsage { .init("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var user: MeasurementFormatUnitUsage { .init("person") }
    public static var weather: MeasurementFormatUnitUsage { .init("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    public static var liquid: MeasurementFormatUnitUsage { .init("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    public static var wind: MeasurementFormatUnitUsage { .init("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    public static var barometric: MeasurementFormatUnitUsage { .init("baromtrc") }
}
