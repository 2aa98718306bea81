internal import Foundation

/// Writes a quantity with its unit, by Foundation's ICU.
struct MeasurementText {
    var locale: Locale
    var width = UnitFormatting.Width.short
    /// ICU's name of what the quantity is for, which chooses the unit: "default", "road". Nil keeps the unit.
    var usage: String?
    /// Writes the number; ICU does without one.
    var number: ((Double) -> String?)?
    /// Whether a temperature is without its scale: "25°".
    var hidesScale = false

    /// ICU's digits without one of its own, which is two significant ones at most for a usage.
    private static let allDigits = ".############"

    /// > Parameters: unit: CLDR's identifier.
    func text(_ value: Double, unit: String) -> String? {
        guard value.isFinite else { return nil }
        if hidesScale, ["celsius", "fahrenheit", "kelvin"].contains(unit), usage != nil {
            guard let shown = convertedValue(value, unit: unit) else { return nil }
            return MeasurementText(locale: locale, width: width, number: number ?? rounded).text(shown, unit: "temperature")
        }
        let name = unit == "temperature" ? "measure-unit/temperature-generic" : "unit/\(unit)"
        let skeleton = [name, usage.map { "usage/\($0)" }, width.skeleton].compactMap { $0 }.joined(separator: " ")
        guard let number else {
            return UnitFormatting.number(value, skeleton: usage == nil ? skeleton + " .###" : skeleton, locale: locale)
        }
        guard let whole = UnitFormatting.number(value, skeleton: "\(skeleton) \(Self.allDigits)", locale: locale),
            let shown = usage == nil ? value : convertedValue(value, unit: unit), let digits = number(shown)
        else { return nil }
        // Several units ("5 feet, 11 inches") have several numbers, which are ICU's.
        guard let written = UnitFormatting.number(shown, skeleton: Self.allDigits, locale: locale), let place = whole.range(of: written)
        else {
            return UnitFormatting.number(value, skeleton: skeleton, locale: locale)
        }
        return whole.replacingCharacters(in: place, with: digits)
    }

    private func rounded(_ value: Double) -> String? { UnitFormatting.number(value, skeleton: ".", locale: locale) }

    /// The value in the unit that the usage chooses. The unit depends on the region alone, so the number is read from English.
    private func convertedValue(_ value: Double, unit: String) -> Double? {
        guard let usage else { return value }
        let english = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
        let skeleton = "unit/\(unit) usage/\(usage) unit-width-narrow group-off \(Self.allDigits)"
        guard let text = UnitFormatting.number(value, skeleton: skeleton, locale: english) else { return nil }
        // English in Germany has a decimal comma.
        return Double(text.replacing(",", with: ".").prefix { $0.isNumber || $0 == "." || $0 == "-" })
    }
}
