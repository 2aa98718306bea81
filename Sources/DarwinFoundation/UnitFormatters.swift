internal import Foundation

// Lengths, masses and energies in the language of the formatter's locale. Foundation on Linux has English names and symbols only; CSystem
// puts these in the place of its methods. English stays as it is there.

extension LengthFormatter {
    @_silgen_name("$s10Foundation15LengthFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
    private final func foundationString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    @_silgen_name("$s10Foundation15LengthFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
    private final func foundationUnit(fromValue value: Double, unit: LengthFormatter.Unit) -> String

    /// > Contract: Foundation, LengthFormatter.string(fromValue:unit:).
    @_silgen_name("ferry_length_string")
    final func deviceString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        UnitFormatterText(numberFormatter, unitStyle)?.text(value, name(unit)) ?? foundationString(fromValue: value, unit: unit)
    }

    /// > Contract: Foundation, LengthFormatter.unitString(fromValue:unit:).
    @_silgen_name("ferry_length_unit")
    final func deviceUnit(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
        UnitFormatterText(numberFormatter, unitStyle)?.unit(value, name(unit)) ?? foundationUnit(fromValue: value, unit: unit)
    }

    private func name(_ unit: LengthFormatter.Unit) -> String {
        switch unit {
        case .millimeter: "millimeter"
        case .centimeter: "centimeter"
        case .meter: "meter"
        case .kilometer: "kilometer"
        case .inch: "inch"
        case .foot: "foot"
        case .yard: "yard"
        case .mile: "mile"
        }
    }
}

extension MassFormatter {
    @_silgen_name("$s10Foundation13MassFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
    private final func foundationString(fromValue value: Double, unit: MassFormatter.Unit) -> String
    @_silgen_name("$s10Foundation13MassFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
    private final func foundationUnit(fromValue value: Double, unit: MassFormatter.Unit) -> String

    /// > Contract: Foundation, MassFormatter.string(fromValue:unit:).
    @_silgen_name("ferry_mass_string")
    final func deviceString(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        // A stone has pounds in it.
        guard unit != .stone else { return foundationString(fromValue: value, unit: unit) }
        return UnitFormatterText(numberFormatter, unitStyle)?.text(value, name(unit)) ?? foundationString(fromValue: value, unit: unit)
    }

    /// > Contract: Foundation, MassFormatter.unitString(fromValue:unit:).
    @_silgen_name("ferry_mass_unit")
    final func deviceUnit(fromValue value: Double, unit: MassFormatter.Unit) -> String {
        UnitFormatterText(numberFormatter, unitStyle)?.unit(value, name(unit)) ?? foundationUnit(fromValue: value, unit: unit)
    }

    private func name(_ unit: MassFormatter.Unit) -> String {
        switch unit {
        case .gram: "gram"
        case .kilogram: "kilogram"
        case .ounce: "ounce"
        case .pound: "pound"
        case .stone: "stone"
        }
    }
}

extension EnergyFormatter {
    @_silgen_name("$s10Foundation15EnergyFormatterC6string9fromValue4unitSSSd_AC4UnitOtF")
    private final func foundationString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    @_silgen_name("$s10Foundation15EnergyFormatterC10unitString9fromValue0D0SSSd_AC4UnitOtF")
    private final func foundationUnit(fromValue value: Double, unit: EnergyFormatter.Unit) -> String

    /// > Contract: Foundation, EnergyFormatter.string(fromValue:unit:).
    @_silgen_name("ferry_energy_string")
    final func deviceString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        UnitFormatterText(numberFormatter, unitStyle)?.text(value, name(unit)) ?? foundationString(fromValue: value, unit: unit)
    }

    /// > Contract: Foundation, EnergyFormatter.unitString(fromValue:unit:).
    @_silgen_name("ferry_energy_unit")
    final func deviceUnit(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
        UnitFormatterText(numberFormatter, unitStyle)?.unit(value, name(unit)) ?? foundationUnit(fromValue: value, unit: unit)
    }

    private func name(_ unit: EnergyFormatter.Unit) -> String {
        switch unit {
        case .joule: "joule"
        case .kilojoule: "kilojoule"
        case .calorie: "calorie"
        case .kilocalorie: "kilocalorie"
        }
    }
}

/// A quantity by a number formatter's locale; none for English, which Foundation writes itself.
private struct UnitFormatterText {
    let numbers: NumberFormatter
    let locale: Locale
    let width: UnitFormatting.Width

    init?(_ numbers: NumberFormatter?, _ style: Formatter.UnitStyle) {
        guard let numbers, let locale = numbers.locale, locale.language.languageCode?.identifier != "en" else { return nil }
        (self.numbers, self.locale) = (numbers, locale)
        width =
            switch style {
            case .short: .narrow
            case .medium: .short
            case .long: .full
            }
    }

    func text(_ value: Double, _ name: String) -> String? {
        MeasurementText(locale: locale, width: width, number: { numbers.string(from: NSNumber(value: $0)) }).text(value, unit: name)
    }

    func unit(_ value: Double, _ name: String) -> String? {
        let placeholder = "\u{FFFC}"
        let text = MeasurementText(locale: locale, width: width, number: { _ in placeholder }).text(value, unit: name)
        return text?.replacing(placeholder, with: "").trimmingCharacters(in: .whitespaces)
    }
}
